import type { InfectionEntry } from '../../../db/generated/prisma/client'
import { fromDatabaseDate, toDatabaseDate } from '../../../domain/kernel/time/calendarDate'
import { isSameSpan, spanInWords, type SentSpan, type Span } from '../../../domain/lines/infection'
import type { SaveLineInput } from '../../../domain/lines/input'
import type { CommandContext } from '../../kernel/command'
import type { LockedLine } from '../../records/changeLine'

const inOrder = [{ start: 'asc' as const }, { id: 'asc' as const }]

const spanOf = ({ start, stop }: InfectionEntry): Span => ({
  start: fromDatabaseDate(start),
  stop: stop && fromDatabaseDate(stop),
})

/** A sent history, each entry with the stored one that it changes. */
export type SentHistory = { entries: (SentSpan & { stored: InfectionEntry | null })[]; goes: InfectionEntry[] }

/**
 * An entry is matched by its id, or without one by its start. Null when no history was sent. One that is not the whole,
 * because nobody knows which version its sender looked at, has the entries that it lacks besides (rules 3.14a).
 */
export const matchHistory = async (
  { tx, kept }: CommandContext,
  line: LockedLine,
  { infectionHistory, expectedVersion }: Pick<SaveLineInput, 'infectionHistory' | 'expectedVersion'>,
): Promise<SentHistory | null> => {
  if (infectionHistory === undefined) return null
  const isWhole = infectionHistory !== null && expectedVersion != null
  const sent = infectionHistory ?? []
  const left = await tx.infectionEntry.findMany({ where: { lineId: line.id }, orderBy: inOrder })
  const take = (fits: (entry: InfectionEntry) => boolean): InfectionEntry | null => {
    const index = left.findIndex(fits)
    return index < 0 ? null : left.splice(index, 1)[0]!
  }
  // Ids come first, so that an entry without one does not match an entry that another one names.
  const named = sent.map(({ id }) => (id ? take((entry) => entry.id === id) : null))
  const entries = sent.map(({ infectionStart: start, infectionStop }, index) => {
    const span = { start, stop: infectionStop ?? null }
    const stored =
      named[index] ?? take((entry) => isSameSpan(spanOf(entry), span)) ?? take((entry) => spanOf(entry).start === start)
    const before = stored && spanOf(stored)
    return { ...span, stored, before, isKept: before !== null && isSameSpan(before, span) }
  })
  if (isWhole || left.length === 0) return { entries, goes: left }
  kept('infectionHistory')
  const stay = left.map((stored) => ({ ...spanOf(stored), stored, before: spanOf(stored), isKept: true }))
  return { entries: [...entries, ...stay], goes: [] }
}

/** Replaces the line's history. */
export const writeHistory = async (
  { tx, actor, now }: CommandContext,
  line: LockedLine,
  { entries, goes }: SentHistory,
): Promise<void> => {
  const changes = entries.filter(({ isKept }) => !isKept)
  // Entries that swap places would overlap for a moment, which the table does not allow, so they are deleted and
  // inserted again.
  await tx.infectionEntry.deleteMany({
    where: { id: { in: [...goes, ...changes.flatMap(({ stored }) => stored ?? [])].map(({ id }) => id) } },
  })
  const noted = { providerId: actor.providerId, lineId: line.id, createdAt: now, createdById: actor.userId }
  await tx.infectionEntry.createMany({
    data: changes.map(({ start, stop, stored }) => ({
      ...(stored ?? noted),
      start: toDatabaseDate(start),
      stop: stop && toDatabaseDate(stop),
    })),
  })
  line.infections = await tx.infectionEntry.findMany({ where: { lineId: line.id, stop: null } })
}

/** The history in words, for the audit log. */
export const historyInWords = async ({ tx }: CommandContext, line: LockedLine): Promise<string[]> =>
  (await tx.infectionEntry.findMany({ where: { lineId: line.id }, orderBy: inOrder })).map((entry) =>
    spanInWords(spanOf(entry)),
  )
