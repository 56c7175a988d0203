# Dlaczego serwer czegoś odmówił: tekst dla każdego kodu błędu.

error-malformed = Serwer nie mógł odczytać tego, co wysłała strona. Nic się nie zmieniło; odśwież stronę.
error-unknown-type = Strona wysłała coś, czego serwer nie zna. Nic się nie zmieniło; odśwież stronę.
error-too-large = To, co wysłała strona, jest za duże dla serwera. Nic się nie zmieniło.
error-impossible-hand = Takiej ręki nie może być.
error-not-found = Nie ma tu tego, o co zapytano.
error-method-not-allowed = Strona zapytała o coś w sposób, którego serwer nie zna. Nic się nie zmieniło; odśwież stronę.
error-wrong-token = To miejsce należy do kogoś innego. Wróć na pierwszą stronę i wybierz swój stół.
error-no-such-table = Tego stołu już nie ma. Otwórz nowy na pierwszej stronie.
error-no-such-simulation = Tej symulacji już nie ma. Rozpocznij nową.
error-no-such-replay = Tej powtórki już nie ma. Otwórz zapis gry jeszcze raz.
error-not-seated = Nie siedzisz przy tym stole. Wróć na pierwszą stronę i wybierz swój stół.
error-illegal-action = Tego nie można teraz zagrać. Nic się nie zmieniło; przyciski pokazują, co można.
error-stale-version = Zanim dotarł twój ruch, na stole coś się zmieniło. Spójrz jeszcze raz i wybierz ponownie.
error-not-your-turn = To nie twoja kolej. Nic się nie zmieniło.
error-hand-not-over = Rozdanie jeszcze trwa.
error-match-over = Partia skończona. Otwórz nowy stół na pierwszej stronie.
error-not-done = Symulacja jeszcze się nie skończyła.
error-busy = Zbyt wiele symulacji już czeka. Spróbuj ponownie za minutę.
error-too-often = Do serwera trafiło zbyt wiele pytań naraz. Spróbuj ponownie za chwilę.
error-preparing = Eastwind jeszcze przygotowuje się do pracy na tym komputerze. Spróbuj za minutę.
error-disk-full = Dysk serwera jest pełny. Ruch nie został zapisany i nic się nie zmieniło; gra potoczy się dalej, gdy tylko znajdzie się miejsce.
error-not-writable = Serwer nie może zapisać swojej bazy danych. Ruch nie został zapisany i nic się nie zmieniło; gra potoczy się dalej, gdy tylko będzie to możliwe.
error-held-up = Bazę danych serwera zajął inny program. Ruch nie został zapisany i nic się nie zmieniło; spróbuj ponownie.
error-database-gone = Baza danych serwera została usunięta, podmieniona lub ucięta w trakcie używania. Ruch nie został zapisany i nic się nie zmieniło; osoba prowadząca serwer musi przywrócić plik na miejsce albo uruchomić serwer ponownie.
error-damaged = Tego, co zapisano o tym stole, nie da się już odczytać. Nic się nie zmieniło; osoba prowadząca serwer może sprawdzić bazę poleceniem „eastwind check” i przywrócić kopię zapasową poleceniem „eastwind restore”.
error-internal = Coś zepsuło się na serwerze. Partia jest zapisana; spróbuj ponownie.
