import { randomInt } from 'node:crypto'
import { codeLetters } from '../domain/kernel/code'

/** A random code of so many letters, in the form in which it is stored and compared. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('')
