import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "playwright-report/", "test-results/", "screenshots/"] },
  ...ts.configs.strict,
  ...svelte.configs["flat/recommended"],
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Routes are our own: there is nothing to resolve.
      "svelte/no-navigation-without-resolve": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      // Most maps here are bookkeeping that nothing draws.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-invalid-void-type": "off",
      "no-console": "error",
    },
  },
);
