# Co mówi wiersz poleceń, i imiona botów.

## Przy stole

bot-names = Basia, Ewa, Felek, Hania, Iga, Jan, Kuba, Lena, Marta, Ola, Staś, Zosia
