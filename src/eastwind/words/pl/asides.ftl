# Dopiski przy wartościach w plikach zasad. Angielskie teksty są takie jak w plikach; `$note` to nazwa uwagi.

## Odesłania i to, co wybrano przed grą

aside-see-note = Zobacz uwagę „{ $note }”.
asides-of-many = W źródle niejasne: co postanowiono, mówi księga zasad.
aside-equal-sums = Przy równych sumach rzuca się jeszcze raz: zobacz uwagę „{ $note }”.
aside-seven-different-pairs = Siedem różnych par: zobacz uwagę „{ $note }”.
aside-chosen = Wybrano przed grą.

## Kamienie i mur

aside-flowers-rarely = Z kwiatami i porami roku gra się rzadko: to opcja.
aside-flowers-variety = Kamienie dodatkowe należą do odmiany gry: to opcja.
aside-flowers-in-the-box = W pudełku „może” być jeszcze osiem kamieni: to opcja.
aside-flowers-clubs = Kluby grają z nimi.
aside-opens-after = Mur otwiera się za odliczonym stosem.
aside-replacements-straight = Kamień na wymianę bierze się prosto z drugiego końca.
aside-replacements-other-end = Z drugiego końca muru.

## Gracze

aside-players-three-or-two = Można grać we troje lub we dwoje, ale poradnik tego nie poleca.
aside-players-four = W źródle gra się we czworo.
aside-players-first-games = Pierwsze partie są dla dwojga, na miejscach 1 i 3; więcej osób gra, gdy zasady się utrwalą.

## Zgłoszenia i gra

aside-kong-before-pung = Kong ma pierwszeństwo przed pungiem; o ten sam kamień i tak nigdy nie konkurują.
aside-usually = Źródło mówi „zwykle”: to opcja.
aside-win-not-a-must = Kto dopełni rękę, zgłasza ją; że musi, nie powiedziano.
aside-own-discard-no-bar = Nic nie przeszkadza wygrać kamieniem takim, jaki gracz już wyrzucił.
aside-too-many-tiles = Kamieni jest więcej, niż wolno: ręka nie jest nic warta.
aside-wrong-number = Złą liczbę kamieni się poprawia, kary za nią nie ma.
aside-outer-turned = Dwa skrajne kamienie są odwrócone.
aside-discard-not-turned = Źródło nie mówi, że wyrzucony kamień się odwraca.
aside-school-age = Zakryte ręce są dla dzieci w wieku szkolnym: sześciolatek upilnuje tylko swojej.

## Gotowa ręka

aside-ready-guide-none = Poradnik nie zna gotowej ręki.
aside-ready-rules-none = Te zasady nie znają gotowej ręki.
aside-ready-guide-exempt = Poradnik nie zna gotowej ręki; zgłoszona zwalnia z jednej z kar.
aside-ready-source-exempt = Źródło nie zna gotowej ręki; zgłoszona zwalnia z jednej z kar.
aside-nothing-declared = Przy tym stole niczego się nie zgłasza.

## Ile warta jest ręka

aside-only-where-flat = Liczy się tylko tam, gdzie każda wygrana jest warta tyle samo.
aside-only-where-table = Liczy się tylko tam, gdzie wartość podaje tabela podwojeń.
aside-best-reading = Gdy rękę można odczytać na kilka sposobów, liczy się najlepszy.
aside-no-premium-guide = W poradniku nie ma takiej premii.
aside-no-premium = Nie ma takiej premii.
aside-no-premium-only-kind = Nie ma takiej premii: jej miejsce zajmuje „{ pattern-only-kind }”.
aside-no-earthly-guide = W poradniku nie ma „Ziemskiego szczęścia”; nic nie zależy od gotowej ręki.
aside-no-earthly = Nie ma tu „Ziemskiego szczęścia”; nic nie zależy od gotowej ręki.
aside-no-limit-hands-guide = W poradniku nie ma specjalnych układów.
aside-no-limit-hands = Nie ma specjalnych układów.
aside-example-of-a-limit = Przykład ze źródła: co ustala się przed partią.
aside-by-agreement = Według umowy, wyłączone: to opcja.
aside-kajongg = Tak jest w Kajonggu.
aside-example-leaves-out = Pierwszy przykład w źródle ją pomija.

## Kto ile płaci

aside-but-for-penalty = Z wyjątkiem kary.
aside-read-both-ways = Zdanie z poradnika można odczytać na oba sposoby.
aside-penalty-guide-option = Poradnik nie zna kary: to opcja.
aside-penalty-rules-option = Te zasady nie znają kary: to opcja.
aside-penalty-guide = Poradnik nie zna kary.
aside-penalty-source = Źródło nie zna kary.
aside-stake-agreed = Ile wart jest punkt, ustala się wcześniej: to opcja.
aside-counters-or-paper = Liczmany albo kartka: liczby liczmanów źródło nie podaje.
aside-read-several-ways = To zdanie źródła można rozumieć na kilka sposobów.
aside-counters-of-ours = Nasze: źródło nie podaje liczby liczmanów. Rozdaje się nimi zapas 2000.
aside-settles-with-counters = W źródle rozlicza się liczmanami albo na kartce; liczby liczmanów nie podano.

## Jak długo to trwa

aside-no-rounds-hands = Nie ma rund: liczy się rozdania.
aside-no-rounds = Nie ma rund.
aside-rounds-guide = W poradniku są cztery; z mniejszą liczbą partia jest krótsza, z większą to kilka sesji.
aside-rounds-source = W źródle są cztery: to sesja. Z mniejszą liczbą partia jest krótsza, z większą to kilka sesji.
aside-honours-pure = Klub nazywa czystym kolorem także kolor z honorami.
aside-own-sets-discard = Grupę wykłada się z wyrzuconym kamieniem, który ją dopełnia; z własnych kamieni wykłada się tylko konga.
aside-own-sets-guide = Poradnik pozwala zgłosić taką grupę i to odradza.
aside-only-one-suit = Ma znaczenie tylko tam, gdzie wygrana ręka musi być w jednym kolorze.
aside-rounds-one-or-two = W źródle są cztery, a na krótszą partię podano jedną lub dwie.
aside-number-of-hands = Partia może skończyć się po tylu rozdaniach, jeśli rundy nie skończą jej wcześniej; 0 – bez takiej liczby.
aside-article-no-length = Artykuł nie podaje długości partii.
aside-tournaments = Jak na turniejach; 0 – bez ograniczenia.

## Pomoc przy stole

aside-danger-guide = W poradniku nie ma niebezpiecznych kamieni: to opcja.
aside-danger-rules = W tych zasadach nie ma niebezpiecznych kamieni: to opcja.
aside-danger-club = Klub prosi graczy, by unikali niebezpiecznych kamieni.
aside-help-changes-nothing = Pomoc przy stole: niczego nie zmienia w grze.
aside-help-not-a-rule = Pomoc przy stole, nie zasada.

## O czym źródła milczą

aside-guide-silent = Poradnik o tym milczy.
aside-source-silent = Źródło o tym milczy.
aside-nothing-said = Nic o tym nie powiedziano.
aside-names-both = Źródło podaje oba sposoby.
aside-clubs-have = Kluby mają tę zasadę; stół może z niej zrezygnować.
aside-club-has = Klub ma tę zasadę; stół może z niej zrezygnować.
