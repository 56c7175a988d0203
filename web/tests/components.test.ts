// @vitest-environment jsdom
// What the parts around the table show, looked at as a reader or a screen reader would.

import "./support/dialog";
import { flushSync, mount, unmount, type Component } from "svelte";
import { type Mock, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { i18n, languages, tHas } from "../src/words/i18n.svelte";
import type { ErrorMessage, Ending } from "../src/wire/generated";
import { refusal } from "./support/told";
import { noSizes } from "./support/show";
import BillPaper from "../src/bill/BillPaper.svelte";
import { ends } from "../dev/fixtures/ends";
import { rulePage, ruleSets } from "../dev/fixtures/rules";
import ErrorNote from "../src/kit/errors/ErrorNote.svelte";
import { errorText } from "../src/kit/errors/errors";
import HandEnd from "../src/table/ending/HandEnd.svelte";
import MatchSheet from "../src/table/ending/MatchSheet.svelte";
import Payments from "../src/bill/Payments.svelte";
import { seatsOf } from "../src/hand/names";
import SetupDialog from "../src/setup/SetupDialog.svelte";
import { setup, setupWords } from "../src/setup/setup.svelte";

const mounted: Record<string, unknown>[] = [];

/** Shows a component with just the properties that it takes. */
function show<Props extends object>(component: Component<Props>, props: Props): void {
  mounted.push(mount(component, { target: document.body, props }));
  flushSync();
}

const answer = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((it) => it.textContent.replace(/\s+/g, " ").trim());

beforeEach(() => {
  void i18n.choose("en");
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answer(rulePage)),
  );
  // What jsdom does not lay out, it does not measure either.
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  noSizes();
});

afterEach(async () => {
  await Promise.all(mounted.splice(0).map((it) => unmount(it)));
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const won = ends["won"];
if (!won?.result) throw new Error("the fixture has no result");
const [winnersBill] = won.result.bills;
if (!winnersBill) throw new Error("the fixture has no bill");

describe("a bill", () => {
  it("goes from points to their sum, through the doublings, to the total", () => {
    show(BillPaper, { bill: winnersBill, name: "Мария", wind: "E" });
    expect(texts("td.number")).toEqual(["4", "8", "2", "2", "20", "2", "38", "76", "152", "304", "304"]);
    expect(texts("th")[7]).toContain("× 2 — Pung or kong of dragons");
  });

  it("opens a rule with its source and closes it again", () => {
    show(BillPaper, { bill: winnersBill, name: "Мария", wind: "E" });
    const rule = document.querySelector<HTMLButtonElement>("button.rule");
    expect(rule?.getAttribute("aria-expanded")).toBe("false");
    rule?.click();
    flushSync();
    expect(rule?.getAttribute("aria-expanded")).toBe("true");
    const note = document.getElementById(rule?.getAttribute("aria-controls") ?? "");
    expect(note?.textContent).toContain("Three identical dragons");
    expect(note?.textContent).toContain("section V");
    rule?.click();
    flushSync();
    expect(document.querySelector(".note")).toBeNull();
  });

  it("follows the language while it is open", () => {
    show(BillPaper, { bill: winnersBill, name: "Мария", wind: "E" });
    void i18n.choose("ru");
    flushSync();
    expect(texts("tfoot th")).toEqual(["Итого"]);
  });
});

describe("the payments", () => {
  const paid = won.result as Ending;

  it("make a square whose rows pay and whose columns receive, with the sums below", () => {
    show(Payments, { ...paid, seats: seatsOf(won), me: won.me });
    // what is read out of a cell is a sentence, and stands beside what is seen
    for (const told of document.querySelectorAll("td .visually-hidden")) told.remove();
    const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map((cell) => {
        // what is read out stands beside what is seen
        cell.querySelector(".visually-hidden")?.remove();
        return cell.textContent.replace(/\s+/g, "");
      }),
    );
    expect(rows[0]).toEqual(["", "416×2", "·", "4"]);
    expect(rows[2]).toEqual(["8", "416×2", "", "12"]);
    expect(texts("tfoot td")).toEqual(["−412", "+1,248", "−436", "−400"]);
  });

  it("say why, for the payment that is chosen", () => {
    show(Payments, { ...paid, seats: seatsOf(won), me: won.me });
    const small = [...document.querySelectorAll<HTMLButtonElement>("button.pay")].find((it) =>
      it.textContent.includes("12"),
    );
    small?.click();
    flushSync();
    expect(small?.getAttribute("aria-pressed")).toBe("true");
    expect(document.querySelector(".why")?.textContent).toContain("Between losers");
    expect(document.querySelector(".why")?.textContent).not.toContain("East: double");
  });
});

describe("the end of a hand", () => {
  const end = (name: string): { next: Mock<() => void> } => {
    const view = ends[name];
    if (!view) throw new Error(`no fixture ${name}`);
    const next = vi.fn<() => void>();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    show(HandEnd, { view, token: "0123456789abcdef", onNext: next, onTable: () => undefined });
    return { next };
  };

  it("names the winner, puts the winner's bill first and goes on to the next hand", () => {
    const { next } = end("won");
    expect(texts("h2")).toEqual(["Мария: Mahjong"]);
    expect(texts(".bill h3")).toEqual(["Мария", "Мира", "Ян", "Слава"]);
    const button = [...document.querySelectorAll("button")].find((it) => it.textContent.includes("Next hand"));
    const enter = (): boolean | undefined =>
      document.querySelector(".inner")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    vi.advanceTimersByTime(900);
    flushSync();
    enter();
    button?.click();
    expect([next.mock.calls.length, button?.classList.contains("waiting")]).toEqual([0, true]);
    // what was pressed too early counts once the page was had; Enter, which may have been meant for what was there before, does not
    vi.advanceTimersByTime(200);
    flushSync();
    expect([next.mock.calls.length, button?.classList.contains("waiting")]).toEqual([1, false]);
    enter();
    expect(next.mock.calls.length).toBe(2);
  });

  it("says at its head what everybody has won or lost and how they stand, oneself first", () => {
    end("won");
    const rows = texts(".outcome li");
    expect(rows).toHaveLength(4);
    expect(document.querySelector(".outcome li")?.classList.contains("me")).toBe(true);
    for (const row of rows) expect(row).toMatch(/[+−]\d/);
    const parts = [...document.querySelectorAll(".head, .bills")].map((it) => it.className.split(" ")[0]);
    expect(parts).toEqual(["head", "bills"]);
    const mine = ends["won"]!.result!.payments.some(({ payer, payee }) => [payer, payee].includes(ends["won"]!.me));
    expect(mine && document.querySelector(".why strong")?.textContent).toContain("Слава");
  });

  it("explains a penalty", () => {
    end("penalty");
    expect(texts("aside").join()).toContain("Ян pays for all");
  });

  it("of a drawn hand shows the hands and asks nobody to pay", () => {
    end("drawn");
    expect(texts("h2")).toEqual(["A drawn hand"]);
    expect(document.querySelectorAll(".hands article")).toHaveLength(4);
    expect(document.querySelector(".payments")).toBeNull();
    // the title says it already
    expect(
      texts(".ending")
        .join(" ")
        .match(/No one pays|No payments/g),
    ).toHaveLength(1);
    expect(document.querySelector(".outcome .gain, .track")).toBeNull();
  });

  it("names all who won, their bills first", () => {
    end("twoWinners");
    expect(texts("h2")).toEqual(["Мария and Мира: Mahjong"]);
    expect(texts(".bill.won h3")).toEqual(["Мария", "Мира"]);
    expect(texts(".bill h3")).toHaveLength(4);
    expect(texts(".why .parts li")).toEqual(["their own part: 76", "for Мира: 76", "for Ян: 76"]);
  });

  it("shows own scores where nobody pays, and only the seats that are played", () => {
    end("family");
    expect(texts(".own-scores h3")).toEqual(["Each player’s own total"]);
    expect(document.querySelector(".payments")).toBeNull();
    expect(texts(".bill h3")).toEqual(["Мира", "Мария"]);
    expect(texts(".outcome li .name")).toEqual(["Мария", "Мира"]);
    expect(texts(".bill header .badge")).toEqual(["3", "1"]);
  });

  it("shows stocks in counters, and a debt as one", () => {
    end("counters");
    expect(document.querySelectorAll(".counters")).toHaveLength(3);
    expect(texts(".debt")).toEqual(["owes 36"]);
    expect(document.querySelector(".counters")?.getAttribute("aria-label")).toBe("4 × 500 and 9 × 10");
  });

  it("says why a hand was drawn, and who pays even so", () => {
    end("threeClaims");
    expect(texts(".how")[0]).toContain("All three claimed mahjong");
    expect(texts(".how")[0]).toContain("No one pays");
  });

  it("shows what is paid on a drawn hand", () => {
    end("drawnPaid");
    expect(document.querySelectorAll(".payments .pay")).toHaveLength(3);
    expect(texts(".how")[0]).not.toContain("No one pays");
  });

  it("of a hand that was dropped counts nothing", () => {
    end("dropped");
    expect(texts("h2")).toContain("Time is up");
    expect(document.querySelectorAll(".bill")).toHaveLength(0);
  });

  it("of the match shows the standing, the chart and the secret, and offers another match", () => {
    end("match");
    expect(texts("h2")[0]).toBe("Мария wins the match with +3,654");
    expect(document.querySelector("svg[role=img]")).not.toBeNull();
    expect(document.body.textContent).toContain(ends["match"]?.secret);
    expect(texts("footer .button-main")).toEqual(["Play again"]);
  });

  it("of the match opens another table like this one", async () => {
    const opened = { table: "next", seat: 0, token: "fedcba9876543210", commitment: "00" };
    vi.stubGlobal(
      "fetch",
      vi.fn(async (path: string) => answer(path === "/api/tables" ? opened : rulePage)),
    );
    end("match");
    document.querySelector<HTMLButtonElement>("footer .button-main")?.click();
    await vi.waitFor(() => expect(location.hash).toBe("#/table/next"));
    const [, how] = vi.mocked(fetch).mock.calls.find(([path]) => path === "/api/tables") ?? [];
    expect(JSON.parse(String(how?.body))).toMatchObject({
      rules: "ru-classic",
      name: "Мария",
      bots: ["club", "club", "club"],
    });
  });
});

it("the sheet of the match invites while it is empty", () => {
  show(MatchSheet, { view: { ...won, history: [] } });
  expect(document.body.textContent).toContain("The first bill will appear here");
});

describe("refusals", () => {
  // Every code of the wire; a new one does not compile until it stands here.
  const codes = Object.keys({
    malformed: 1,
    unknown_type: 1,
    not_seated: 1,
    wrong_token: 1,
    no_such_table: 1,
    illegal_action: 1,
    stale_version: 1,
    not_your_turn: 1,
    hand_not_over: 1,
    match_over: 1,
    not_alone: 1,
    match_not_over: 1,
    no_such_hand: 1,
    nothing_to_take_back: 1,
    preparing: 1,
    internal: 1,
    no_such_simulation: 1,
    not_done: 1,
    busy: 1,
    impossible_hand: 1,
    not_found: 1,
    method_not_allowed: 1,
    no_such_replay: 1,
    no_such_review: 1,
    too_large: 1,
    too_often: 1,
    crowded: 1,
    too_costly: 1,
    interrupted: 1,
    disk_full: 1,
    not_writable: 1,
    held_up: 1,
    database_gone: 1,
    no_such_decision: 1,
    damaged: 1,
    no_such_code: 1,
    seat_taken: 1,
    table_full: 1,
    begun: 1,
    not_opener: 1,
    not_ready: 1,
    no_help: 1,
    no_coach: 1,
    alone: 1,
    not_all_here: 1,
    proposal_open: 1,
    not_watched: 1,
    watched_by_many: 1,
    no_such_move: 1,
    not_away: 1,
    departed: 1,
    closing: 1,
    unreachable: 1,
    nobody_there: 1,
    removed: 1,
    begun_without: 1,
  } satisfies Record<ErrorMessage["code"], 1>) as ErrorMessage["code"][];
  const late = { expected: "version 4", got: "version 3", version: 4 };

  it.each(languages)("are told in %s", (language) => {
    void i18n.choose(language);
    for (const code of codes) expect(errorText(refusal(code, late))).not.toContain("[");
  });

  it("keep what was expected for a report", () => {
    show(ErrorNote, { error: refusal("stale_version", late) });
    expect(document.querySelector("[role=alert]")?.textContent).toContain("had moved on");
    expect(document.querySelector("details")?.textContent).toContain("version 4");
  });
});

it.each(languages)("how a hand was won has words in %s for every source", (language) => {
  void i18n.choose(language);
  const sources = Object.keys({
    wall: 1,
    discard: 1,
    loose: 1,
    last_wall: 1,
    last_discard: 1,
    robbed_kong: 1,
  } satisfies Record<NonNullable<Ending["source"]>, 1>);
  expect(sources.filter((source) => !tHas(`hand-end-by-${source.replaceAll("_", "-")}`))).toEqual([]);
});

describe("setting up a table", () => {
  const settle = async (ms = 0): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    flushSync();
  };

  /** What the server says to what the dialog asks. */
  const setupAnswer = (path: string): unknown => {
    if (path === "/api/bots") return [{ name: "novice" }, { name: "club" }, { name: "tidy" }];
    return path === "/api/rulesets" ? ruleSets : rulePage;
  };

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("offers the bots that the server names, one that somebody brought by its own name", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async (path: string) => answer(setupAnswer(path))),
    );
    setup.bots = ["tidy", "gone", "club"];
    show(SetupDialog, {});
    await settle();
    const fields = [...document.querySelectorAll<HTMLSelectElement>(".opponent select")];
    expect(fields.map((field) => [...field.options].map((option) => option.textContent.trim()))).toEqual(
      Array(3).fill(["Nora · Novice", "Frank · Club player", "tidy"]),
    );
    expect(fields.map((field) => field.value)).toEqual(["tidy", "novice", "club"]);
    expect(setupWords()).toBe("Classical game, Russian box rules · 1 × tidy, 1 novice, 1 club player");
  });

  it("shows each by the portrait, how strong and how minded; a second one of a kind is somebody else", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async (path: string) => answer(setupAnswer(path))),
    );
    setup.bots = ["club", "novice", "club"];
    show(SetupDialog, {});
    await settle();
    const opponents = [...document.querySelectorAll(".opponent")];
    expect(opponents.map((it) => it.querySelector<SVGElement>("svg")?.dataset["portrait"])).toEqual([
      "club",
      "novice",
      "",
    ]);
    expect(opponents.map((it) => it.querySelector("p")?.textContent)).toEqual([
      "A club player counts tiles and knows what a hand is worth.",
      "A novice plays by the rules and makes a child’s mistakes.",
      "A club player counts tiles and knows what a hand is worth.",
    ]);
    const described = opponents.map((it) => it.querySelector("select")?.getAttribute("aria-describedby"));
    expect(described.map((id) => document.getElementById(id ?? "")?.tagName)).toEqual(["P", "P", "P"]);
  });

  it("offers every option by name with a sentence", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async (path: string) => answer(setupAnswer(path))),
    );
    show(SetupDialog, {});
    await settle();
    expect(document.querySelectorAll(".option")).toHaveLength(ruleSets[0]?.options.length ?? -1);
    expect(texts(".option .about").every((about) => about.length > 20)).toBe(true);
    expect(texts(".option .entry .about")).toEqual(["A whole number from 1 to 1,000,000"]);
    expect(document.body.textContent).not.toMatch(/\[[a-z-]+\]/);
  });

  it("asks the server about the rules that are offered first while none was chosen", async () => {
    const asked: string[] = [];
    vi.stubGlobal(
      "fetch",
      vi.fn(async (path: string) => {
        asked.push(path);
        return answer(setupAnswer(path));
      }),
    );
    setup.rules = "";
    show(SetupDialog, {});
    await settle();
    await settle(300);
    const sets = asked.filter((path) => path.startsWith("/api/rulesets/"));
    expect(sets.length).toBeGreaterThan(0);
    for (const path of sets) expect(path).toMatch(/^\/api\/rulesets\/ru-classic/);
  });

  it("says in the reader's language what text each rule set is taken from", async () => {
    const own = {
      ...ruleSets[0]!,
      documents: [...(ruleSets[0]?.documents ?? []), { name: "AUNT", title: "Aunt Ida's notebook" }],
    };
    vi.stubGlobal(
      "fetch",
      vi.fn(async (path: string) => answer(path === "/api/rulesets" ? [own] : setupAnswer(path))),
    );
    show(SetupDialog, {});
    await settle();
    expect(texts(".set .from")).toEqual(["From: Box rules of “Style of Life” (Russian) · Aunt Ida's notebook"]);
  });

  it("names the options that contradict each other, before one sits down", async () => {
    const refusal = {
      type: "error",
      code: "malformed",
      expected: "false",
      got: "true",
      faults: [{ place: "ready_at_once", expected: "false", found: "true", options: ["ready_hand", "ready_at_once"] }],
      version: null,
      position: null,
    };
    vi.stubGlobal(
      "fetch",
      vi.fn(async (path: string) =>
        path.startsWith("/api/rulesets/") ? answer(refusal, 422) : answer(setupAnswer(path)),
      ),
    );
    show(SetupDialog, {});
    await settle();
    await settle(300);
    expect(texts("[role=alert]")[0]).toBe(
      "These choices contradict each other: “Ready hand” and “Ready hand at once”. Please change one of them.",
    );
    expect(document.querySelectorAll(".option.wrong")).toHaveLength(2);
  });

  it("says so when the server does not answer, and asks again", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Promise.reject(new TypeError("no route"))),
    );
    show(SetupDialog, {});
    await settle();
    expect(texts("[role=alert]")[0]).toContain("is not responding");
    vi.stubGlobal(
      "fetch",
      vi.fn(async (path: string) => answer(setupAnswer(path))),
    );
    [...document.querySelectorAll("button")].find((it) => it.textContent.includes("Try again"))?.click();
    await settle();
    expect(document.querySelectorAll(".option").length).toBeGreaterThan(0);
  });
});
