// @vitest-environment jsdom
// Coming to a table of friends: the letters typed in, those who wait for others, what an invitation says, and sitting down.

import "../../tests/support/dialog";
import "../../tests/support/media";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { invitation } from "../../tests/support/lobby";
import { fakeServer, refused, settle, type Asked } from "../../tests/support/server";
import { show, text } from "../../tests/support/show";
import { storedTable } from "../kit/seats";
import { setup } from "../setup/setup.svelte";
import type { Invitation } from "../wire/generated";
import { i18n, t } from "../words/i18n.svelte";
import JoinPage from "./JoinPage.svelte";

const [ANN, FREE, NORA] = invitation().seats;
const INVITATION = invitation({
  seats: [ANN!, FREE!, NORA!, { seat: 3, player: "nobody", name: "", free: false }],
  commitment: "promise",
});

beforeEach(async () => {
  await i18n.choose("en");
  localStorage.clear();
  location.hash = "";
  setup.name = "";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function passing(ms = 0): Promise<void> {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms);
  else await settle(8);
  flushSync();
}

async function open(code?: string): Promise<void> {
  show(JoinPage, { code });
  await passing();
}

/** Opens an invitation; `seated`: what the server says to whoever sits down. */
async function invited(part: Partial<Invitation> = {}, seated: () => unknown = () => refused(500)): Promise<Asked[]> {
  const { asked } = fakeServer({
    "/api/tables/t/seats": seated,
    "/api/invitations/": () => ({ ...INVITATION, ...part }),
  });
  await open("PRTUXY");
  return asked;
}

const submit = (): HTMLButtonElement | null => document.querySelector("main form button[type=submit]");
function write(into: HTMLInputElement, words: string): void {
  into.value = words;
  into.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
const seats = (): [string, boolean][] =>
  [...document.querySelectorAll("fieldset label")].map((it) => [
    it.textContent.trim(),
    !it.querySelector("input")!.disabled,
  ]);

describe("six letters", () => {
  const field = (): HTMLInputElement => document.querySelector(".letters")!;

  it("lead to their table however they are written, and fewer lead nowhere", async () => {
    fakeServer({ "/api/invitations": () => ({ listed: false, tables: [] }) });
    await open();
    expect(document.querySelector("section .open, section [role=status]")).toBeNull();
    expect(submit()!.disabled).toBe(true);
    write(field(), "prt-ux");
    expect(submit()!.disabled).toBe(true);
    document.querySelector("form")!.requestSubmit();
    expect(location.hash).toBe("");
    write(field(), "prt uxy");
    expect(submit()!.disabled).toBe(false);
    submit()!.click();
    expect(location.hash).toBe("#/join/PRTUXY");
  });
});

describe("those who wait for others in this house", () => {
  const waiting: Invitation = { ...INVITATION, table: "u", code: "ACEFHJ" };
  const rows = (): string[] =>
    [...document.querySelectorAll(".open")].map((it) => it.textContent.replaceAll(/\s+/g, " ").trim());

  it("are listed with their rules and free seats, each leading to its table, and looked for again and again", async () => {
    vi.useFakeTimers();
    let tables: Invitation[] = [];
    const { asked } = fakeServer({ "/api/invitations": () => ({ listed: true, tables }) });
    await open();
    expect(text("section [role=status]")).toBe(t("house-none"));
    tables = [waiting];
    await passing(5000);
    expect(rows()).toEqual([`Ann ${t("ruleset-ru-classic")} · ${t("house-free", { count: 1 })}`]);
    expect(document.querySelector<HTMLAnchorElement>(".open")!.hash).toBe("#/join/ACEFHJ");
    // a page that nobody sees asks for nothing
    const before = asked.length;
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await passing(20_000);
    expect(asked).toHaveLength(before);
    hidden.mockReturnValue(false);
    await passing(5000);
    expect(asked).toHaveLength(before + 1);
  });

  it("are not looked for again on a server that lists none", async () => {
    vi.useFakeTimers();
    const { asked } = fakeServer({ "/api/invitations": () => ({ listed: false, tables: [] }) });
    await open();
    await passing(20_000);
    expect(asked).toHaveLength(1);
  });
});

describe("what an invitation says", () => {
  it("is who sits there, the rules, the terms, and which seats are free", async () => {
    await invited();
    expect(text("h2")).toBe(t("ruleset-ru-classic"));
    expect(seats()).toEqual([
      [t("join-any"), true],
      ["Ann", false],
      [t("friends-seat", { number: 2 }), true],
      [`Nora · ${t("level-club")}`, false],
    ]);
    expect(text()).toContain(t("join-window", { seconds: 4 }));
    expect(text()).toContain(t("join-help-coach"));
    expect(text("[data-away]")).toBe(`${t("away-what")}: ${t("away-wait")}`);
    expect(document.querySelector(".looking, details")).toBeNull();
  });

  it("is the clock and its bank, what a bot may do for somebody, and who looks on", async () => {
    await invited({ pace: "30", bank: 60, away: "bot", stand_in_wins: true, watch: "live", watchers: 2 });
    expect(text("[data-away]")).toBe(`${t("away-what")}: ${t("away-bot")} · ${t("away-wins-yes")}`);
    const seconds = (count: number): string => t("friends-seconds", { seconds: count });
    expect(text("[data-pace]")).toBe(`${t("pace-what")}: ${seconds(30)} · ${t("pace-bank")}: ${seconds(60)}`);
    expect(text(".looking")).toContain(t("watch-count", { count: 2 }));
    expect(document.querySelector<HTMLAnchorElement>(".looking a")!.hash).toBe("#/watch/PRTUXY");
  });

  it("has neither a window nor somebody away where moves take days", async () => {
    await invited({ pace: "2d" });
    expect(text("[data-pace]")).toBe(`${t("pace-what")}: ${t("pace-days", { days: 2 })}`);
    expect(text()).not.toContain(t("join-window", { seconds: 4 }));
    expect(document.querySelector("[data-away]")).toBeNull();
  });

  it("lists the options that are not as usual", async () => {
    await invited({ options: { flowers: true } });
    expect([...document.querySelectorAll("details li")].map((it) => it.textContent)).toHaveLength(1);
    expect(text("details")).toContain(t("setup-options"));
  });

  it("offers no seat where the match has begun, nor where all seats are taken", async () => {
    await invited({ begun: true });
    expect([text("[role=alert]"), submit()]).toEqual([t("join-begun"), null]);
    document.body.replaceChildren();
    await invited({ seats: INVITATION.seats.map((seat) => ({ ...seat, free: false })) });
    expect([text("[role=alert]"), submit()]).toEqual([t("join-full"), null]);
  });

  it("that the server does not know is told, and can be asked for again", async () => {
    fakeServer({ "/api/invitations/": () => refused(404, { code: "not_found" }) });
    await open("PRTUXY");
    expect(document.querySelector("[role=alert]")).not.toBeNull();
    fakeServer({ "/api/invitations/": () => INVITATION });
    [...document.querySelectorAll("button")].find((it) => it.textContent === t("retry"))!.click();
    await passing();
    expect(text("h2")).toBe(t("ruleset-ru-classic"));
  });
});

describe("sitting down", () => {
  const OPENED = { table: "t", seat: 1, token: "token-token-token", commitment: "promise", code: "PRTUXY" };
  const name = (): HTMLInputElement => document.querySelector("form input[type=text]")!;
  const body = (asked: Asked[]): unknown => asked.find(({ path }) => path.endsWith("/seats"))?.body;

  it("at a seat that one chooses, by one's name, remembers the seat and leads to the table", async () => {
    const asked = await invited({}, () => OPENED);
    write(name(), "  Ben ");
    document.querySelectorAll<HTMLInputElement>("fieldset input")[2]!.click();
    flushSync();
    submit()!.click();
    await passing();
    expect(body(asked)).toEqual({ name: "Ben", seat: 1, code: "PRTUXY" });
    expect(storedTable("t")).toMatchObject({ ...OPENED, name: "Ben", over: false });
    expect(location.hash).toBe("#/table/t");
  });

  it("anywhere and without a name is by the usual one", async () => {
    const asked = await invited({}, () => OPENED);
    submit()!.click();
    await passing();
    expect(body(asked)).toEqual({ name: t("setup-name-default"), seat: null, code: "PRTUXY" });
  });

  it("where the seat was taken meanwhile says so, and shows the seats as they are now", async () => {
    const asked = await invited({}, () => refused(409, { code: "seat_taken" }));
    const looked = (): number => asked.filter(({ path }) => path.includes("/api/invitations/")).length;
    expect(looked()).toBe(1);
    submit()!.click();
    await passing();
    expect(text("[role=alert]")).not.toBe("");
    expect(looked()).toBe(2);
    expect([storedTable("t"), location.hash]).toEqual([undefined, ""]);
    expect(submit()!.disabled).toBe(false);
  });
});
