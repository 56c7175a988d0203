## Księga punktów prawdziwego stołu

scorebook-title = Księga punktów
    .line = Prawdziwe kamienie na prawdziwym stole: kto rozdaje, ile warta jest ręka, kto komu płaci
scorebook-kept = partie z księgi punktów
scorebook-about = Połóż telefon obok i wskazuj kamienie, które leżą na stole. Nikt nie musi liczyć.
scorebook-new = Nowa partia
scorebook-begin = Zaczynamy
scorebook-name = Nazwa partii
scorebook-unnamed = Partia
scorebook-players = Kto gra
scorebook-player = Gracz
scorebook-player-number = Gracz { $number }
scorebook-order = W kolejności gry: najpierw rozdający, potem ten, kto siedzi po jego prawej ręce.
scorebook-dice = Rzuć kostkami, kto zaczyna
scorebook-agreed = Umówione inaczej niż w zasadach
scorebook-rounds = Rundy
scorebook-stock = Z czym każdy zaczyna
scorebook-end = Koniec rozdania
scorebook-drawn = Bez wygranej
scorebook-drawn-short = remis
scorebook-keep = Zapisz
scorebook-undo = Cofnij
scorebook-redo = Ponów
scorebook-more = Więcej
scorebook-sheet = Tabela
scorebook-over = Partia skończona.
scorebook-offline = Brak połączenia: wszystko jest zapisane tutaj i zostanie policzone, gdy serwer odpowie.
scorebook-plain = Połączenie z tym adresem nie jest szyfrowane, więc przeglądarka nie zachowuje samej strony: zapisy zostają na urządzeniu, ale strona otwiera się tylko wtedy, gdy serwer odpowiada. Z serwera z certyfikatem (--certfile i --keyfile) stronę można zainstalować.
scorebook-bill-follows = Brak połączenia: wartość ręki pojawi się, gdy serwer odpowie. Rozdanie można zapisać już teraz.
scorebook-full = Przeglądarka niczego więcej nie zapisze. Zapisz partie do pliku.
scorebook-pen-elsewhere = Tę partię zapisuje inne urządzenie, tutaj można ją tylko oglądać.
scorebook-hand = Rozdanie
scorebook-hand-short = nr { $hand }
scorebook-hand-change = Popraw rozdanie
scorebook-from = wyrzuca { $name }
scorebook-other-winner = Wygrał ktoś inny
scorebook-wins-too = { $name } też wygrywa
scorebook-numbers = Same liczby
scorebook-asked = Czego nie widać po kamieniach
scorebook-rest = Pozostałe kamienie
scorebook-rest-mixed = różne
scorebook-rest-suit = wszystkie w tym kolorze
scorebook-rest-suit-with-honours = ten kolor i honory
scorebook-rest-honours = same honory
scorebook-rest-ends = jedynki, dziewiątki i honory
scorebook-dead-few = Martwa ręka: za mało kamieni
scorebook-dead-many = Martwa ręka: za dużo kamieni
scorebook-danger = Sądząc po tym, co wyłożono, wyrzucony kamień był niebezpieczny: { $rule }.
scorebook-whole = Ręka jest kompletna.
scorebook-too-many = { $tile }: więcej ich nie ma. { $where }.
scorebook-has = { $name } – { $count }
scorebook-correction = Zapisz poprawkę
scorebook-correction-of = poprawka: { $reason }
scorebook-reason = Dlaczego
scorebook-sum = Kwoty dają { $sum }, a powinny dać 0.
scorebook-book = Zapisz
scorebook-false = Fałszywe zgłoszenie
scorebook-false-about = Większość zasad zostawia tę karę graczom. Umówcie się, a księga to zapisze.
scorebook-false-of = fałszywe zgłoszenie: { $name }
scorebook-false-who = Kto zgłosił
scorebook-false-pays = Płaci każdemu z pozostałych
scorebook-false-ends = Rozdanie na tym się kończy
scorebook-save = Zapisz do pliku
scorebook-csv = Do arkusza kalkulacyjnego (CSV)
scorebook-csv-programs = Dla programów (CSV)
scorebook-print = Drukuj
scorebook-archive = Do archiwum
scorebook-unarchive = Wyjmij z archiwum
scorebook-archived = Archiwum ({ $count })
scorebook-delete = Wyrzuć
scorebook-deleted = Wyrzucone ({ $count })
scorebook-restore = Przywróć
scorebook-forget = Usuń na zawsze
scorebook-counters = Liczmany do oddania
scorebook-change = i dostaje z powrotem
scorebook-changes = wymiana
scorebook-holds = Co każdy ma potem
scorebook-owes = Dług: { $debtor } → { $creditor }, { $amount }
scorebook-next = Następne rozdanie
scorebook-forgotten = Wstaw przed nim pominięte rozdanie
scorebook-strike = Skreśl
scorebook-what-if = A gdyby…
scorebook-what-if-about = Zmień opcję zasad „{ $rules }” i zobacz, ile byłoby warte to rozdanie. Księga się nie zmieni.
scorebook-as-played = Jak zagrano
scorebook-then = Wtedy
scorebook-chart = Stan po każdym rozdaniu
scorebook-total = Razem
scorebook-has-now = Ma teraz
scorebook-best = Najcenniejsze ręce
scorebook-wins = Wygrane według miejsc
scorebook-back = Do stołu
scorebook-lost = Tej partii nie ma w tej przeglądarce.
scorebook-all-matches = Wszystkie partie razem
scorebook-matches = Partii
scorebook-won = Wygranych
scorebook-follow = Pozwól innym śledzić
scorebook-follow-about = Kto otworzy link, widzi tę partię, rozdanie po rozdaniu, ale nie może jej zmienić.
scorebook-hand-pen = Oddaj pióro
scorebook-pen-about = Kto otworzy link, ten odtąd zapisuje partię; to urządzenie ją tylko pokazuje.
scorebook-not-followed = Ta partia nie jest teraz udostępniana. Poproś osobę, która ją zapisuje, żeby ją udostępniła.
scorebook-files = Pliki
scorebook-take = Wczytaj plik
scorebook-rules-changed = Zasady tego zestawu zmieniły się, odkąd tę partię tu ostatnio liczono: wychodziło wtedy { $totals }.
scorebook-backup = Zapisz wszystkie partie
scorebook-read-nothing = W pliku { $file } nie ma nic nowego.
scorebook-unsound = { $file }: partii nie wczytano, coś się w niej nie zgadza.
scorebook-not-read = W pliku { $file } nie ma partii.
scorebook-who-won = Kto wygrał?
scorebook-or-number = Albo sama liczba
scorebook-was-ready = { $name }: ręka była zgłoszona jako gotowa
scorebook-pays-all = { $name } płaci za wszystkich
scorebook-sits-before = { $name } gra wcześniej niż { $other }
scorebook-order-seats = W kolejności gry: zaczyna miejsce 1, potem następne.
scorebook-dice-seats = Rzuć kostkami o miejsca
scorebook-leads = Zaczyna: { $name }
scorebook-lay-all = Wskaż kamienie zwycięzcy, zwycięski na końcu.
scorebook-lay-sets = Wskaż grupy, które punktują, albo nic.
scorebook-hands-played = Rozdania
scorebook-by-rules = Według zasad: { $value }
scorebook-was-won = Ktoś jednak wygrał to rozdanie
scorebook-as-of = Stan z { $time }, brak połączenia.
scorebook-cut-off = Brak połączenia: to, co tu widać, może być nieaktualne.
scorebook-pen-went = Tę partię zapisuje teraz inne urządzenie. Możesz dokończyć: to, co zapiszesz, zostanie tutaj.
scorebook-pen-taken = Pióro ma już inne urządzenie. Partię możesz śledzić.
scorebook-follow-here = Śledź partię
scorebook-go-on = Kontynuuj tutaj
scorebook-go-on-about = Gdy nie ma już urządzenia, które zapisuje: „Kontynuuj tutaj” zrobi z tej partii twoją własną. Kto śledzi tę, nowej nie zobaczy.
scorebook-aside = { $count ->
    [one] { $count } wpis zrobiony tutaj nie wszedł do partii.
    [few] { $count } wpisy zrobione tutaj nie weszły do partii.
    [many] { $count } wpisów zrobionych tutaj nie weszło do partii.
   *[other] { $count } wpisu zrobionego tutaj nie ma w partii.
}
scorebook-aside-insert = Wstaw
scorebook-aside-look = Obejrzyj
scorebook-aside-sure = { $count ->
    [one] Wyrzucić { $count } wpis?
    [few] Wyrzucić { $count } wpisy?
    [many] Wyrzucić { $count } wpisów?
   *[other] Wyrzucić { $count } wpisu?
}
scorebook-aside-keep = Zostaw
scorebook-aside-thrown = { $count ->
    [one] Wyrzucono { $count } wpis.
    [few] Wyrzucono { $count } wpisy.
    [many] Wyrzucono { $count } wpisów.
   *[other] Wyrzucono { $count } wpisu.
}
scorebook-aside-struck = Skreślono tutaj:
scorebook-aside-changed = Zmieniono tutaj:
scorebook-aside-called = Tutaj partia nazywa się „{ $name }”.
scorebook-aside-renamed = Nowe imię nadane tutaj ({ $player }): „{ $name }”.
scorebook-aside-needs-pen = Wstawić je może tylko urządzenie z piórem. Poproś osobę, która zapisuje, żeby przysłała ci pióro („Więcej”, „Oddaj pióro”); do tego czasu zostaną tutaj. Albo kontynuuj własną partię.
scorebook-aside-about = Zapisane na tym urządzeniu, gdy pióro miało inne. Po wstawieniu każdy wpis można cofnąć.
scorebook-doubled = Dwóch wpisów tej partii nie dało się odróżnić. Oba zostały, każdy można teraz zmienić lub skreślić osobno.
scorebook-not-sent = Śledzący nie dostają tego, co zapisujesz: { $why }
scorebook-take-all-the-same = Wczytaj mimo to
scorebook-hands = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
    [many] { $count } rozdań
   *[other] { $count } rozdania
}
scorebook-read = { $count ->
    [one] Wczytano { $count } partię.
    [few] Wczytano { $count } partie.
    [many] Wczytano { $count } partii.
   *[other] Wczytano { $count } partii.
}
