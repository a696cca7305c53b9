import { TestEnvironment } from 'jest-environment-node'

/** A journey that fails says what its pages showed: a wait that ended tells only what did not come. */
export default class JourneyEnvironment extends TestEnvironment {
  async handleTestEvent({ name, test }) {
    if (name !== 'test_fn_failure') return
    // Given by the stage.
    const shown = await this.global.shownPages?.()
    const last = test.errors.at(-1)
    const [error] = last
    if (!shown) return
    if (typeof error === 'string') last[0] = `${error}\n\n${shown}`
    else error.stack = error.stack.replace(error.message, () => `${error.message}\n\n${shown}\n`)
  }
}
