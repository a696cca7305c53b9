// Apart from the input schemas, so that a screen without a form does not load the library of those.

/** The longest one-line text, and the longest notes. */
export const textLimit = 200
export const notesLimit = 4000

/** The longest medical record number. */
export const mrnLimit = 64

/** What is said of a text that is longer. It is never cut. */
export const mostCharacters = (limit: number): string => `Must be at most ${limit} characters`

export const isTooLong = (message: unknown): boolean =>
  typeof message === 'string' && /^Must be at most \d+ characters$/.test(message)
