import { array, object } from 'yup'
import { email, isNoAddress } from '../../account/input'
import { bareAddress } from '../../kernel/input/bareAddress'
import { expectedVersion } from '../../kernel/input/entries'

export const mostAddresses = 20

/** The addresses in a pasted list, each once. A name may stand before its address, also one with a comma. */
const addressesIn = (entries: readonly unknown[]): unknown[] => {
  const found = entries.flatMap((entry) => {
    if (typeof entry !== 'string') return [entry]
    const pieces = entry.split(/[\r\n\t;]+/)
    const isNamed = (piece: string): boolean => /^[^@]*<[^@<>]*@[^@<>]*>[\s,]*$/.test(piece)
    return pieces
      .flatMap((piece) => (isNamed(piece) ? [piece] : piece.split(',')))
      .map(bareAddress)
      .filter(Boolean)
  })
  return [...new Set(found)]
}

export const committeeMailInput = object({
  emails: array(email())
    .transform((_value, original: unknown) => (Array.isArray(original) ? addressesIn(original) : original))
    .typeError('Must be a list')
    .required('Required')
    .max(mostAddresses, `Must be at most ${mostAddresses} addresses`)
    .test('addresses', (emails, { createError }) => {
      // What is no text at all is refused by itself.
      const wrong = (emails ?? []).filter((each: unknown) => typeof each === 'string' && isNoAddress(each))
      return wrong.length === 0 || createError({ message: `Must be valid e-mail: ${wrong.join(', ').slice(0, 200)}` })
    })
    .meta({
      description: 'The addresses; an entry with several lines is one for each. None: it is sent to nobody.',
    }),
  expectedVersion: expectedVersion(),
})
