// Two windows of the school.

import { expect, it } from "vitest";
import { aBrowserEach, openWindow, settled } from "../../tests/support/windows";

aBrowserEach();

/** A window in which the school is open. */
async function schoolIn() {
  const storage = await openWindow();
  const course = await import("./course");
  const { classroom } = await import("./school.svelte");
  return { storage, course, classroom };
}

it("a game of a child that was erased in another window is not another child's", async () => {
  const a = await schoolIn();
  a.classroom.school = a.course.withChild(a.classroom.school, "A", 6, 1);
  a.classroom.school = a.course.withChild(a.classroom.school, "B", 6, 2);
  const [A, B] = a.classroom.school.children;
  a.classroom.school = { ...a.classroom.school, playing: A!.id };
  await settled(a.storage);
  const b = await schoolIn();
  b.classroom.school = { ...b.classroom.school, playing: B!.id };
  await settled(a.storage, b.storage);
  expect(a.classroom.child?.name).toBe("A");
  b.classroom.school = b.course.without(b.classroom.school, A!.id);
  await settled(a.storage, b.storage);
  a.classroom.played({ step: "x", suit: "y", level: 1, when: new Date().toISOString(), mistakes: {}, hints: 0 });
  await settled(a.storage, b.storage);
  expect(b.classroom.school.children.map(({ name, tries }) => [name, tries.length])).toEqual([["B", 0]]);
});

it("a game under way of a child that was erased in another window is written down no more", async () => {
  const a = await schoolIn();
  const { makePlay, wantedFor } = await import("./games/play");
  const { continued, waitingGame } = await import("./underway");
  a.classroom.school = a.course.withChild(a.classroom.school, "A", 6, 1);
  const child = a.classroom.school.children[0]!;
  const wanted = wantedFor(child, "line-up", "p", 7, 144);
  const play = makePlay(wanted);
  continued(play, child, wanted, []);
  const push = () =>
    play.push(
      play.pieces.find(({ at }) => at === null)!,
      300,
      300,
    );
  push();
  await settled(a.storage);
  expect(waitingGame(child, "line-up", "p")?.deeds).toHaveLength(1);

  const b = await schoolIn();
  const { forgetGames } = await import("./underway");
  b.classroom.school = b.course.without(b.classroom.school, child.id);
  forgetGames(child.id);
  await settled(a.storage, b.storage);
  push();
  await settled(a.storage, b.storage);
  expect(waitingGame(child, "line-up", "p")).toBeNull();

  b.classroom.school = b.course.withChild(b.classroom.school, "B", 6, 1);
  await settled(a.storage, b.storage);
  push();
  await settled(a.storage, b.storage);
  expect(waitingGame(child, "line-up", "p"), "nor is it another child's").toBeNull();
});
