### The page itself.

## A newer one, what went wrong in it, the page as an app

page-preparing = Eastwind is getting ready for this machine. That happens once and takes about a minute.
page-preparing-part =
    { $part ->
        [solo] Now: the games for one
       *[table] Now: the rules and the table
    }
page-put-off = You can play, count and read already. The master, the coach, reviews and the simulator are still being made ready, once on this machine, and come by themselves.
page-ready-in =
    { $seconds ->
        [one] Ready in about { $seconds } second
       *[other] Ready in about { $seconds } seconds
    }
page-newer = A newer version of Eastwind is there.
page-newer-load = Load it now
page-newer-loading = Loading…
page-newer-later = Later
page-broken = Something went wrong in this page. Your games are kept; if anything behaves oddly, load the page again.
page-unreadable = The page did not understand what the server said. Your match is saved; load the page again.
page-room-broken = This page cannot be shown
page-room-broken-line = Something went wrong in it. Your games are kept. Loading the page again usually helps.
page-part-broken = Something went wrong here. Your games are kept.
app-description = Classical Mahjong: play, score, learn and study. Solitaire and Connect without a network too.

# What the page had kept in the browser and cannot read any more; $what: a list of the following.
page-unread = What this browser had kept cannot be read whole by this page: { $what }. What could not be read is left out; a copy of it stays in the browser.
page-kept-full = This device has no room left: what you write now stays only until this window is closed. Save it as a file, or delete what you no longer need.
page-kept-nothing = This browser keeps nothing: what you do here is gone once the window is closed.
page-file-unread = { $file } cannot be read. It may have been moved, or the browser may not open it.
page-file-letters = { $file } is not written in UTF-8, so its letters cannot be told for sure. Save it as UTF-8 in the program that it comes from, and choose it again.
page-kept-shut = What this browser had kept does not open at the moment. What you do now is kept and joined with it; load the page again to try once more.
kept-tables = seats at tables
kept-sets = house rules
kept-games = games under way
kept-faces = own faces
kept-layouts = own layouts
kept-bests = best results

## The interface

interface-title = For programs
    .line = Every call of the server’s interface, with its question and its answer
interface-intro = What a program can ask this server over HTTP: every call with its question and its answer. The descriptions are in English.
interface-file = The description as a file (OpenAPI)
interface-calls = All calls
