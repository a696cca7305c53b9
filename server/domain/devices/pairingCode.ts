/** Letters of a code, which are shown in two groups. */
export const codeLength = 8

/** How long a code can be entered. */
export const codeLivesMs = 10 * 60_000
