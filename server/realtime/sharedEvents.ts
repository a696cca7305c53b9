import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { Repeater } from '@repeaterjs/repeater'
import {
  createSourceEventStream,
  execute,
  GraphQLError,
  print,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql'
import { isNews, type FeedPosition } from '../domain/kernel/feedPosition'
import type { Logger } from '../log'
import { queueView } from '../services/calls/queue/readQueue'
import type { Watch } from './watchQueue'
import type { Context } from '../schema/kernel/context'
import { impersonal, isPersonal } from '../schema/kernel/plugins/personal'

/** Processes every answer before it is sent: masks errors and audits reads. */
type Finish = (result: ExecutionResult, context: Context) => Promise<ExecutionResult>

/** Where a subscriber's answers are sent, as JSON in UTF-8. */
export type Receiver = {
  send(answer: Buffer): void
  /** Whether so much is unsent that the subscriber should reconnect. */
  isBehind(): boolean
  dismiss(): void
}

type Change = { position: FeedPosition }
type AnyWatch = Watch<Change>

type Event = { position: FeedPosition; answer: Buffer }

type Member = {
  receiver: Receiver
  /** The last position that the subscriber got. */
  lastPosition: FeedPosition | null
  /** Events that arrive while missed ones are read; null afterwards. */
  held: Event[] | null
}

type Group = { join(receiver: Receiver, watch: AnyWatch): Promise<() => void> }

/** After this many subscribers the process does other work in between. */
const atOnce = 250

/**
 * Subscribes, and makes each event's answer once for all subscribers with identical answers, so that one more of them
 * costs only the sending (decision 0010). One iterator per subscriber, as GraphQL has it, would cost several times
 * that; so the stream only ends the subscription.
 */
export const sharedEvents = (finish: Finish, log: Logger) => {
  const groups = new Map<string, Group>()

  const groupOf = (args: ExecutionArgs, watch: AnyWatch): Group => {
    const key = sharingKey(args)
    const group =
      groups.get(key) ??
      openGroup({ watch, answerTo: (change) => answerTo(change, args, finish), close: () => groups.delete(key), log })
    groups.set(key, group)
    return group
  }

  return async (args: ExecutionArgs, receiver: Receiver): Promise<AsyncIterable<never> | ExecutionResult> => {
    const context = args.contextValue as Context
    const source = await createSourceEventStream(args)
    if (!isAsyncIterable(source)) return finish(source as ExecutionResult, context)
    return new Repeater<never>(async (_push, stop) => {
      for await (const watch of source) {
        const leave = await groupOf(args, watch)
          .join(receiver, watch)
          .catch(async (error: unknown) => Promise.reject((await failed(error, context, finish)).errors![0]!))
        await stop
        leave()
      }
      // There is nothing to watch, so nothing will ever happen, and the subscription ends.
      stop()
    })
  }
}

type GroupParts = {
  watch: AnyWatch
  answerTo: (change: Change) => Promise<Buffer>
  close: () => void
  log: Logger
}

const openGroup = ({ watch, answerTo, close, log }: GroupParts): Group => {
  const members = new Set<Member>()

  const leave = (member: Member): void => {
    // A dismissed member has already left, and a new group with the same key may have opened.
    if (!members.delete(member) || members.size > 0) return
    close()
    following
      .then((unfollow) => unfollow())
      .catch((error: unknown) => log.warn({ err: error }, 'a group of subscribers ended before it followed the feed'))
  }

  const dismiss = async (member: Member, position: FeedPosition): Promise<void> => {
    leave(member)
    const last = await answerTo(watch.resync(position)).catch(() => null)
    if (last) member.receiver.send(last)
    member.receiver.dismiss()
  }

  const hand = (member: Member, event: Event): void => {
    if (member.held) member.held.push(event)
    else if (member.lastPosition === null || isNews(event.position, member.lastPosition)) {
      member.lastPosition = event.position
      if (member.receiver.isBehind())
        dismiss(member, event.position).catch((error: unknown) =>
          log.error({ err: error }, 'a slow subscriber could not be disconnected'),
        )
      else member.receiver.send(event.answer)
    }
  }

  const send = async (change: Change): Promise<void> => {
    const event = { position: change.position, answer: await answerTo(change) }
    let handed = 0
    for (const member of members) {
      hand(member, event)
      handed += 1
      if (handed % atOnce === 0) await breathe()
    }
  }

  const following = watch.follow(send)

  return {
    join: async (receiver, { catchUp }) => {
      const member: Member = { receiver, lastPosition: null, held: [] }
      members.add(member)
      try {
        await following
        const first = await catchUp()
        receiver.send(await answerTo(first))
        member.lastPosition = first.position
        const held = member.held!
        member.held = null
        for (const event of held) hand(member, event)
        return () => leave(member)
      } catch (error) {
        leave(member)
        throw error
      }
    },
  }
}

/** The answer to an event, as JSON, including errors. */
const answerTo = async (change: Change, args: ExecutionArgs, finish: Finish): Promise<Buffer> => {
  const subscribed = args.contextValue as Context
  // A context for each answer, so that its reads of patients stay separate until they are audited.
  const context = isPersonal(args.document, args.schema)
    ? { ...subscribed, patientReads: new Set<string>(), lineReads: new Set<string>() }
    : impersonal(subscribed)
  const result = await Promise.resolve(execute({ ...args, rootValue: change, contextValue: context }))
    .then((executed) => finish(executed, context))
    .catch((error: unknown) => failed(error, subscribed, finish))
  return Buffer.from(JSON.stringify(result))
}

const failed = (error: unknown, context: Context, finish: Finish): Promise<ExecutionResult> =>
  finish({ errors: [new GraphQLError('', { originalError: error as Error })] }, context)

const texts = new WeakMap<DocumentNode, string>()

const textOf = (document: DocumentNode): string => {
  const text = texts.get(document) ?? createHash('sha256').update(print(document)).digest('base64')
  texts.set(document, text)
  return text
}

/** The key of subscribers who get identical answers to the same event. */
const sharingKey = ({ document, schema, variableValues, operationName, contextValue }: ExecutionArgs): string => {
  const { request } = contextValue as Context
  // `since` decides where the events begin, and does not change their answers.
  const { since: _since, ...variables } = (variableValues ?? {}) as Record<string, unknown>
  return JSON.stringify([
    textOf(document),
    operationName,
    variables,
    request.device?.id ?? queueView(request),
    isPersonal(document, schema) ? request.actor : null,
  ])
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<AnyWatch> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
