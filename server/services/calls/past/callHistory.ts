import type { Db } from '../../../db/access/client'
import {
  eventInWords,
  entryChanges,
  type HistoryWords,
  type NamedKind,
  type EntryChange,
  type ChangedFields,
} from '../../../domain/calls/past/history'
import { escalationInWords } from '../../../domain/calls/queue/escalation'
import type { Actor } from '../../../domain/kernel/actor'
import { isUuid } from '../../../domain/kernel/uuid'
import { visibleFacilities } from '../../configuration/facilities/visibility'
import { commands } from '../../kernel/command'
import type { Door } from '../../kernel/request'
import { authorize, type Request } from '../../kernel/request'
import { visibleLines } from '../../records/lineVisibility'
import { visibleCalls } from '../../records/callVisibility'

export type CallEvent = {
  sequence: number
  at: Date
  by: string | null
  door: Door
  summary: string
  changes: ChangeInWords[]
}

/** A change with the names of records. `enteredBy`: who had entered the old value, which was replaced unseen. */
export type ChangeInWords = { name: string; from: string | null; to: string | null; enteredBy: string | null }

/** Audited actions on calls that are not commands. */
const others: Record<string, HistoryWords> = {
  checkLines: 'Created the call, a line check that was due',
  escalateCall: ({ escalatedTo, waitedMinutes }) =>
    escalationInWords((escalatedTo?.[1] ?? []) as string[], Number(waitedMinutes?.[1] ?? 0)),
  readPatient: null,
}

/** What the history says of an action; undefined for what it does not know. */
export const wordsOf = (action: string): HistoryWords | undefined => commands.get(action)?.history ?? others[action]

/** Actions that the history does not show. */
const silentActions = (): string[] => [
  ...Object.keys(others).filter((action) => others[action] === null),
  ...[...commands.values()].filter(({ history }) => history === null).map(({ name }) => name),
]

type Span = { before?: number | undefined; after?: number | undefined; limit: number; oldestFirst: boolean }

/**
 * The history of a call that the actor sees: the successful writes on this call. It shows the patient, so the door
 * audits the reading.
 */
export const readHistory = async (
  request: Request,
  callId: string,
  { before, after, limit, oldestFirst }: Span,
): Promise<CallEvent[]> => {
  const actor = authorize(request, 'call:work')
  const db = request.clients.forProvider(actor.providerId)
  const rows = await db.auditEntry.findMany({
    // These two conditions match the index that leaves out readings, which are far more than changes.
    where: {
      providerId: actor.providerId,
      entityId: callId,
      entityKind: 'call',
      outcome: 'done',
      action: { notIn: silentActions() },
      sequence: { lt: before, gt: after },
    },
    orderBy: { sequence: oldestFirst ? 'asc' : 'desc' },
    take: limit,
  })
  const events = rows.map(({ fields: kept, ...row }) => {
    const fields = (kept ?? {}) as unknown as ChangedFields
    return { ...row, fields, changes: entryChanges(fields) }
  })
  const nameOf = await readNames(db, actor, [
    ...events.flatMap(({ changes }) => changes),
    ...rows.map(({ actorId }) => ({ kind: 'person' as const, from: actorId, to: null })),
  ])
  return events.map(({ sequence, at, actorId, door, action, fields, changes }) => ({
    sequence,
    at,
    by: actorId && nameOf('person', actorId),
    door: door as Door,
    summary: eventInWords(action, fields, wordsOf(action)),
    changes: changes.map((change) => inWords(change, nameOf)),
  }))
}

export const inWords = (
  { name, kind, from, to, enteredBy }: EntryChange,
  nameOf: Awaited<ReturnType<typeof readNames>>,
): ChangeInWords => ({
  name,
  from: nameOf(kind, from),
  to: nameOf(kind, to),
  enteredBy: nameOf('person', enteredBy),
})

/** For records that were removed, or that the reader may not see (rules 2.3). */
const unnamed: Record<NamedKind, string> = {
  room: 'A room that you cannot see',
  purpose: 'A need that was removed',
  status: 'A status that was removed',
  line: 'A line that you cannot see',
  person: 'A person who was removed',
  call: 'A call that you cannot see',
}

/** The current names of records by id, including hidden rooms and deleted purposes. */
export const readNames = async (
  db: Db,
  actor: Actor,
  changes: (Pick<EntryChange, 'kind' | 'from' | 'to'> & { enteredBy?: string | null })[],
) => {
  const idsOf = (kind: NamedKind): string[] => {
    const ids = changes.flatMap((change) => [
      ...(change.kind === kind ? [change.from, change.to] : []),
      ...(kind === 'person' ? [change.enteredBy ?? null] : []),
    ])
    return [...new Set(ids.filter((id) => id !== null && isUuid(id)))] as string[]
  }
  const named = { id: true, name: true } as const
  const readers: Record<NamedKind, (ids: string[]) => Promise<{ id: string; name: string }[]>> = {
    room: async (ids) =>
      (
        await db.room.findMany({
          where: { id: { in: ids }, facility: visibleFacilities(actor) },
          select: { ...named, facility: { select: { name: true } } },
        })
      ).map(({ id, name, facility }) => ({ id, name: `${name} · ${facility.name}` })),
    purpose: (ids) => db.purpose.findMany({ where: { id: { in: ids } }, select: named }),
    status: (ids) => db.statusCode.findMany({ where: { id: { in: ids } }, select: named }),
    line: (ids) => db.line.findMany({ where: { id: { in: ids }, AND: visibleLines(actor) }, select: named }),
    // Who did something is a person or a paired device.
    person: async (ids) => [
      ...(await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, fullName: true } })).map(
        ({ id, fullName }) => ({ id, name: fullName }),
      ),
      ...(await db.device.findMany({ where: { id: { in: ids } }, select: named })),
    ],
    call: async (ids) =>
      (
        await db.call.findMany({
          where: { id: { in: ids }, AND: visibleCalls(actor) },
          select: { id: true, purpose: { select: { name: true } } },
        })
      ).map(({ id, purpose }) => ({ id, name: purpose.name })),
  }
  const read = async (kind: NamedKind) => {
    const ids = idsOf(kind)
    return [
      kind,
      new Map(ids.length > 0 ? (await readers[kind](ids)).map(({ id, name }) => [id, name] as const) : []),
    ] as const
  }
  const names = new Map(await Promise.all((Object.keys(readers) as NamedKind[]).map(read)))
  return (kind: NamedKind | null, value: string | null): string | null =>
    kind === null || value === null ? value : (names.get(kind)!.get(value) ?? unnamed[kind])
}
