/** Letters and digits of which no two look alike. */
export const codeLetters = 'ACDEFGHJKMNPQRTWXY34679'
export const codeLength = 8

/** How long a code can be entered. */
export const codeLivesMs = 10 * 60_000

/** The code as it is stored and compared: in capitals, without the space or dash in its middle. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The code as a screen shows it. */
export const shownCode = (code: string): string => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`
