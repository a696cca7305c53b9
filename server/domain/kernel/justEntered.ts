/** For so long an entry counts as just made, and its person is told that somebody replaced it unseen (rules 3.14b). */
export const justEnteredMs = 60 * 60_000

/** What the history and the audit trail say besides, of a value that an edit replaced so. */
export const replacedUnseen = (enteredBy: string): string =>
  `(replaced what ${enteredBy} had entered, without having seen it)`
