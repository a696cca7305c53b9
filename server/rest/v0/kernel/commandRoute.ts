import { costOfHeavy } from '../../../heavyWork'
import type { Command, Details } from '../../../services/kernel/command'
import type { Body, BodyFields } from './bodyFields'
import type { Schema } from './jsonSchema'
import type { ProblemCode } from './problem'
import { flagParameter } from './query'
import type { Gone, Route, RouteContext } from './route'

type Facts = { description?: string; subject?: true; confirms?: true }

/** How a route differs from its command. */
export type RouteOptions = {
  /** Fields whose name or form in the contract differs from the command. */
  fields?: BodyFields
  /** Fields of the command that the contract does not have under this name. */
  without?: readonly string[]
  /** Codes that the command refuses with only at other doors. */
  neverRefuses?: readonly ProblemCode[]
}

/** The first sentence, as a title. */
const titleOf = (description: string): string => description.replace(/[.]( .*)?$/s, '')

/**
 * The route of a command, with its name, permission and refusals. The fields of its input come from the path (`{id}`),
 * the query (confirmations), a header (the expected version) and the body. `answer` runs the command.
 */
export const commandRoute = <T>(
  method: Route['method'],
  path: string,
  { details }: { details: Details<never> & Pick<Command<object>['details'], 'input'> },
  answered: Schema<T>,
  answer: (context: RouteContext, input: Body) => Promise<NoInfer<T> | Gone>,
  { fields = {}, without = [], neverRefuses = [] }: RouteOptions = {},
): Route => {
  const { name, permission, description, refusals = [], creates, input, isHeavy } = details
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
    ...(isHeavy ? { cost: costOfHeavy, isHeavy } : {}),
  }
}
