import { randomUUID } from 'node:crypto'
import { object, string } from 'yup'
import type { Clients } from '../../../db/access/client'
import type { Prisma, ReportFileState } from '../../../db/generated/prisma/client'
import { asTyped } from '../../../domain/kernel/input/input'
import { isUuid } from '../../../domain/kernel/uuid'
import type { Actor } from '../../../domain/kernel/actor'
import { askedCalls, callSearchFields, type CallSearch } from '../../../domain/reports/callReport'
import { rangeFields, rangeOf, type RangeInput } from '../../../domain/reports/range'
import { spreadsheetName } from '../../../domain/reports/spreadsheet/fileName'
import { mostPrepared, tooManyInPreparation } from '../../../domain/reports/spreadsheet/prepared'
import { readUserFacts, actorOfUser } from '../../../auth/sessions'
import type { FileStore } from '../../../files/fileStore'
import { eachInTurn, heavyTurns, inTurn } from '../../../heavyWork'
import { lockPerson } from '../../account/presence/presence'
import { readProviderZone } from '../../configuration/facilities/providerZone'
import { scheduleJob } from '../../jobs/scheduleJob'
import { command } from '../../kernel/command'
import { mustExist, mustFind, Refused, stopIf } from '../../kernel/refused'
import { authorize, Denied, type Request } from '../../kernel/request'
import { callSheets } from './callSheets'

/** How long a file is kept, from the moment when it is ready. */
const keptMs = 3_600_000

/** A file of the actor's own that is being prepared or ready. */
export type ReportFile = {
  id: string
  name: string
  state: ReportFileState
  written: number
  total: number | null
  createdAt: Date
  expiresAt: Date
}

const ownFiles = ({ providerId, userId }: Actor, now: Date): Prisma.ReportFileWhereInput => ({
  providerId,
  userId,
  expiresAt: { gt: now },
})

/** The actor's own files, the newest first. */
export const readReportFiles = async (request: Request, ids?: readonly string[]): Promise<ReportFile[]> => {
  const actor = authorize(request, 'reports:see')
  return request.clients.forProvider(actor.providerId).reportFile.findMany({
    where: { ...ownFiles(actor, request.now()), ...(ids ? { AND: { id: { in: ids.filter(isUuid) } } } : {}) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, state: true, written: true, total: true, createdAt: true, expiresAt: true },
  })
}

const input = object({
  ...rangeFields,
  ...callSearchFields,
  fileName: string()
    .transform((_value, original: unknown) => original ?? undefined)
    .typeError('Must be text')
    .default('')
    .max(1_000, 'Must be at most 1000 characters')
    .meta({
      ...asTyped,
      description: 'Its name without the suffix. What no system takes in a name is replaced; empty: report.',
    }),
})

/** Begins to prepare the spreadsheet of the call report for its owner (rules 7.11). */
export const prepareCallReport = command({
  name: 'prepareCallReport',
  permission: 'reports:see',
  on: 'person',
  input,
  refusals: ['TOO_MANY_SPREADSHEETS'],
  description:
    'Prepares the spreadsheet of the call report. It is for you alone, and is kept for an hour after it is ready. Of more than five the oldest that is done gives way.',
  run: async (context, { fileName, start, end, preset, earlier, timeZone, ...sent }) => {
    const { tx, sql, actor, record } = context
    const { providerId, userId } = actor
    // Files that are asked for at once wait for each other here, so that none is left uncounted.
    await lockPerson(sql, userId)
    const { now } = context
    stopIf(askedCalls(sent as unknown as CallSearch).refusal)
    const usualZone = timeZone ?? (await readProviderZone(tx, providerId))
    const { range, refusal } = rangeOf({ start, end, preset, earlier, timeZone } as RangeInput, usualZone, now)
    stopIf(refusal)
    // Today is today, also when the file is made after midnight.
    const days = { start: range!.start, end: range!.end, timeZone: range!.timeZone }
    const preparing = await tx.reportFile.count({ where: { ...ownFiles(actor, now), state: 'preparing' } })
    stopIf(tooManyInPreparation(preparing))
    const file = await tx.reportFile.create({
      data: {
        providerId,
        userId,
        name: spreadsheetName(fileName),
        asked: { ...days, ...sent } as unknown as Prisma.InputJsonObject,
        createdAt: now,
        expiresAt: new Date(now.getTime() + keptMs),
      },
      select: { id: true, name: true },
    })
    const givingWay = await tx.reportFile.findMany({
      where: { providerId, userId, state: { not: 'preparing' } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: mostPrepared - preparing - 1,
      select: { id: true },
    })
    await tx.reportFile.deleteMany({ where: { id: { in: givingWay.map(({ id }) => id) } } })
    await scheduleJob(tx, { providerId, name: 'makeReportFiles' }, now, now)
    record({ kind: 'reportFile', id: file.id }, { start: [null, days.start], end: [null, days.end] })
    return { reportFileId: file.id }
  },
})

/**
 * The name and the bytes of the actor's own file. A file of somebody else does not exist (rules 7.11), nor does one that
 * gives way or ends while it is read: what was read of it is not whole.
 */
export const readReportFile = async (
  request: Request,
  fileId: string,
): Promise<{ name: string; parts: AsyncGenerator<Uint8Array, void> }> => {
  const actor = authorize(request, 'reports:see')
  const db = request.clients.forProvider(actor.providerId)
  const file = await mustFind('spreadsheet', fileId, (id) =>
    db.reportFile.findFirst({ where: { ...ownFiles(actor, request.now()), AND: { id, state: 'ready' } } }),
  )
  const ofIt = { fileId: file.id, claimId: file.claimId! }
  const count = await db.reportFilePart.count({ where: ofIt })
  async function* parts() {
    for (let place = 0; place < count; place += 1) {
      const part = await db.reportFilePart.findFirst({ where: { ...ofIt, place }, select: { bytes: true } })
      yield mustExist(part, 'spreadsheet').bytes
    }
  }
  return { name: file.name, parts: parts() }
}

const partBytes = 1_048_576
/** The progress is written this often at most. */
const tellEveryMs = 500

/** Makes the files of a provider that somebody waits for, one after the other, and answers how many. */
export const makeReportFiles = async (
  clients: Clients,
  store: FileStore,
  providerId: string,
  now: () => Date,
): Promise<number> => {
  const db = clients.forProvider(providerId)
  let made = 0
  for (;;) {
    const file = await db.reportFile.findFirst({
      where: { providerId, state: 'preparing', expiresAt: { gt: now() } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    if (!file) return made
    // Of a process that ended on the way, nothing is kept.
    const claimId = randomUUID()
    await db.reportFilePart.deleteMany({ where: { fileId: file.id } })
    await db.reportFile.updateMany({ where: { id: file.id, state: 'preparing' }, data: { claimId, written: 0 } })
    const mine = { id: file.id, claimId, state: 'preparing' } as const
    // Otherwise another process has taken it on, and makes it.
    const isThere = async (): Promise<boolean> => (await db.reportFile.count({ where: { id: file.id } })) > 0
    try {
      const user = (await readUserFacts(clients, [file.userId])).get(file.userId)
      const actor = user?.active ? actorOfUser({ user, readOnly: false, by: { kind: 'session' } }, providerId) : null
      // As the owner is now: somebody who may no longer see a facility gets nothing of it.
      const request: Request = { clients, files: store, now, actor, door: 'clock', origin: null }
      await writeParts(request, { ...mine, providerId, userId: file.userId }, file.asked as Record<string, unknown>)
      const { count } = await db.reportFile.updateMany({
        where: mine,
        data: { state: 'ready', expiresAt: new Date(now().getTime() + keptMs) },
      })
      made += count
      if (count === 0 && (await isThere())) return made
    } catch (error) {
      // It ended with its owner's rights meanwhile.
      if (!(await isThere())) continue
      if (!(error instanceof Denied || error instanceof Refused)) throw error
      await db.reportFile.updateMany({ where: mine, data: { state: 'failed' } })
    }
  }
}

const writeParts = async (
  request: Request,
  { id, claimId, providerId, userId }: { id: string; claimId: string; providerId: string; userId: string },
  asked: Record<string, unknown>,
): Promise<void> => {
  const db = request.clients.forProvider(providerId)
  let [place, toldAt] = [0, 0]
  const put = async (bytes: Uint8Array): Promise<void> =>
    void (await db.reportFilePart.create({
      data: { fileId: id, providerId, claimId, place: place++, bytes: Uint8Array.from(bytes) },
    }))
  const progress = async (written: number, total: number): Promise<void> => {
    if (written > 0 && written < total && performance.now() - toldAt < tellEveryMs) return
    toldAt = performance.now()
    await db.reportFile.updateMany({ where: { id, claimId }, data: { written, total } })
  }
  let held: Uint8Array[] = []
  let size = 0
  // Apart from what its owner asks for meanwhile, who is not made to wait for it.
  const who = { person: `files of ${userId}`, provider: providerId }
  const parts = await inTurn(heavyTurns, who, () => callSheets(request, asked, progress), { goesOn: true })
  for await (const bytes of eachInTurn(heavyTurns, who, parts)) {
    held.push(bytes)
    size += bytes.length
    if (size < partBytes) continue
    await put(Buffer.concat(held))
    ;[held, size] = [[], 0]
  }
  if (size > 0) await put(Buffer.concat(held))
}

/** After a run that was given up: nobody waits for these any more. */
export const giveUpReportFiles = async (clients: Clients, providerId: string): Promise<void> =>
  void (await clients
    .forProvider(providerId)
    .reportFile.updateMany({ where: { providerId, state: 'preparing' }, data: { state: 'failed' } }))
