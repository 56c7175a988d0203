# Co mówi wiersz poleceń, i imiona botów.

## Przy stole

bot-names = Adam, Basia, Ewa, Marta, Ola, Piotr, Tola, Wojtek

## Pod adresem, który donikąd nie prowadzi

nowhere = Pod tym adresem nic nie ma.
nowhere-home = Na pierwszą stronę Eastwind

## Wiersz poleceń

cli-compiling = Silnik jest kompilowany dla tego komputera; trzeba to zrobić raz, zajmie minutę lub dwie.
cli-code-kept-elsewhere = Skompilowanego kodu nie można zapisać w { $folder } ({ $why }); trafia do { $instead }.
cli-code-not-kept = Skompilowanego kodu nie można zapisać w { $folder } ({ $why }): drobne zadania działają bez kompilacji, do pozostałych powtarza się ona przy każdym uruchomieniu. Inny folder wskazuje EASTWIND_CACHE.
cli-compiled = { $seconds ->
    [one] Skompilowano w { $seconds } sekundę.
    [few] Skompilowano w { $seconds } sekundy.
    [many] Skompilowano w { $seconds } sekund.
   *[other] Skompilowano w { $seconds } sekundy.
}
cli-address = Eastwind jest gotowy: { $address }
cli-address-lan = Eastwind jest gotowy dla wszystkich w domu: { $address }
cli-not-secret = Bez TLS inni w sieci mogą podglądać wymianę danych; --certfile i --keyfile temu zapobiegają.
cli-port-taken = Port { $port } jest zajęty, wybrano inny.
cli-page-not-built = Strona nie jest jeszcze zbudowana: robi to „make page”. Do tego czasu odpowiada tylko serwer.
cli-verified = { $hands ->
    [one] Tasowanie było uczciwe: mur i kostki { $hands } rozdania wynikają z tajemnicy, którą zapowiadał odcisk { $commitment }.
    [few] Tasowanie było uczciwe: mury i kostki { $hands } rozdań wynikają z tajemnicy, którą zapowiadał odcisk { $commitment }.
    [many] Tasowanie było uczciwe: mury i kostki { $hands } rozdań wynikają z tajemnicy, którą zapowiadał odcisk { $commitment }.
   *[other] Tasowanie było uczciwe: mury i kostki { $hands } rozdania wynikają z tajemnicy, którą zapowiadał odcisk { $commitment }.
}

## Plik, w którym przechowywane są stoły

cli-check-counted = { $file }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $hands ->
    [one] { $hands } zakończone rozdanie
    [few] { $hands } zakończone rozdania
    [many] { $hands } zakończonych rozdań
   *[other] { $hands } zakończonego rozdania
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}.
cli-check-whole = Wszystko jest w porządku: każda partia została rozegrana od nowa od pierwszego rozdania i dała to, co zapisano.
cli-check-cut = Stół { $table }, rozdanie { $hand }: dalszego ciągu nie dało się odczytać, więc stół cofnięto i powiedziano o tym graczom ({ $at }).
cli-check-faults = { $count ->
    [one] Znaleziono { $count } błąd.
    [few] Znaleziono { $count } błędy.
    [many] Znaleziono { $count } błędów.
   *[other] Znaleziono { $count } błędu.
}
cli-check-tables = Przy nieuszkodzonych stołach można grać mimo to.
cli-check-advice = Aby przywrócić wcześniejszy stan, zatrzymaj serwer i wstaw kopię zapasową: eastwind restore PLIK
cli-fault-at = Stół { $table }: { $what }
cli-fault-file = plik jest uszkodzony ({ $detail })
cli-fault-reference = wiersz do niczego nie należy ({ $detail })
cli-fault-table = nie da się odczytać jego zasad lub miejsc ({ $detail })
cli-fault-journal = nie da się go rozegrać od nowa ({ $detail })
cli-fault-wall = tasowanie nie jest tym, które obiecano ({ $detail })
cli-fault-bytes = zapis obok dziennika jest inny; obowiązuje dziennik ({ $detail })
cli-fault-results = o zakończonym rozdaniu zapisano co innego, niż rozegrano ({ $detail })
cli-fault-sums = wyniki się nie zgadzają ({ $detail })
cli-backup-made = Plik { $file } został zapisany i jest nieuszkodzony.
cli-backup-refused = Baza danych jest uszkodzona, więc nie zapisano kopii; dotychczasowe kopie pozostają bez zmian.
cli-restored = { $database } jest teraz tym, czym był { $file }.
cli-restored-aside = Baza, która była tam wcześniej, nazywa się teraz { $file }.
cli-restore-refused = Kopia zapasowa jest uszkodzona, więc niczego nie przywrócono; baza danych jest taka jak przedtem.
