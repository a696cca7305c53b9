import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import relay from 'vite-plugin-relay'

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`

export default defineConfig({
  root: import.meta.dirname,
  // Relay first: it reads the graphql tags that React's plugin would no longer recognise.
  plugins: [relay, react()],
  resolve: {
    alias: [
      { find: /^domain\//, replacement: `${path.join(import.meta.dirname, '../server/domain')}/` },
      // As a whole it is 13 KB in the first download, a third of which nobody calls or only a later page does.
      { find: /^react-relay$/, replacement: path.join(import.meta.dirname, 'reactRelay.js') },
      { find: /^react-relay\/hooks$/, replacement: path.join(import.meta.dirname, 'reactRelayLater.js') },
    ],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // A data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What the first page needs is one file: divided by what later parts share with it, it would be 10 KB more.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
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
