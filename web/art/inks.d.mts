export const INK_VALUES: Readonly<Record<string, string>> &
  Readonly<Record<"red" | "green" | "blue" | "black", string>>;
