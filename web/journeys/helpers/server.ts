import { spawn } from 'node:child_process'
import { projectRoot } from '../../../server/paths'
import { testPatience } from '../../../server/test/harness/patience'
import { createDemoDatabase } from '../../../server/test/database/database'

export interface TestServer {
  /** The address for the browser. */
  address: string
  databaseUrl: string
  /** Everything that the server has printed and logged. */
  output(): string
  /** Drains the server and returns its exit code. */
  stop(): Promise<number | null>
  /** Ends the server without warning, like a power failure. */
  kill(): Promise<void>
}

export interface TestServerOptions {
  /** An existing database, for a second server or a restart; by default a new demo hospital. */
  databaseUrl?: string
  port?: number
  /** The server's program, of another build than the newest. */
  program?: string
  env?: Record<string, string>
}

/** The built server in a process of its own, on a free port. */
export async function startServerForTest(options: TestServerOptions = {}): Promise<TestServer> {
  const own = options.databaseUrl === undefined ? await createDemoDatabase() : null
  const databaseUrl = own?.url ?? (options.databaseUrl as string)
  const child = spawn(process.execPath, [options.program ?? 'dist/server/main.js'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: String(options.port ?? 0),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      PATENCY_PATIENCE: String(testPatience),
      ...options.env,
    },
  })
  // A test that fails half way must not keep the run, or this process, alive.
  const killChild = () => void child.kill('SIGKILL')
  process.once('exit', killChild)
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  void exited.then(() => process.off('exit', killChild))
  const address = await new Promise<string>((resolve, reject) => {
    function hear(chunk: Buffer) {
      output += chunk.toString()
      const ready = /Patency is ready: (\S+)/.exec(output)
      if (ready?.[1]) resolve(ready[1])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void exited.then((code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  })

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    child.kill(signal)
    const code = await exited
    await own?.drop()
    return code
  }
  return {
    address,
    databaseUrl,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}
