import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Names in index.html what the first script will ask for anyway, so that it is on its way already. */
function preloadStart(): Plugin {
  return {
    name: "skirmish-preload-start",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((each) => each.type === "chunk");
        const first = chunks.find((each) => each.name === "start");
        if (!first) return [];
        // What index.html names itself is on its way; crossorigin as Vite's own links have it, or it is fetched twice.
        const wanted = new Set([first.fileName, ...first.imports.filter((file) => !html.includes(file))]);
        const styles = chunks
          .filter((each) => wanted.has(each.fileName))
          .flatMap((each) => [...(each.viteMetadata?.importedCss ?? [])]);
        const scripts = [...wanted].map((file) => ({ rel: "modulepreload", href: `/${file}` }));
        const sheets = [...new Set(styles)].map((file) => ({ rel: "preload", as: "style", href: `/${file}` }));
        return [...scripts, ...sheets].map((attrs) => ({
          tag: "link",
          attrs: { ...attrs, crossorigin: true },
          injectTo: "head" as const,
        }));
      },
    },
  };
}

/**
 * What several screens share travels together: a browser asks for six files at a time, and each costs a round trip. The
 * first script's own parts stay apart, so that it need not wait for the rest before it asks for messages and screens.
 */
const SHARED = [
  { name: "first", test: /preload-helper|[/\\]src[/\\]lib[/\\](?:language|preferences|stored)\./, priority: 2 },
  {
    name: "shared",
    test: /node_modules|breakpoint|[/\\]src[/\\](?:ui|navigation|lib|move)[/\\]/,
    minShareCount: 2,
    priority: 1,
  },
  { name: "boards", test: /[/\\]src[/\\](?:table|invite|meet|games[/\\][^/\\]+$)/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [svelte(), preloadStart()],
  resolve: {
    // Tokens and symbols are the Python package's own: one copy serves library, terminal and page.
    alias: { $assets: here("../src/skirmish/drawing/assets"), $games: here("../src/skirmish/games") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here(process.env.SKIRMISH_PAGE ?? "../src/skirmish/server/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
  server: { fs: { allow: [here("..")] } },
  // A busy machine takes seconds to load a component; a test that hangs ends after a minute.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
