import { TestEnvironment } from 'jest-environment-node'

/** A journey that fails says what its pages showed: a wait that ended tells only what did not come. */
export default class JourneyEnvironment extends TestEnvironment {
  async handleTestEvent({ name, test }) {
    if (name !== 'test_fn_failure') return
    // Given by `helpers/browser.ts`.
    const shown = await this.global.shownPages?.()
    const last = test.errors.at(-1)
    const [error] = last
    if (!shown) return
    // Whatever was thrown has no stack.
    if (!error?.stack) last[0] = `${String(error)}\n\n${shown}`
    else error.stack = error.stack.replace(error.message, () => `${error.message}\n\n${shown}\n`)
  }
}
