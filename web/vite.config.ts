import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import relay from 'vite-plugin-relay'

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`

const libraries = path.join(import.meta.dirname, '../node_modules')

/** The folder of the PDF viewer's files. The service worker keeps none of them (`web/worker/serviceWorker.ts`). */
const pdfFolder = 'assets/pdf'
const isOfPdf = (file: string | null | undefined) => file?.includes('node_modules/pdfjs-dist/') === true

/**
 * Vite's own code around each `import()` loads style sheets and what the part imports. There are none of the one, the
 * other is off (`modulePreload`), and it is half a kilobyte of the first download.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && !file.isEntry && file.viteMetadata?.importedCss.size)
        this.error(`The style sheet of ${file.name} needs Vite’s code.`)
  },
}

export default defineConfig({
  root: import.meta.dirname,
  // Relay first: after React's plugin, it would not recognize the graphql tags.
  plugins: [relay, react(), plainImports],
  resolve: {
    alias: [
      { find: /^domain\//, replacement: `${path.join(import.meta.dirname, '../server/domain')}/` },
      // The whole packages add 18 KB to the first download, most of it unused or for later pages only.
      { find: /^react-relay$/, replacement: path.join(import.meta.dirname, 'reactRelay.js') },
      { find: /^relay-runtime$/, replacement: path.join(import.meta.dirname, 'relayRuntime.js') },
      { find: /^react-relay\/hooks$/, replacement: path.join(import.meta.dirname, 'reactRelayLater.js') },
      // Relay has two ways to read fragments, and a flag that is on (relayRuntime.test.ts) chooses this one.
      {
        find: /^\.\/useFragmentInternal$/,
        replacement: path.join(libraries, 'react-relay/lib/relay-hooks/useFragmentInternal_EXPERIMENTAL.js'),
      },
      // The package's own entry is its build for development.
      { find: /^react-router$/, replacement: path.join(libraries, 'react-router/dist/production/index.mjs') },
    ],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The list of what each part imports would be 6 KB of the first download. Parts are loaded early anyway, and the
    // service worker has them all (decision 0058).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // A data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Emotion imports them for a function that nobody calls.
      treeshake: { moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }] },
      output: {
        // Split by what later parts share with it, the first page's code would be 10 KB larger. Libraries stay the same in
        // most releases, so browsers keep them; Relay's artifacts are smaller side by side.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'artifacts', test: /__generated__/, tags: ['$initial'], priority: 1 },
            { name: 'first', tags: ['$initial'] },
            // Always loaded together, right after it.
            { name: 'install', test: /\/web\/(installed\/(install|lastReached)|ui\/build\/quietReload)\.ts$/ },
          ],
        },
        chunkFileNames: ({ moduleIds }) => `${moduleIds.some(isOfPdf) ? pdfFolder : 'assets'}/[name]-[hash].js`,
        assetFileNames: ({ originalFileNames }) => {
          const file = originalFileNames[0]
          if (!isOfPdf(file)) return 'assets/[name]-[hash][extname]'
          // Names by which the build compresses the worker, and the server knows the type of the fonts.
          const ending = { '.mjs': '.js', '.pfb': '.bin' }[path.extname(file!)] ?? '[extname]'
          return `${pdfFolder}/[name]-[hash]${ending}`
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': { target: server },
      '/health': { target: server },
    },
  },
})
