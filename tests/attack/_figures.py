"""What an attack prints: a line for each thing that was tried, and at the end whether everything held."""


class Figures:
    """Lines of figures, and what did not hold."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def tell(self, what: str, figure: str, *, held: bool = True, before: str = "") -> None:
        """One line. `held`: whether what is promised was kept; `before`: what an attack found before it was promised."""
        print(
            f"{'ok  ' if held else 'FAIL'}  {what:68} {figure}{f'  (before: {before})' if before else ''}", flush=True
        )
        if not held:
            self.failed.append(f"{what}: {figure}")
