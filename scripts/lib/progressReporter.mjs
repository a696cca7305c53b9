const everyMs = 30_000

const inMinutes = (ms) => (ms < 90_000 ? `${Math.round(ms / 1_000)} s` : `${Math.round(ms / 60_000)} min`)

/** In a log, a line each half minute: how far the run is, and how long the rest will take. A terminal has jest's own status. */
export default class Progress {
  #startedAt = Date.now()
  /** Milliseconds of work as estimated before (testOrder.mjs). */
  #all = 0
  #done = 0
  #files = 0
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

  onTestFileResult({ duration = 0 }) {
    this.#done += duration
    this.#files += 1
  }

  onRunComplete() {
    clearInterval(this.#timer)
  }

  line(of) {
    const passed = Date.now() - this.#startedAt
    const left = this.#done === 0 ? this.#all / this.workers : (passed * (this.#all - this.#done)) / this.#done
    return `… ${this.#files} of ${of} files in ${inMinutes(passed)}, about ${inMinutes(Math.max(0, left))} left\n`
  }
}
