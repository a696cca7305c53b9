import { requireableCallFields } from '../../domain/calls/requiredFields'
import type { Command } from '../../services/kernel/command'
import { commandRoute } from './kernel/commandRoute'
import { list, nothing, oneOf } from './kernel/jsonSchema'
import type { BodyFields, Route } from './kernel/route'

// What the routes on the provider's own catalogue have in common.

/** Parts of a record that clients send back as they read them, and that change nothing. */
export const asRead = (...names: string[]): BodyFields =>
  Object.fromEntries(
    names.map((name) => [name, { asRead: true as const, says: 'As it was read; it changes nothing.' }]),
  )

/** Where it stands in its list, by either of two names. */
export const place: BodyFields = {
  order: { input: 'weight', insteadOf: 'weight', says: 'Another name for `weight`, which counts where both are sent.' },
}

const keys = oneOf(requireableCallFields.map(({ key }) => key))

/** The call fields that a record requires; one that is sent back has them as it was read. */
export const requiredOfCalls = (what: string): BodyFields => ({
  requiredCallFields: {
    input: 'requiredCallFields',
    says: `${what}: keys of \`/requireablecallfields\`, or records with \`key\` or \`name\`.`,
    holds: list({ anyOf: [keys, { type: 'object', properties: { key: keys, name: { type: 'string' } } }] }),
  },
})

/** The route of a verb that deletes the record of the path, and has nothing to answer. */
export const deletion = (path: string, command: Command<object>): Route =>
  commandRoute('DELETE', path, command, nothing, async ({ request }, input) => {
    await command(request, input)
  })
