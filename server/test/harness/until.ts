/** Nothing that a test waits for takes as long, on any machine. Below the limit of a test, so that the failure says what was waited for. */
const longestWaitMs = 240_000

/**
 * Waits until `check` neither throws nor answers false, and answers what it answers: a condition, or what a test
 * expects. After the limit it throws what `check` threw last.
 */
export const until = async <T>(check: () => T | Promise<T>): Promise<Exclude<T, false>> => {
  const deadline = performance.now() + longestWaitMs
  for (;;) {
    let problem: unknown
    try {
      const answer = await check()
      if (answer !== false) return answer as Exclude<T, false>
      problem = new Error(`It never came to that: ${String(check)}`)
    } catch (error) {
      problem = error
    }
    if (performance.now() > deadline) throw problem
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
