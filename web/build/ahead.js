// Asks for what the page will ask for as soon as it has begun: the words of the language in which it is read, and the room that its
// address names. It is so small that it is there long before the page is; what it guesses wrong was fetched in vain, no more.
// Where things are kept it asks for what keeps them, and wakes the browser's database: opened a second time, by the page, it answers at
// once.
{
  const { words, rest, keeping, early, rooms } = JSON.parse(document.getElementById("ahead").textContent);
  let language = null;
  let kept = [];
  try {
    if (localStorage.getItem("eastwind.database") !== null) {
      kept = keeping;
      // the version and the store are the page's affair (src/kit/keeping/database.ts): one that is not there is not made here
      const opening = indexedDB.open("eastwind");
      opening.onupgradeneeded = () => opening.transaction.abort();
      opening.onerror = (event) => event.preventDefault();
      opening.onsuccess = () => {
        const close = () => opening.result.close();
        opening.result.onversionchange = close;
        setTimeout(close, 5000);
      };
    }
    language = JSON.parse(localStorage.getItem("eastwind.language"));
  } catch {
    // Nothing is kept, or not by us.
  }
  if (!(language in words))
    language = navigator.languages.map((it) => it.slice(0, 2)).find((it) => it in words) ?? "en";
  const [place, files] = rooms.find(([place]) => location.hash.startsWith(`#/${place}`)) ?? [null, []];
  const others = place !== null && !early.includes(place) ? [rest[language]] : [];
  for (const file of [words[language], ...kept, ...others, ...files]) {
    const link = document.createElement("link");
    link.rel = file.endsWith(".css") ? "preload" : "modulepreload";
    if (link.rel === "preload") link.as = "style";
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  }
}
