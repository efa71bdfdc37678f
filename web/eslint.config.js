import { defineConfig } from "eslint/config";
import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  {
    ignores: [
      "dist/",
      "node_modules/",
      "playwright-report/",
      "test-results/",
      "screenshots/",
      "lighthouse/",
      // Written by `npm run texts`.
      "src/words/text-ids.ts",
    ],
  },
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs["flat/recommended"],
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // A worker has types of its own.
    files: ["src/worker.ts"],
    languageOptions: { parserOptions: { projectService: false, project: "./tsconfig.worker.json" } },
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
      // Numbers read in a text as they are.
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowAny: false, allowBoolean: false, allowNever: false, allowNullish: false, allowNumber: true, allowRegExp: false },
      ],
      // `() => act()` is how a handler is written.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // An effect names what it follows: `void [tab, layout]`.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // In brackets stands what no type lists by its name.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // It asks for `!`, which is forbidden.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // What a component takes and what a snippet gives is unknown to these rules, and `any` to them; svelte-check knows it.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  // Plain JavaScript has no types.
  { files: ["**/*.js", "**/*.mjs"], extends: [ts.configs.disableTypeChecked] },
);
