import { format } from 'node:util'

// In the console, React, Relay and jsdom report faults of the code that change nothing on the screen. A test fails for
// each of them, unless it expects it (`settled.ts` ends every test).

const unexpected: string[] = []
let expected: { words: RegExp; isHeard: boolean }[] = []

const hear =
  (kind: string) =>
  (...parts: unknown[]): void => {
    const text = format(...parts)
    const known = expected.filter(({ words }) => words.test(text))
    for (const one of known) one.isHeard = true
    if (known.length === 0) unexpected.push(`console.${kind}: ${text}`)
  }

Object.assign(console, { error: hear('error'), warn: hear('warn') })

/** The test causes complaints with these words. It fails when one of them does not come. */
export const expectErrors = (...words: RegExp[]): void => {
  expected.push(...words.map((one) => ({ words: one, isHeard: false })))
}

/** Fails the test for what was complained of and not expected, or expected and not complained of. */
export const judgeComplaints = (): void => {
  const faults = [
    ...unexpected.splice(0),
    ...expected.filter(({ isHeard }) => !isHeard).map(({ words }) => `Nothing in the console has the words ${words}.`),
  ]
  expected = []
  if (faults.length > 0) throw new Error(faults.join('\n\n'))
}
