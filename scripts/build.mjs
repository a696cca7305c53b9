// Bundles the server and the operators' commands to dist/server, and the web app to dist/web.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import esbuild from 'esbuild'
import { build as buildWeb } from 'vite'
import { operatorCommands, root } from './lib/steps.mjs'

const dist = path.join(root, 'dist')
// Built aside and put in place at the end: a server that runs from dist never sees half of it.
const aside = path.join(root, 'dist', `.next-${process.pid}`)

function buildServer() {
  return esbuild.build({
    // The commands, too, because an installation without development dependencies cannot compile them.
    entryPoints: Object.fromEntries([['main', 'server/main.ts'], ...operatorCommands.map((name) => [name, `scripts/${name}.ts`])]),
    outdir: path.join(aside, 'server'),
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
}

function buildApp() {
  return buildWeb({
    configFile: path.join(root, 'web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: path.join(aside, 'web') },
  })
}

/** Compressed once here instead of on every request. */
async function compress(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => /\.(js|css|html|svg|json|webmanifest|txt)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name)
      const bytes = readFileSync(file)
      if (bytes.length < 1024) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes, { level: 9 })])
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gz)
    }),
  )
}

try {
  await Promise.all([buildServer(), buildApp()])
  await compress(path.join(aside, 'web'))
  for (const name of ['server', 'web']) {
    rmSync(path.join(dist, name), { recursive: true, force: true })
    renameSync(path.join(aside, name), path.join(dist, name))
  }
} finally {
  rmSync(aside, { recursive: true, force: true })
}
