// Bundles the server with the operators' commands, and the web app, into a new folder below dist/builds, and makes
// dist/server and dist/web point there. A build never changes afterwards, so a server that was started from an older
// one keeps all of its files (decision 0033). Called by ensureBuilt(), one at a time.
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import esbuild from 'esbuild'
import { build as buildWeb } from 'vite'
import { buildTargets, checkCode } from './browsers.mjs'
import { operatorCommands, root } from '../lib/steps.mjs'
import { threads } from '../lib/threads.mjs'

// Under jest it would be `test`, and the web app would get the libraries' slow forms for developers.
process.env.NODE_ENV = 'production'

const dist = path.join(root, 'dist')
const builds = path.join(dist, 'builds')
const build = path.join(builds, `${Date.now().toString(36)}-${process.pid}`)
mkdirSync(build, { recursive: true })

function buildServer() {
  return esbuild.build({
    // The commands, too, because an installation without development dependencies cannot compile them.
    entryPoints: Object.fromEntries([
      ['main', 'server/main.ts'],
      ...Object.entries(threads),
      ...operatorCommands.map((name) => [name, `scripts/operator/${name}.ts`]),
    ]),
    outdir: path.join(build, 'server'),
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
    build: { outDir: path.join(build, 'web'), target: buildTargets },
  })
}

/** Writes into the page when it was built, by which an open page recognizes a newer build (decision 0083). */
function dateBuild(folder) {
  const file = path.join(folder, 'index.html')
  const page = readFileSync(file, 'utf8')
  const dated = page.replace(/(<meta name="patency-build" content=)""/, `$1"${new Date().toISOString()}"`)
  if (dated === page) throw new Error('The page has no place for the moment of the build.')
  writeFileSync(file, dated)
}

/**
 * The service worker knows the build's files by name, and what those without a hash in their name contain. A build with
 * another file has another worker, by which a browser recognizes it.
 */
async function buildServiceWorker(folder) {
  // Without the reader of barcodes: it is large, and most browsers have their own.
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => lstatSync(path.join(folder, name)).isFile() && !name.endsWith('.wasm'),
  )
  const files = names.sort().map((name) => {
    const file = `/${name.split(path.sep).join('/')}`
    const digest = createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex')
    return file.startsWith('/assets/') ? { path: file } : { path: file, digest }
  })
  const id = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 16)
  await esbuild.build({
    entryPoints: [path.join(root, 'web/worker/serviceWorker.ts')],
    outfile: path.join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: buildTargets,
    define: { PATENCY_BUILD: JSON.stringify(id), PATENCY_FILES: JSON.stringify(files) },
    logLevel: 'warning',
  })
}

/** Compressed once here instead of on every request. */
async function compress(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name)
      const bytes = readFileSync(file)
      if (bytes.length < 256) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, { params }),
        promisify(gzip)(bytes, { level: 9 }),
      ])
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gz)
    }),
  )
}

/** What the link in dist points to, or null; earlier versions had a folder in its place. */
function linked(name) {
  const link = path.join(dist, name)
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(link) : null
}

/** Replaces the link in one step: whoever opens it finds the older build or the new one. */
function link(name) {
  const place = path.join(dist, name)
  if (linked(name) === null) rmSync(place, { recursive: true, force: true })
  rmSync(`${place}.next`, { force: true })
  symlinkSync(path.relative(dist, path.join(build, name)), `${place}.next`)
  renameSync(`${place}.next`, place)
}

try {
  await Promise.all([buildServer(), buildApp()])
  dateBuild(path.join(build, 'web'))
  await buildServiceWorker(path.join(build, 'web'))
  checkCode(path.join(build, 'web'))
  await compress(path.join(build, 'web'))
} catch (error) {
  rmSync(build, { recursive: true, force: true })
  throw error
}
// The build before this one stays: a server may be starting from it at this moment.
const kept = [path.basename(build), linked('server')?.split(path.sep)[1]]
for (const name of ['server', 'web']) link(name)
for (const name of readdirSync(builds))
  if (!kept.includes(name)) rmSync(path.join(builds, name), { recursive: true, force: true })
