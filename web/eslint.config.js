// Finds what the compiler and svelte-check do not: unused names, and the pitfalls of JavaScript and Svelte.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "**/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config } },
  },
  {
    rules: {
      "max-lines": ["error", 450],
      // Svelte hands an element to every transition.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // TypeScript knows which names exist.
      "no-undef": "off",
      // A plain Map or Set is right where nothing is drawn from it.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space that the compiler would trim.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
