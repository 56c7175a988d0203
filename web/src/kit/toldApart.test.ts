import { expect, test } from "vitest";
import { toldApart } from "./toldApart";

test("people of one name at a table are told apart, the others keep their names", () => {
  expect(toldApart(["Halina", "Ewa", "Halina", "Halina"])).toEqual(["Halina", "Ewa", "Halina (2)", "Halina (3)"]);
  expect(toldApart(["Ewa", "", ""])).toEqual(["Ewa", "", ""]);
});

test("a number that somebody has in his name already is left to him", () => {
  expect(toldApart(["Halina", "Halina", "Halina (2)"])).toEqual(["Halina", "Halina (3)", "Halina (2)"]);
});
