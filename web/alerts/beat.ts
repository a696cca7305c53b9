/**
 * Runs something at an interval, also in a tab that nobody looks at: there, browsers slow timers down to one a minute, but
 * not those of a worker. Like all timers, it does not depend on the clock of the device. Returns what ends it.
 */
export const beat = (ms: number, run: () => void): (() => void) => {
  let timer: ReturnType<typeof setInterval> | undefined
  const byTimer = () => {
    timer ??= setInterval(run, ms)
  }
  let worker: Worker | undefined
  if ('Worker' in globalThis) {
    worker = new Worker(new URL('./beatWorker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', run)
    // Its code could not be loaded.
    worker.addEventListener('error', byTimer)
    worker.postMessage(ms)
  } else byTimer()
  return () => {
    worker?.removeEventListener('message', run)
    worker?.removeEventListener('error', byTimer)
    worker?.terminate()
    clearInterval(timer)
  }
}
