// The whole screen for the game, where the browser allows it.

class FullScreen {
  #on = $state(false);
  readonly possible = typeof document !== "undefined" && document.fullscreenEnabled;

  constructor() {
    if (typeof document === "undefined") return;
    document.addEventListener("fullscreenchange", () => (this.#on = document.fullscreenElement !== null));
  }

  get on(): boolean {
    return this.#on;
  }

  toggle(): void {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // Refused when the page was not touched: nothing is lost.
    change.catch(() => undefined);
  }
}

export const fullScreen: FullScreen = new FullScreen();
