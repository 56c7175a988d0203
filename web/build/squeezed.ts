// Beside each larger file of the built page lies what Brotli makes of it, a sixth smaller than what the server could make of it while
// somebody waits: at this strength it takes too long for that.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const squeeze = promisify(brotliCompress);
/** A page that does not leave the machine is squeezed a tenth less, in a fortieth of the time (scripts/page.py). */
const STRENGTH = process.env["PAGE_SQUEEZED"] === "in-a-hurry" ? 5 : constants.BROTLI_MAX_QUALITY;

/** Smaller ones gain nothing, as the server holds it too. */
const FROM_BYTES = 1024;
/** The page of the interface is opened by few, and takes longer than all others together. */
const isSqueezed = (name: string): boolean => /\.(?:html|js|css|svg)$/.test(name) && !/\/swagger-ui-/.test(name);

export function squeezed(): Plugin {
  return {
    name: "squeezed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const each = Object.keys(bundle)
        .filter(isSqueezed)
        .map(async (name) => {
          const path = join(dir, name);
          const content = await readFile(path);
          if (content.length < FROM_BYTES) return;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: STRENGTH,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          };
          await writeFile(`${path}.br`, await squeeze(content, { params }));
        });
      await Promise.all(each);
    },
  };
}
