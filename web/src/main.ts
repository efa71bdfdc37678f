import { mount } from "svelte";
import App from "./App.svelte";
import "./design/tokens.css";
import "./design/base.css";
import { followLinks } from "./route.svelte";
import { settings } from "./settings/settings.svelte";
import { speakFirst } from "./words/words.svelte";

followLinks();
await speakFirst(settings.language);
const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");
mount(App, { target });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
