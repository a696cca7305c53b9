import { createHash } from 'node:crypto'
import { createSourceEventStream, execute, Kind, print, visit, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql'
import { queueView } from '../services/calls/readQueue'
import type { Context } from '../schema/kernel/context'

/** What is done with every answer before it leaves: errors masked, reads told. */
type Finish = (result: ExecutionResult, context: Context) => Promise<ExecutionResult>

/** What is answered for an event, by everybody who may share the answer. */
const answers = new WeakMap<object, Map<string, Promise<ExecutionResult>>>()

/** Fields that answer differently for each person, or whose reading the audit trail tells of each person. */
const personal = /^viewer|^(patientFirstName|patientLastName|mrn|dob|orderingProvider)$/

const shapes = new WeakMap<DocumentNode, { text: string; isPersonal: boolean }>()

const shapeOf = (document: DocumentNode): { text: string; isPersonal: boolean } => {
  const known = shapes.get(document)
  if (known) return known
  let isPersonal = false
  visit(document, {
    [Kind.FIELD]: ({ name }) => {
      isPersonal ||= personal.test(name.value)
    },
  })
  const shape = { text: createHash('sha256').update(print(document)).digest('base64'), isPersonal }
  shapes.set(document, shape)
  return shape
}

/** The same for subscribers whose answers to the same event are the same, letter by letter. */
const sharingKey = ({ document, variableValues, operationName, contextValue }: ExecutionArgs): string => {
  const { request } = contextValue as Context
  const { text, isPersonal } = shapeOf(document)
  // `since` decides where the events begin, not what is said of one.
  const { since: _since, ...variables } = (variableValues ?? {}) as Record<string, unknown>
  return JSON.stringify([text, operationName, variables, queueView(request), isPersonal ? request.actor!.userId : null])
}

/**
 * Subscribes, and executes each event once for all who share the answer: a change costs a
 * constant number of statements however many people watch. Events are shared by being the
 * same object (realtime/watchQueue).
 */
export const subscribeShared = async (args: ExecutionArgs, finish: Finish): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> => {
  const source = await createSourceEventStream(args)
  if (!isAsyncIterable(source)) return finish(source as ExecutionResult, args.contextValue as Context)
  const key = sharingKey(args)
  const answer = (event: object): Promise<ExecutionResult> => {
    const known = answers.get(event) ?? new Map<string, Promise<ExecutionResult>>()
    answers.set(event, known)
    const made = known.get(key) ?? Promise.resolve(execute({ ...args, rootValue: event })).then((result) => finish(result, args.contextValue as Context))
    known.set(key, made)
    return made
  }
  const events = source[Symbol.asyncIterator]() as AsyncIterator<object>
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        const { value, done } = await events.next()
        return done ? { value: undefined, done: true } : { value: await answer(value), done: false }
      },
      return: async () => {
        await events.return?.()
        return { value: undefined, done: true }
      },
    }),
  }
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<object> => typeof value === 'object' && value !== null && Symbol.asyncIterator in value
