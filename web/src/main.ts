import { mount } from "svelte";
import App from "./App.svelte";
import "./design/tokens.css";
import "./design/base.css";
import { followLinks, route } from "./route.svelte";
import { load } from "./screens";
import { settings } from "./settings/settings.svelte";
import { speakFirst } from "./words/words.svelte";

followLinks();
// What is to be seen first is fetched together with its words; whatever goes wrong, the app will meet again and tell.
load(route().screen, settings.language).catch(() => undefined);
await speakFirst(settings.language);
const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");
mount(App, { target });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
