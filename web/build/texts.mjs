/** Writes the type of the texts' names, for whoever checks types without Vite: `npm run texts`. */

import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const { module } = await runnerImport(here("./text-ids.ts"), { configFile: false, logLevel: "error" });
module.writeTextIds(here("../../locales/en"), here("../src/words/text-ids.ts"));
