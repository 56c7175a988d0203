// What whoever looks back at hands wants to see: it stays as it is from hand to hand.

class Wish {
  /** What the help would have done. */
  opinion = $state(false);
}

export const wish = new Wish();
