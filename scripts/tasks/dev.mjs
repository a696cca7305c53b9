// The server and the web app, both reloading on change. Ctrl-C stops both.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { ensureGenerated, ensureInstalled } from '../lib/prepare.mjs'
import { quiet, root } from '../lib/steps.mjs'

await ensureInstalled()
await ensureGenerated()

const env = { ...process.env, NODE_ENV: 'development' }
const children = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts', '--clearScreen', 'false'],
].map(([file, ...args]) =>
  // Groups of their own: the terminal's Ctrl-C reaches only this process, which passes it on once.
  spawn(process.execPath, [path.join(root, file), ...args], { cwd: root, stdio: 'inherit', env, detached: true }),
)

let stopping = false
function stop(signal = 'SIGTERM') {
  if (stopping) return
  stopping = true
  for (const child of children) if (child.exitCode === null) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop())
for (const child of children) {
  child.on('exit', (code) => {
    if (!stopping) process.exitCode = code ?? 1
    stop()
  })
}

// The compiler's own watch mode needs a further program; compiling it all takes a moment.
let timer
watch(path.join(root, 'web'), { recursive: true }, (_event, name) => {
  if (!name || !/\.tsx?$/.test(name) || name.includes('__generated__')) return
  clearTimeout(timer)
  timer = setTimeout(async () => {
    const { code, output } = await quiet(process.execPath, [path.join(root, 'node_modules/relay-compiler/cli.js')])
    if (code !== 0) console.error(output)
  }, 200)
}).unref()
