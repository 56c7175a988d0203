### The page itself.

## A newer one, what went wrong in it, the page as an app

page-preparing = Eastwind is getting ready for this machine. This happens once and takes about a minute.
page-preparing-part =
    { $part ->
        [solo] Now: single-player games
       *[table] Now: the rules and the table
    }
page-put-off = You can already play, count and read. The master, the coach, reviews and the simulator are still being prepared, once on this machine, and will appear by themselves.
page-ready-in =
    { $seconds ->
        [one] Ready in about { $seconds } second
       *[other] Ready in about { $seconds } seconds
    }
page-newer = A newer version of Eastwind is available.
page-newer-load = Load it now
page-newer-loading = Loading…
page-newer-later = Later
page-broken = Something went wrong on this page. Your games are kept; if anything behaves oddly, reload the page.
page-unreadable = The page did not understand the server’s answer. Your match is saved; reload the page.
page-room-broken = This page cannot be shown
page-room-broken-line = Something went wrong. Your games are kept. Reloading the page usually helps.
page-part-broken = Something went wrong here. Your games are kept.
app-description = Classical Mahjong: play, score, learn and study. Solitaire and Connect also work offline.

# What the page had kept in the browser and can no longer read; $what: a list of the following.
page-unread = Some of what this browser had kept cannot be read: { $what }. What could not be read is left out; a copy of it stays in the browser.
page-kept-full = This device is out of space: what you write now stays only until this window is closed. Save it as a file, or delete what you no longer need.
page-kept-nothing = This browser keeps nothing: what you do here is lost when the window is closed.
page-file-unread = { $file } cannot be read. It may have been moved, or the browser may not open it.
page-file-letters = { $file } is not written in UTF-8, so its letters may be misread. Save it as UTF-8 in the program it comes from, and choose it again.
page-kept-shut = What this browser had kept cannot be opened at the moment. What you do now is kept and will be added to it; reload the page to try again.
kept-tables = seats at tables
kept-sets = house rules
kept-games = games under way
kept-faces = own faces
kept-layouts = own layouts
kept-bests = best results

## The interface

interface-title = For programs
    .line = Every call of the server’s interface, with its request and response
interface-intro = What a program can ask this server over HTTP: every call with its request and response. The descriptions are in English.
interface-file = The description as a file (OpenAPI)
interface-calls = All calls
