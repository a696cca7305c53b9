const everyMs = 30_000

const inMinutes = (ms) => (ms < 90_000 ? `${Math.round(ms / 1_000)} s` : `${Math.round(ms / 60_000)} min`)

/** In a log, a line each half minute: how far the run is, and how long the rest will take. A terminal has jest's own status. */
export default class Progress {
  #startedAt = Date.now()
  /** Milliseconds of work as estimated before (testOrder.mjs). */
  #all = 0
  #done = 0
  #files = 0
  /** When each file that runs began. */
  #running = new Map()
  #timer

  constructor(globalConfig, { isLog = !process.stderr.isTTY, write = (line) => process.stderr.write(line) } = {}) {
    this.workers = globalConfig.maxWorkers
    this.isLog = isLog
    this.write = write
  }

  onRunStart({ numTotalTestSuites }, { estimatedTime }) {
    if (!this.isLog) return
    this.#all = estimatedTime * 1_000 * this.workers
    this.#timer = setInterval(() => this.write(this.line(numTotalTestSuites)), everyMs)
  }

  onTestFileStart(test) {
    this.#running.set(test, Date.now())
  }

  onTestFileResult(test) {
    this.#running.delete(test)
    this.#done += test.duration ?? 0
    this.#files += 1
  }

  onRunComplete() {
    clearInterval(this.#timer)
  }

  line(of) {
    const now = Date.now()
    const passed = now - this.#startedAt
    // A journey takes minutes: what runs counts as far as it is.
    const done = [...this.#running].reduce(
      (sum, [{ duration = 0 }, startedAt]) => sum + Math.min(duration, now - startedAt),
      this.#done,
    )
    const left = done === 0 ? this.#all / this.workers : (passed * (this.#all - done)) / done
    return `… ${this.#files} of ${of} files in ${inMinutes(passed)}, about ${inMinutes(Math.max(0, left))} left\n`
  }
}
