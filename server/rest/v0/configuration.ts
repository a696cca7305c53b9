import { requireableCallFields } from '../../domain/calls/requiredFields'
import { list, oneOf } from './kernel/jsonSchema'
import type { Body, BodyFields, RouteContext } from './kernel/route'

// What the routes on the provider's own catalogue have in common.

/** Parts of a record that clients send back as they read them, and that change nothing. */
export const asRead = (...names: string[]): BodyFields =>
  Object.fromEntries(
    names.map((name) => [name, { asRead: true as const, says: 'As it was read; it changes nothing.' }]),
  )

/** The input of a verb on the record of the path, with the version that If-Match names. */
export const versioned = ({ input, params, expectedVersion }: RouteContext, idName: string): Body => ({
  ...input,
  [idName]: params.id,
  expectedVersion,
})

/** Where it stands in its list, by either of two names. */
export const placeIn = (says: string): BodyFields => ({
  weight: { input: 'weight', says },
  order: { input: 'weight', insteadOf: 'weight', says: 'Another name for `weight`, which counts where both are sent.' },
})

const keys = oneOf(requireableCallFields.map(({ key }) => key))

/** The call fields that a record requires; one that is sent back has them as it was read. */
export const requiredOfCalls = (says: string): BodyFields => ({
  requiredCallFields: {
    input: 'requiredCallFields',
    says: `${says}: keys of \`/requireablecallfields\`, or records with \`key\` or \`name\`.`,
    holds: list({ anyOf: [keys, { type: 'object', properties: { key: keys, name: { type: 'string' } } }] }),
  },
})
