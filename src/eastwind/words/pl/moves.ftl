# Klucz przechodzi na inne urządzenie; stoły otwarte w domu.

move-title = Na innym urządzeniu
    .about = Twoje miejsca i partie przejdą tam przez kod, który działa raz.
move-begin = Zabierz miejsca ze sobą
move-code = Otwórz to na innym urządzeniu
    .about = Kto otworzy pierwszy, dostanie twoje miejsca. Kod działa pięć minut.
move-keep = Zostaw je też tutaj
move-none = Ta przeglądarka nie ma jeszcze żadnego miejsca.
move-done = Twoje miejsca są już na innym urządzeniu.
move-ask = { $count ->
    [one] Przeszło { $count } miejsce.
    [few] Przeszły { $count } miejsca.
    [many] Przeszło { $count } miejsc.
   *[other] Przeszło { $count } miejsca.
  }
move-take = Przejmij miejsca
move-line = Miejsca z twojego innego urządzenia można tu przejąć, raz.
move-matches = Do moich partii
house-open = Otwarte w domu
house-none = Nikt teraz nie czeka na innych.
house-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
