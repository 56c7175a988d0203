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
