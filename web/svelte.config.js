import { named } from "./breakpoint.js";

export default {
  compilerOptions: { runes: true },
  preprocess: [{ style: ({ content }) => ({ code: named(content) }) }],
};
