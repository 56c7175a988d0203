// Answers the page's questions from the fixtures, so that its pages can be drawn without a server.

import type { FaultTold } from "../src/wire/generated";
import { ends } from "./fixtures/ends";
import { replay } from "./fixtures/replay";
import { rulePage, ruleSets } from "./fixtures/rules";

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { "Content-Type": "application/json" } });
const refuse = (code: string, expected: string, got: string, status: number, faults: FaultTold[] = []): Response =>
  json({ type: "error", code, expected, got, faults, version: null, position: null }, status);

export function installFakeServer(): void {
  const tables = ["fixture", "over", "gone"].map((table, k) => ({
    table,
    seat: 1,
    token: "0123456789abcdef",
    name: "Мария",
    opened: new Date(2025, 4, 4 - k, 19, 30).toISOString(),
  }));
  localStorage.setItem("eastwind.tables", JSON.stringify(location.search.includes("empty") ? [] : tables));
  window.fetch = async (input): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    if (pathname === "/api/rulesets") return json(ruleSets);
    if (pathname.startsWith("/api/rulesets/")) {
      const options = JSON.parse(searchParams.get("options") ?? "{}") as Record<string, unknown>;
      if (options["ready_hand"] === "none" && options["ready_at_once"] !== false) {
        return refuse("malformed", "options: ready_at_once false while ready_hand is none", "ready_at_once true", 422, [
          {
            place: "ready_at_once",
            expected: "false",
            found: "true",
            said: "",
            options: ["ready_at_once", "ready_hand"],
          },
        ]);
      }
      return json(rulePage);
    }
    if (pathname.endsWith("/replay")) return json(replay);
    if (pathname === "/api/tables/fixture") return json({ ...ends["won"], phase: "turn", turn: 2, result: null });
    if (pathname === "/api/tables/over") return json(ends["match"]);
    return refuse("no_such_table", "a table that is open", pathname, 404);
  };
}
