/** The address of a table's socket, on the host that served the page; `watch`: for those who look on. */
export function socketAddress(
  table: string,
  place: Pick<Location, "protocol" | "host"> = location,
  among: "tables" | "watch" = "tables",
): string {
  const scheme = place.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${place.host}/ws/${among}/${encodeURIComponent(table)}`;
}
