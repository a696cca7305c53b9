// The libraries that tests import, each bundled to one module. Jest loads every module anew for every test file;
// a component library of some thousand modules would take longer than the tests.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { threads } from './threads.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = path.join(root, 'node_modules/.cache/patency-tests')

const forServer = [
  '@date-fns/tz',
  '@graphql-tools/utils',
  '@graphql-yoga/plugin-csrf-prevention',
  '@hono/node-server',
  '@pothos/core',
  '@pothos/plugin-prisma',
  '@pothos/plugin-relay',
  '@prisma/adapter-pg',
  '@prisma/client/runtime/client',
  '@repeaterjs/repeater',
  'date-fns',
  'fast-check',
  'graphql',
  'graphql-ws',
  'graphql-ws/use/ws',
  'graphql-yoga',
  'hono',
  'hono/body-limit',
  'hono/route',
  'lru-cache',
  'pg',
  'pg-copy-streams',
  'pino',
  'prom-client',
  'ws',
  'yup',
]

const forWeb = [
  '@chakra-ui/react',
  '@chakra-ui/react/theme',
  '@date-fns/tz',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@emotion/react',
  '@testing-library/react',
  '@testing-library/user-event',
  'date-fns',
  'formik',
  'graphql-ws',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react-relay',
  'react-router',
  'react/jsx-runtime',
  'relay-runtime',
  'relay-test-utils',
  'yup',
]

const banner = {
  node: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(path.join(root, 'package.json'))});`,
  // What jest gives every CommonJS module, and Relay's test utilities use.
  browser: `import { jest } from '@jest/globals';`,
}

const nameOf = (library) => library.replaceAll(/[^\w-]/g, '_')

async function bundle(libraries, platform, outdir) {
  const { build } = await import('esbuild')
  const options = {
    outdir,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    bundle: true,
    // One copy of what several of them share.
    splitting: true,
    format: 'esm',
    platform,
    target: 'node20',
    // Logs tell errors by the names of their classes.
    keepNames: platform === 'node',
    external: ['pg-native', 'bufferutil', 'utf-8-validate'],
    define: { 'process.env.NODE_ENV': '"test"' },
    banner: { js: banner[platform] },
    logLevel: 'error',
  }
  const { metafile } = await build({
    ...options,
    entryPoints: libraries.map((library) => ({ in: library, out: nameOf(library) })),
    metafile: true,
    write: false,
  })
  const isCommonJs = new Map(
    Object.values(metafile.outputs).map(({ entryPoint }) => [
      entryPoint,
      metafile.inputs[entryPoint]?.format === 'cjs',
    ]),
  )
  const fileOf = new Map(
    Object.entries(metafile.outputs).map(([file, { entryPoint }]) => [path.basename(file, '.mjs'), entryPoint]),
  )

  const stubs = path.join(outdir, 'stubs')
  mkdirSync(stubs, { recursive: true })
  const entryOf = async (library) => {
    if (!isCommonJs.get(fileOf.get(nameOf(library)))) return library
    // What a CommonJS module exports is known only to who has run it.
    const names = Object.keys(await import(library)).filter(
      (name) => name !== '__esModule' && name !== 'module.exports',
    )
    const stub = path.join(stubs, `${nameOf(library)}.mjs`)
    writeFileSync(stub, `export { ${names.join(', ')} } from ${JSON.stringify(library)}\n`)
    return stub
  }
  await build({
    ...options,
    entryPoints: await Promise.all(
      libraries.map(async (library) => ({ in: await entryOf(library), out: nameOf(library) })),
    ),
  })
  rmSync(stubs, { recursive: true })
}

/** Bundles the files that threads start from, anew for each run, and answers their folder. */
export async function testThreads() {
  const { build } = await import('esbuild')
  const folder = path.join(cache, 'threads')
  const aside = path.join(cache, `.threads-${process.pid}`)
  await build({
    entryPoints: threads,
    outdir: aside,
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  })
  mkdirSync(folder, { recursive: true })
  // In one step each: another run may start a thread at this moment.
  for (const name of Object.keys(threads)) renameSync(path.join(aside, `${name}.mjs`), path.join(folder, `${name}.mjs`))
  rmSync(aside, { recursive: true })
  return folder
}

/** Bundles what is not yet, and answers jest's `moduleNameMapper` for tests of the server and of the web. */
export async function testLibraries() {
  const print = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 16)
  const folder = path.join(cache, print)
  if (!existsSync(folder)) {
    const aside = path.join(cache, `.next-${process.pid}`)
    await bundle(forServer, 'node', path.join(aside, 'server'))
    await bundle(forWeb, 'browser', path.join(aside, 'web'))
    try {
      renameSync(aside, folder)
    } catch {
      // Another run made it in the same moment.
      rmSync(aside, { recursive: true, force: true })
    }
  }
  const mapped = (libraries, part) =>
    Object.fromEntries(libraries.map((library) => [`^${library}$`, path.join(folder, part, `${nameOf(library)}.mjs`)]))
  const web = mapped(forWeb, 'web')
  // The same library by another name.
  return { server: mapped(forServer, 'server'), web: { ...web, '^react-relay/hooks$': web['^react-relay$'] } }
}
