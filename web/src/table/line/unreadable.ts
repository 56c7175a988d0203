// What is said where the server tells what this page cannot read.

import { failures } from "../../kit/errors/failures.svelte";
import { version } from "../../kit/version.svelte";

/** Most likely this page is out of date, and then it says so; if it is not, something else is wrong, and that has to be said. */
export function sayUnreadable(): void {
  void version.ask().then((newer) => {
    if (!newer) failures.tell("unreadable");
  });
}
