# Co mówi wiersz poleceń, i imiona botów.

## Przy stole

bot-names = Basia, Ewa, Felek, Hania, Iga, Jan, Kuba, Lena, Marta, Ola, Staś, Zosia

## Pod adresem, który donikąd nie prowadzi

nowhere = Pod tym adresem nic nie ma.
nowhere-home = Na pierwszą stronę Eastwind

## Wiersz poleceń

cli-compiling = Silnik jest kompilowany dla tego komputera; trzeba to zrobić raz, zajmie minutę lub dwie.
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
    [one] Tasowanie było uczciwe: mur i kości { $hands } rozdania wynikają z tajemnicy, którą zapowiadał odcisk { $commitment }.
    [few] Tasowanie było uczciwe: mury i kości { $hands } rozdań wynikają z tajemnicy, którą zapowiadał odcisk { $commitment }.
    [many] Tasowanie było uczciwe: mury i kości { $hands } rozdań wynikają z tajemnicy, którą zapowiadał odcisk { $commitment }.
   *[other] Tasowanie było uczciwe: mury i kości { $hands } rozdania wynikają z tajemnicy, którą zapowiadał odcisk { $commitment }.
}
