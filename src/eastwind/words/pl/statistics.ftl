# Statystyki tego, co jest przechowane: rozdania, wygrane, partie.

statistics-title = Statystyki
    .line = Rozdania, wygrane i partie tej przeglądarki w liczbach
statistics-none = Jeszcze nic nie zagrano
statistics-none-line = Gdy skończysz przy stole choć jedno rozdanie, pojawią się tu jego liczby. Liczą się stoły, przy których ta przeglądarka ma miejsce. Liczby pasjansa i gry „Połącz” pojawią się po pierwszej zakończonej grze.
statistics-asking = Liczymy… { $done } z { $of }
statistics-rules = Zasady
statistics-all-rules = Wszystkie zasady
statistics-matches = Partie
statistics-finished = zagrane do końca: { $count }
statistics-hands = Rozdania
statistics-wins = Wygrane
statistics-share = { $share } wszystkich rozdań
statistics-worth = Średnia wartość wygranej
statistics-worth-differs = różne zasady liczą różnie: wybierz jedne
statistics-best = Najlepsza ręka
statistics-best-none = Jeszcze żadnej wygranej.
statistics-firsts = Pierwsze miejsca
statistics-by-rules = Według zasad
statistics-by-opponent = Według przeciwników
statistics-opponent = Przeciwnik
statistics-persons = Ludzie
statistics-by-opponent-line = Partia liczy się dla każdego rodzaju bota, który siedział przy stole.
statistics-course = Wyniki partia po partii
statistics-course-caption = Ostatnie skończone partie ({ $count }), najnowsza po prawej; tabela ma to samo w liczbach.
statistics-worths = Ile były warte wygrane
statistics-worths-caption = Ile rozdań wygrano, według wartości ręki.
statistics-table = Wszystkie partie
statistics-search = Szukaj: zasady, imiona, data
statistics-nothing = Żadna partia nie pasuje.
statistics-opened = Zaczęta
statistics-opponents = Przeciwnicy
statistics-score = Wynik
statistics-place = Miejsce
statistics-state = Stan
statistics-going = w toku
statistics-over = skończona
statistics-left = zakończona przed czasem
statistics-helped = z pomocą
statistics-help = Pomoc
statistics-help-any = z pomocą i bez
statistics-help-with = tylko z pomocą
statistics-help-without = tylko bez pomocy
statistics-go-on = Graj dalej
statistics-look = Wynik końcowy
statistics-replay = Powtórka
statistics-show-all = Pokaż wszystkie: { $count }
statistics-failed = Nie udało się pobrać liczb.
statistics-gone = { $count ->
    [one] { $count } stołu nie ma już na serwerze.
    [few] { $count } stołów nie ma już na serwerze.
    [many] { $count } stołów nie ma już na serwerze.
   *[other] { $count } stołu nie ma już na serwerze.
}
statistics-gain = Średnio na rozdanie
statistics-places = Miejsca partia po partii
statistics-places-caption = Ostatnie partie dograne do końca ({ $count }), najnowsza po prawej; na górze pierwsze miejsce.
statistics-reading = Czytamy zapisy… { $done } z { $of }
statistics-won-by = Dzięki czemu wygrywasz
statistics-won-how = Skąd przyszedł ostatni kamień
statistics-won-rules = Co było na rachunku
statistics-won-rules-line = W ilu wygranych rozdaniach to było; rozdanie liczy się dla wiersza raz.
statistics-paid = Zapłacone i otrzymane
statistics-paid-to = zapłacone
statistics-paid-from = otrzymane
statistics-paid-balance = Saldo
statistics-paid-line = Według imion, z zakończonych partii.
statistics-verify-record = Sprawdź tasowanie z zapisu
statistics-forget = Usuń partię: { $opened }
statistics-forget-title = Usunąć tę partię?
statistics-forget-line = { $rules }, { $opened }. Przeglądarka odda klucz do swojego miejsca: partia zniknie z listy i nie da się jej stąd otworzyć. Wcześniej można zapisać jej zapis do pliku.
statistics-forget-do = Usuń
statistics-forget-not = Zostaw
statistics-save = { $count ->
    [one] Zapisz { $count } partię do pliku
    [few] Zapisz { $count } partie w jednym pliku
    [many] Zapisz { $count } partii w jednym pliku
   *[other] Zapisz { $count } partii w jednym pliku
  }

statistics-solo-row = Najwięcej z rzędu
statistics-solo-days = Ułożone rozdania dnia
statistics-solo-open = Przejdź
statistics-connect-level = Najwyższy osiągnięty poziom
statistics-connect-best = Najlepszy wynik
statistics-connect-points = { $score }, do poziomu { $level }
statistics-connect-cleared = Ukończone poziomy
statistics-connect-stars = Gwiazdki
