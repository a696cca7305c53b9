// Codes that people read from one screen or message and type into another.

/** Letters and digits of which no two look alike. */
export const codeLetters = 'ACDEFGHJKMNPQRTWXY34679'

/** The code as it is stored and compared: in capitals, without the blanks and dashes between its groups. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The code as it is shown: in groups of so many letters. */
export const shownCode = (code: string, group: number): string =>
  code.match(new RegExp(`.{1,${group}}`, 'g'))!.join('-')
