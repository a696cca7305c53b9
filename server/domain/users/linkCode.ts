import { codeLetters, plainCode, shownCode } from '../kernel/code'

/** 25 letters of 23 are 113 random bits. */
export const linkCodeLength = 25

/** The code as it stands in a link and below it. */
export const shownLinkCode = (code: string): string => shownCode(code, 5)

const isCode = (text: string): boolean =>
  text.length === linkCodeLength && [...text].every((letter) => codeLetters.includes(letter))

/** What follows the `#` of a link, which some programs write as `%23`; of another text the text itself. */
const afterHash = (typed: string): string => typed.replace(/^.*(?:#|%(?:25)*23)/s, '')

/**
 * The code of a link, in the form in which it is stored and compared, however it was typed, or the whole link was pasted.
 * Another text is answered as it is, and is the code of no link.
 */
export const linkCode = (typed: string): string => {
  const code = plainCode(afterHash(typed))
  return isCode(code) ? code : typed
}
