import type { Command, Details } from '../../../services/kernel/command'
import type { Body, BodyFields } from './bodyFields'
import type { Schema } from './jsonSchema'
import type { ProblemCode } from './problem'
import { flagParameter } from './query'
import type { Gone, Route, RouteContext } from './route'

type Facts = { description?: string; subject?: true; confirms?: true }

/** What a route says besides its command. */
export type RouteOptions = Pick<Route, 'cost'> & {
  /** The contract's fields that are named otherwise than the command's, or hold another form. */
  fields?: BodyFields
  /** Fields of the command that the contract does not have, or has under another name. */
  without?: readonly string[]
  /** What the command refuses at other doors only. */
  neverRefuses?: readonly ProblemCode[]
}

/** The first sentence, as a title. */
const titleOf = (description: string): string => description.replace(/[.]( .*)?$/s, '')

/**
 * The row of a command: its name, permission and refusals, and of its input what stands in the address (`{id}`), in the
 * query (what confirms something), in a header (the expected version), and in the body. `answer` runs it.
 */
export const commandRoute = <T>(
  method: Route['method'],
  path: string,
  { details }: { details: Details<never> & Pick<Command<object>['details'], 'input'> },
  answered: Schema<T>,
  answer: (context: RouteContext, input: Body) => Promise<NoInfer<T> | Gone>,
  { fields = {}, without = [], neverRefuses = [], ...options }: RouteOptions = {},
): Route => {
  const { name, permission, description, refusals = [], creates, input } = details
  const described = input.describe().fields as Record<string, { meta?: Facts }>
  const metaOf = (field: string): Facts => described[field]?.meta ?? {}
  const all = Object.keys(input.fields).filter((field) => field !== 'expectedVersion')
  const subject = path.includes('{id}') ? all.find((field) => metaOf(field).subject) : undefined
  const confirms = all.filter((field) => metaOf(field).confirms)
  const own = all.filter((field) => field !== subject && !confirms.includes(field) && !without.includes(field))
  const body = { ...Object.fromEntries(own.map((field) => [field, { input: field }])), ...fields }
  const isVersioned = !creates && 'expectedVersion' in input.fields
  return {
    name,
    summary: titleOf(description),
    description,
    method,
    path,
    permission,
    ...(creates ? { takes: 'key' } : isVersioned ? { takes: 'version' } : {}),
    ...(Object.keys(body).length > 0 ? { body: { fields: body, checkedBy: input } } : {}),
    ...(confirms.length > 0
      ? { query: Object.fromEntries(confirms.map((field) => [field, flagParameter(metaOf(field).description ?? '')])) }
      : {}),
    refusals: refusals.filter((code) => !neverRefuses.includes(code)),
    answer: answered,
    handle: (context) =>
      answer(context, {
        ...context.input,
        ...context.query,
        ...(subject ? { [subject]: context.params.id } : {}),
        ...(isVersioned ? { expectedVersion: context.expectedVersion } : {}),
      }),
    ...options,
  }
}
