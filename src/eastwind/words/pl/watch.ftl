# Ci, którzy oglądają stół bez własnego miejsca.

watch-title = Dla widzów
watch-who = Kto może oglądać
    .about = Przez link, bez miejsca przy stole. Rąk w trwającym rozdaniu nie widzi nikt.
watch-none = Nikt
watch-live = Stół na żywo
watch-later = Skończone rozdania
watch-count = { $count ->
    [0] Nikt nie ogląda
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
  }
watch-link = Link dla widzów
    .about = Kto otworzy ten link, ogląda bez miejsca przy stole.
watch-go = Oglądaj
watch-waiting = Pierwszego rozdania jeszcze nie było.
watch-opening = Stół się otwiera…
watch-later-line = Tu można prześledzić każde skończone rozdanie, ze wszystkimi kamieniami odkrytymi.
watch-first-hand = Trwa pierwsze rozdanie.
watch-match-over = Partia się skończyła.
