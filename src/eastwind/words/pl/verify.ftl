# Czy tasowanie było uczciwe: partia policzona jeszcze raz w przeglądarce.

verify-title = Czy tasowanie było uczciwe?
verify-intro = Przed partią serwer obiecuje tajemnicę, a po partii ją ujawnia. Tutaj, w twojej przeglądarce, liczymy z niej jeszcze raz wszystkie mury, wszystkie rzuty i miejsca: nikogo nie pytając i nikomu nie wierząc na słowo.
verify-record = Zapis partii
verify-record-line = Wklej zapis albo otwórz plik, który można pobrać na końcu partii.
verify-open = Otwórz plik
verify-no-seat = Ta przeglądarka nie ma miejsca przy tamtym stole. Mając zapis, partię i tak można sprawdzić.
verify-holds = { $hands ->
    [one] Jedyny mur tej partii wynika z obiecanej tajemnicy, kamień po kamieniu.
    [few] Wszystkie { $hands } mury tej partii wynikają z obiecanej tajemnicy, kamień po kamieniu.
    [many] Wszystkie { $hands } murów tej partii wynika z obiecanej tajemnicy, kamień po kamieniu.
   *[other] Wszystkie { $hands } muru tej partii wynika z obiecanej tajemnicy, kamień po kamieniu.
  }
verify-fails = Nie wszystko tutaj wynika z obiecanej tajemnicy
verify-promise = To ta sama tajemnica, którą obiecano przed partią.
    .not = To nie jest obiecana tajemnica: ma inny odcisk.
verify-known = To ta sama obietnica, którą ta przeglądarka dostała, gdy siadano do stołu.
    .not = Gdy siadano do stołu, przeglądarka dostała inną obietnicę.
verify-nonce = To, co twoja przeglądarka dodała do tasowania, jest w nim.
    .not = Tego, co twoja przeglądarka dodała do tasowania, w nim nie ma.
verify-seats = O miejscach zdecydowały kostki.
    .not = Z rzutów wynikają inne miejsca albo inny pierwszy Wschód.
verify-walls = Każdy mur jest taki jak wyliczony.
    .not = { $count ->
        [one] Jeden mur różni się od wyliczonego.
        [few] { $count } mury różnią się od wyliczonych.
        [many] { $count } murów różni się od wyliczonych.
       *[other] { $count } muru różni się od wyliczonych.
      }
verify-dice = Wszystkie rzuty, którymi otwierano mury, są takie jak wyliczone.
    .not = { $count ->
        [one] W jednym rozdaniu rzuty są inne.
        [few] W { $count } rozdaniach rzuty są inne.
        [many] W { $count } rozdaniach rzuty są inne.
       *[other] W { $count } rozdania rzuty są inne.
      }
verify-of-matches = Partie w pliku: { $count }; w całości wynikają z obiecanych tajemnic: { $holding }.
verify-match = Partia
verify-hands = Rozdanie po rozdaniu
verify-hand-differs = różni się
verify-hand-dice = Rzuty: { $dice }
verify-wall = Wyliczony mur rozdania { $hand }
verify-unfit-unreadable = To nie jest zapis partii, który strona umie odczytać: w zapisie każdy wiersz zaczyna się od nawiasu klamrowego.
verify-unfit-not-over = Ta partia się nie skończyła: jej tajemnicy jeszcze nie ujawniono.
verify-how = Jak to się liczy
verify-how-line = Sposób opisano w docs/shuffle.md, więc każdy może go powtórzyć w dowolnym języku; to samo robi eastwind verify z wiersza poleceń.
verify-link = Wylicz mury jeszcze raz
