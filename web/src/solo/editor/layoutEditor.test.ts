// What is done with a drawing in the layout editor.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Memory } from "../../../tests/support/server";
import { ROW } from "../../../tests/support/solo";
import { writeText } from "../../../tests/support/textFile";
import type { SoloPlace } from "../../wire/generated";
import { ApiError } from "../../wire/http";
import { t } from "../../words/i18n.svelte";
import { checkLayout, readLayout, writeLayout } from "../board/api";
import { ownLayouts } from "../solitaire/saved";
import { DrawingBoard } from "./drawingBoard.svelte";
import { LayoutEditor } from "./layoutEditor.svelte";

vi.mock("../board/api");

beforeEach(() => vi.stubGlobal("localStorage", new Memory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function drawn(places: readonly SoloPlace[] = ROW): LayoutEditor {
  const editor = new LayoutEditor(undefined);
  editor.take(places);
  return editor;
}

describe("the board", () => {
  it("with the mirror lays and takes two tiles, one where the twin would lie on the first", () => {
    const board = new DrawingBoard([]);
    board.mirror = true;
    expect(board.put([0, 0, 0])).toBeNull();
    expect(board.places.length).toBe(2);
    board.remove([0, 0, 0]);
    expect(board.places).toEqual([]);
    board.history.undo();
    expect(board.places.length).toBe(2);
  });

  it("answers what stands in the way and changes nothing", () => {
    const board = new DrawingBoard([]);
    board.put([4, 4, 0]);
    expect(board.put([5, 4, 0])).not.toBeNull();
    expect(board.places).toEqual([[4, 4, 0]]);
    expect(board.history.done.length).toBe(1);
  });

  it("is as large as it was when another drawing is taken back", () => {
    const board = new DrawingBoard([]);
    const before = [board.columns, board.rows];
    board.take([
      [0, 0, 0],
      [70, 0, 0],
      [0, 50, 0],
      [70, 50, 0],
    ]);
    expect([board.columns, board.rows]).not.toEqual(before);
    board.history.undo();
    expect([board.columns, board.rows]).toEqual(before);
    board.history.redo();
    expect(board.columns).toBeGreaterThan(70);
  });

  it("draws on no layer with nothing beneath it", () => {
    const board = new DrawingBoard([]);
    board.goToLayer(1);
    expect(board.layer).toBe(0);
    board.put([4, 4, 0]);
    board.goToLayer(5);
    expect(board.layer).toBe(1);
    board.clear();
    expect([board.layer, board.put([4, 4, board.layer])]).toEqual([0, null]);
  });

  it("has a lowest and a highest layer", () => {
    const board = new DrawingBoard([]);
    board.goToLayer(-1);
    expect(board.layer).toBe(0);
    board.goToLayer(1000);
    const highest = board.layer;
    board.goToLayer(1);
    expect(board.layer).toBe(highest);
  });
});

describe("the editor", () => {
  it("keeps a layout under its name, and goes on with it", () => {
    const editor = drawn();
    expect(editor.keep()).toBe(false);
    expect(editor.nameMissing).toBe(true);
    editor.name = "  Gate ";
    expect(editor.keep()).toBe(true);
    expect(ownLayouts().map(({ id, name }) => [id, name])).toEqual([[editor.id, "Gate"]]);
    const again = new LayoutEditor(editor.id);
    expect([again.known, again.name, again.board.drawn]).toEqual([true, "Gate", editor.board.drawn]);
    again.forget();
    expect([ownLayouts(), again.board.places, again.name]).toEqual([[], [], ""]);
  });

  it("asks nothing about an odd drawing, and says why", async () => {
    const told = vi.fn();
    const editor = new LayoutEditor(undefined, told);
    editor.take([...ROW, [0, 4, 0]]);
    expect(await editor.check()).toBe(false);
    expect(checkLayout).not.toHaveBeenCalled();
    expect(editor.told).toBe(t("solo-editor-odd"));
    expect(told).toHaveBeenCalledOnce();
  });

  it("is ready to be played only when it can be cleared and was kept", async () => {
    const editor = drawn();
    editor.name = "Gate";
    vi.mocked(checkLayout).mockResolvedValueOnce({ faults: [], clearable: "no" } as never);
    expect(await editor.makeReady()).toBe(false);
    expect([editor.good, ownLayouts()]).toEqual([false, []]);
    vi.mocked(checkLayout).mockResolvedValueOnce({ faults: [], clearable: "yes" } as never);
    expect(await editor.makeReady()).toBe(true);
    expect(ownLayouts().length).toBe(1);
  });

  it("tells nothing of a drawing that has become another while the server was asked", async () => {
    const editor = drawn();
    editor.name = "Gate";
    let answer: (value: never) => void = () => undefined;
    vi.mocked(checkLayout).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const ready = editor.makeReady();
    editor.undo();
    answer({ faults: [], clearable: "yes" } as never);
    expect(await ready).toBe(false);
    expect([editor.told, editor.asking, ownLayouts()]).toEqual(["", false, []]);
  });

  it("forgets the faults of a drawing that is taken back", async () => {
    const editor = drawn();
    vi.mocked(checkLayout).mockResolvedValueOnce({ faults: [{ line: 0 }], clearable: "no" } as never);
    await editor.check();
    expect(editor.faults.length).toBe(1);
    editor.undo();
    expect(editor.faults).toEqual([]);
  });

  it("says that the server is away, and that a file is too large", async () => {
    const editor = drawn();
    vi.mocked(checkLayout).mockRejectedValueOnce(new Error("away"));
    expect(await editor.check()).toBeNull();
    expect([editor.told, editor.asking]).toEqual([t("solo-editor-away"), false]);
    vi.mocked(readLayout).mockRejectedValueOnce(Object.assign(Object.create(ApiError.prototype), { status: 413 }));
    await editor.load(new File(["x"], "gate.layout"));
    expect(editor.told).toBe(t("solo-editor-file-large"));
  });

  it.each(["refused", "broken"] as const)("does not say that a server is away which has %s", async (kind) => {
    const editor = drawn();
    vi.mocked(checkLayout).mockRejectedValueOnce(new ApiError(kind, kind === "refused" ? 422 : 500, null));
    expect(await editor.check()).toBeNull();
    expect([editor.told, editor.good]).toEqual([t("solo-editor-failed"), false]);
  });

  it("says that a file cannot be read", async () => {
    const editor = drawn();
    const file = new File(["x"], "gate.layout");
    file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    await editor.load(file);
    expect([editor.told, editor.board.places.length]).toEqual([
      t("page-file-unread", { file: "gate.layout" }),
      ROW.length,
    ]);
  });

  it("does not guess the letters of a file in another encoding", async () => {
    const editor = drawn();
    await editor.load(new File([new Uint8Array([0xc1, 0xee])], "gate.layout"));
    expect(readLayout).not.toHaveBeenCalled();
    expect([editor.told, editor.good]).toEqual([t("page-file-letters", { file: "gate.layout" }), false]);
  });

  it("takes a file's layout, named after the file where it has no name", async () => {
    const editor = drawn([]);
    vi.mocked(readLayout).mockResolvedValue({ name: "own", places: ROW, faults: [], clearable: "yes" } as never);
    await editor.load(new File(["x"], "gate.old.layout"));
    expect([editor.name, editor.board.places.length]).toEqual(["gate.old", ROW.length]);
  });

  it("reads a file of Windows, and keeps the name that stands in it, as long as a name may be", async () => {
    const editor = drawn([]);
    const name = "Мостик ".repeat(20);
    vi.mocked(readLayout).mockResolvedValue({ name, places: ROW, faults: [], clearable: "yes" } as never);
    await editor.load(writeText("eastwind-layout 1\r\nname Мостик", "utf-16le", "gate.layout"));
    expect(vi.mocked(readLayout).mock.lastCall).toEqual(["eastwind-layout 1\r\nname Мостик"]);
    expect(editor.name).toBe(name.slice(0, 80));
  });

  it("writes a layout without a name as one's own", async () => {
    const editor = drawn();
    vi.mocked(writeLayout).mockResolvedValueOnce({ text: "written" } as never);
    expect(await editor.write("eastwind")).toEqual({ title: t("solo-layout-own"), text: "written" });
  });
});
