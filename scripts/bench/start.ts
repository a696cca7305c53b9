import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../server/paths'
import { percentile } from '../lib/percentile.mjs'
import { repeat, type Row } from './row'

/** Starts it as `npm start` does, and stops it again; answers the milliseconds until it was ready. */
const startOnce = (data: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    let readyAfter: number | null = null
    let output = ''
    const child = spawn('npm', ['start'], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        PATENCY_DATA: data,
        DATABASE_URL: '',
        LOG_LEVEL: 'error',
      },
    })
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (readyAfter !== null || !output.includes('Patency is ready')) return
      readyAfter = performance.now() - begun
      child.kill('SIGTERM')
    })
    child.once('exit', () => (readyAfter === null ? reject(new Error(output)) : resolve(readyAfter)))
  })

/** A start when everything is installed, built and seeded; the middle one of five. */
export const benchStart = async (): Promise<Row[]> => {
  const data = mkdtempSync(path.join(tmpdir(), 'patency-bench-'))
  try {
    await startOnce(data)
    const took = percentile(await repeat(5, () => startOnce(data)), 0.5) / 1000
    return [
      {
        what: '`npm start` the second time, until it is ready',
        measured: `${took.toFixed(1)} s`,
        must: '5 s',
        aim: '2 s',
        met: took <= 5,
      },
    ]
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
