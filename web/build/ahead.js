// Asks for what the page will ask for as soon as it has begun: the words of the language in which it is read, and the room that its
// address names. It is so small that it is there long before the page is; what it guesses wrong was fetched in vain, no more.
// Where things are kept it asks for what keeps them, and reads the browser's database: the page finds it read (src/kit/keeping/early.ts),
// and opened a second time, by the page, the database answers at once.
{
  const { words, rest, keeping, early, rooms } = JSON.parse(document.getElementById("ahead").textContent);
  let language = null;
  let kept = [];
  try {
    if (localStorage.getItem("eastwind.database") !== null) {
      kept = keeping;
      globalThis.eastwindKept = new Promise((resolve) => {
        const opening = indexedDB.open("eastwind");
        let reading;
        // a transaction that hangs would hold up all others, and the database with them
        const close = () => {
          resolve(null);
          try {
            reading?.abort();
          } catch {
            // It is over.
          }
          opening.result.close();
        };
        // making it is the page's affair (src/kit/keeping/database.ts)
        opening.onupgradeneeded = () => opening.transaction.abort();
        opening.onblocked = () => resolve(null);
        opening.onerror = (event) => {
          event.preventDefault();
          resolve(null);
        };
        opening.onsuccess = () => {
          const database = opening.result;
          database.onversionchange = close;
          setTimeout(close, 5000);
          try {
            reading = database.transaction("kept");
            const [keys, values] = ["getAllKeys", "getAll"].map((how) => reading.objectStore("kept")[how]());
            // requests are answered in their order
            values.onsuccess = () => resolve({ version: database.version, keys: keys.result, values: values.result });
            reading.onabort = () => resolve(null);
          } catch {
            close();
          }
        };
      }).catch(() => null);
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
