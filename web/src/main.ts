import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchFailures } from "./kit/errors/failures.svelte";
import { canKeepPage, keepPage } from "./kit/installed";
import { chosenLanguage } from "./kit/language";
import { sayNotStarted } from "./kit/shell/startLine";
import { savesData } from "./kit/leisure";
import { storedTable } from "./kit/seats";
import { openStorage } from "./kit/storage";
import { preparation } from "./kit/preparation.svelte";
import { version } from "./kit/version.svelte";
import { i18n } from "./words/i18n.svelte";
import { route } from "./kit/router/router.svelte";
import { fetchAhead, fetchOnApproach, keptGames, roomOf, roomsOffline } from "./rooms";
import { socketAddress } from "./table/line/address";
import { openAhead } from "./table/line/ahead";
import { drawAfter, installSprite } from "./tiles/sprite";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id 'app'");

watchFailures();
// A part that is not to be had any more: most likely the server has a newer page.
window.addEventListener("vite:preloadError", () => void version.ask());

/** What was erased in the school can be brought back for a while only, whichever room is open when that is over. */
function endErasing(): void {
  try {
    if (sessionStorage.getItem("eastwind.school.erased") !== null)
      void import("./school/erased.svelte").catch(() => undefined);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** So long a room has to show itself once its parts are there: a table asks the server first. */
const SHOWN_MS = 1500;

/** A table's line opens while its part of the page comes. */
function callAhead(): void {
  const { page, params } = route.current;
  const seat = page === "table" ? storedTable(params.table) : undefined;
  if (seat?.nonce !== undefined)
    openAhead(socketAddress(seat.table), { type: "hello", token: seat.token, nonce: seat.nonce });
}

async function begin(place: HTMLElement): Promise<void> {
  const language = chosenLanguage() ?? i18n.language;
  let mounted: () => void = () => undefined;
  const shown = new Promise<void>((done) => (mounted = done));
  drawAfter(shown);
  const opened = openStorage(() => sayNotStarted(place, language, "blocked", () => location.reload()), shown);
  // its failure is told below
  opened.catch(() => undefined);
  callAhead();
  const said = i18n.begin(language);
  // Beside the words; whoever shows the room says it if it does not come.
  // Rooms read what is kept as soon as they have come.
  const come = opened.then(() => roomOf(route.current)?.load?.()).catch(() => undefined);
  try {
    await said;
    await opened;
  } catch {
    // A browser asks for a module that did not come only once: the page is loaded again.
    sayNotStarted(place, language, "missing", () => location.reload());
    return;
  }
  try {
    installSprite();
    place.replaceChildren();
    mount(App, { target: place });
  } catch (error) {
    console.error(error);
    sayNotStarted(place, language, "broken", () => location.reload());
    return;
  }
  setTimeout(mounted);
  void preparation.watch();
  endErasing();
  // On a weak line other rooms would take it from the one that is wanted: it is idle while that one is on its way.
  void come.then(() =>
    setTimeout(() => {
      if (!savesData()) fetchAhead(() => i18n.whole(), ...(canKeepPage() ? [] : [...roomsOffline(), keptGames]));
      fetchAhead(keepPage);
    }, SHOWN_MS),
  );
  if (!savesData()) fetchOnApproach(document);
}

// Not waited for: what is fetched meanwhile imports this file, and is there when all of it has run.
void begin(target);
