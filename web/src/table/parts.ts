// What stands beside the table and is laid over it, as one file of its own: nobody needs it before the tiles lie there.

export { default as HandEnd } from "./ending/HandEnd.svelte";
export { default as LobbyRoom } from "../friends/LobbyRoom.svelte";
export { default as Overlays } from "./Overlays.svelte";
export { default as Rail } from "./Rail.svelte";
export { default as TalkButton } from "./TalkButton.svelte";
export { default as Together } from "./Together.svelte";
