import { requireableCallFields } from '../../../domain/calls/entries/requiredFields'
import type { Command } from '../../../services/kernel/command'
import type { Request } from '../../../services/kernel/request'
import { commandRoute } from '../kernel/commandRoute'
import { list, nothing, oneOf, type Schema } from '../kernel/jsonSchema'
import type { BodyFields, Gone, Route } from '../kernel/route'

// What the routes on the provider's own catalogue have in common.

/** The record of this id in the list. */
export const among =
  <T extends { id: string }>(list: (request: Request) => Promise<readonly T[]>) =>
  async (request: Request, id: string): Promise<T | undefined> =>
    (await list(request)).find((one) => one.id === id)

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

/** Rows of verbs on one kind of item, each of which answers the item as it left it. */
export const changing =
  <T, R extends object>(schema: Schema<T>, show: (request: Request, result: R) => Promise<NoInfer<T> | Gone>) =>
  (method: Route['method'], path: string, command: Command<R>, fields: BodyFields = {}, without: string[] = []) =>
    commandRoute(
      method,
      path,
      command,
      schema,
      async ({ request }, input) => show(request, await command(request, input)),
      { fields, without },
    )
