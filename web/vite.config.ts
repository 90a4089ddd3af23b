import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // Tokens and symbols are the Python package's own: one copy serves library, terminal and page.
    alias: { $assets: here("../src/skirmish/drawing/assets") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here(process.env.SKIRMISH_PAGE ?? "../src/skirmish/server/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { fs: { allow: [here(".."), here("../src/skirmish/drawing/assets")] } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
