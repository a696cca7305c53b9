import { requireableCallFields } from '../../../domain/calls/entries/requiredFields'
import type { Command } from '../../../services/kernel/command'
import type { Request } from '../../../services/kernel/request'
import { commandRoute } from '../kernel/commandRoute'
import { list, nothing, oneOf, type Schema } from '../kernel/jsonSchema'
import type { BodyFields, Gone, Route } from '../kernel/route'

/** The record of this id in the list. */
export const among =
  <T extends { id: string }>(list: (request: Request) => Promise<readonly T[]>) =>
  async (request: Request, id: string): Promise<T | undefined> =>
    (await list(request)).find((one) => one.id === id)

/** Fields that clients send back as they read them; they are ignored. */
export const asRead = (...names: string[]): BodyFields =>
  Object.fromEntries(
    names.map((name) => [name, { asRead: true as const, description: 'Accepted as it was read, and ignored.' }]),
  )

/** The position in the list, under a second name. */
export const place: BodyFields = {
  order: {
    input: 'weight',
    insteadOf: 'weight',
    description: 'Another name for `weight`, which takes precedence when both are sent.',
  },
}

const keys = oneOf(requireableCallFields.map(({ key }) => key))

/** The call fields that a record requires, in the form of requests or as they were read. */
export const requiredOfCalls = (what: string): BodyFields => ({
  requiredCallFields: {
    input: 'requiredCallFields',
    description: `${what}: keys of \`/requireablecallfields\`, or records with \`key\` or \`name\`.`,
    holds: list({ anyOf: [keys, { type: 'object', properties: { key: keys, name: { type: 'string' } } }] }),
  },
})

/** The route of a verb that deletes the record of the path. */
export const deletion = (path: string, command: Command<object>): Route =>
  commandRoute('DELETE', path, command, nothing, async ({ request }, input) => {
    await command(request, input)
  })

/** Routes of verbs on one kind of item, which answer the item as it is afterwards. */
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
