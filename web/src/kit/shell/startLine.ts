// Before there are words: what is said when the page cannot begin. It stands here, in all languages, because everything else has to be
// fetched first.

import type { Language } from "../../words/i18n.svelte";

/** `missing`: its words did not come, or what keeps things; `broken`: the page failed while it began; `blocked`: an older page in another window is in the way. */
export type StartFault = "missing" | "broken" | "blocked";

interface StartWords extends Readonly<Record<StartFault, string>> {
  readonly retry: string;
}

const WORDS: Readonly<Record<Language, StartWords>> = {
  ru: {
    missing: "Eastwind не открылся: страница загрузилась не вся. Сервер не отвечает или обновился.",
    broken: "Eastwind не открылся: на странице что-то сломалось. Начатые партии целы.",
    blocked: "Eastwind открыт ещё в одном окне, и там страница старше. Закройте то окно, и всё откроется здесь.",
    retry: "Попробовать ещё раз",
  },
  pl: {
    missing:
      "Eastwind się nie otworzył: strona nie wczytała się w całości. Serwer nie odpowiada albo został zaktualizowany.",
    broken: "Eastwind się nie otworzył: coś się na stronie zepsuło. Rozpoczęte partie są zachowane.",
    blocked: "Eastwind jest otwarty w innym oknie, a tam strona jest starsza. Zamknij tamto okno, a otworzy się tutaj.",
    retry: "Spróbuj ponownie",
  },
  bg: {
    missing: "Eastwind не се отвори: страницата не се зареди цялата. Сървърът не отговаря или е обновен.",
    broken: "Eastwind не се отвори: нещо на страницата се повреди. Започнатите игри са запазени.",
    blocked: "Eastwind е отворен и в друг прозорец с по-стара страница. Затвори онзи прозорец и той ще се отвори тук.",
    retry: "Опитай отново",
  },
  en: {
    missing:
      "Eastwind did not open: part of the page did not load. The server is not responding, or it has been updated.",
    broken: "Eastwind did not open: something went wrong on the page. The games you have begun are kept.",
    blocked: "Eastwind is open in another window with an older page. Close that window, and it will open here.",
    retry: "Try again",
  },
};

/** Says in `place` that the page could not begin, with a button that tries again. */
export function sayNotStarted(place: HTMLElement, language: Language, fault: StartFault, retry: () => void): void {
  const words = WORDS[language];
  document.documentElement.lang = language;
  const line = document.createElement("p");
  line.textContent = words[fault];
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button-main";
  button.textContent = words.retry;
  button.addEventListener("click", () => {
    button.disabled = true;
    retry();
  });
  const note = document.createElement("main");
  note.className = "not-started";
  note.setAttribute("role", "alert");
  note.append(line, button);
  place.replaceChildren(note);
}
