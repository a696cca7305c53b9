// Every pair of verbs on calls and lines, on rows that both lock: no pair may deadlock.
import pg from 'pg'
import { addCallLine } from '../../services/calls/ending/addCallLine'
import { announceDueCalls } from '../../services/calls/queue/announceDueCalls'
import { escalateCalls } from '../../services/calls/queue/escalateCalls'
import { assignCall, assignCallOnOpen } from '../../services/calls/working/assignCall'
import { assistCall, stopAssistingCall } from '../../services/calls/working/assistCall'
import { addCallUpdate } from '../../services/calls/updates/addCallUpdate'
import { discardCallDraft, saveCallDraft } from '../../services/calls/entries/callDraft'
import { lookAtCall } from '../../services/calls/queue/callLook'
import { holdCall, makeCallNormal, makeCallStat, resumeCall } from '../../services/calls/working/changeStatus'
import { closeCall, closeCallAndCreateLine } from '../../services/calls/ending/closeCall'
import { correctCall } from '../../services/calls/entries/correctCall'
import { createCall } from '../../services/calls/entries/createCall'
import { deleteCall, undeleteCall } from '../../services/calls/ending/deleteCall'
import { updateWaitingTarget } from '../../services/configuration/targets/configureTargets'
import { closeLine, reopenLine } from '../../services/lines/verbs/closeLine'
import { createLineCall } from '../../services/lines/verbs/createLineCall'
import { createLineCalls } from '../../services/lines/verbs/createLineCalls'
import { saveLine } from '../../services/lines/verbs/saveLine'
import { returnCall } from '../../services/calls/working/returnCall'
import { saveCall } from '../../services/calls/ending/saveCall'
import { updateCallRole } from '../../services/calls/working/updateCallRole'
import type { Request } from '../../services/kernel/request'
import { checkLines } from '../../services/line-checks/checkLines'
import { refusalOf } from './expect'
import { until } from './until'
import { openHospital, type Hospital, type Person } from '../hospital/hospital'

/**
 * The rows on which the verbs meet: a line, another one, and one that is closed; calls about the first that are open,
 * completed and deleted, the last two with a follow-up that is still to come; and a follow-up that came to the other line.
 */
type Scene = Record<'line' | 'other' | 'closed' | 'open' | 'done' | 'gone' | 'next' | 'moved', string>

type Verb = (request: Request, scene: Scene, hospital: Hospital) => Promise<unknown>

/** What leaves a line something to come back to. */
const placed = (hospital: Hospital) => hospital.record({ 'Insertion Type': ['ML'] })

const verbs: Record<string, Verb> = {
  assignCall: (request, { open }) => assignCall(request, { callId: open, force: true }),
  assignCallOnOpen: (request, { open }) => assignCallOnOpen(request, { callId: open }),
  assistCall: (request, { open }) => assistCall(request, { callId: open }),
  stopAssistingCall: (request, { open }) => stopAssistingCall(request, { callId: open }),
  returnCall: (request, { open }) => returnCall(request, { callId: open }),
  updateCallRole: (request, { open }) =>
    updateCallRole(request, { callId: open, isTraining: false, isAssisting: true }),
  holdCall: (request, { open }) => holdCall(request, { callId: open }),
  'resumeCall of a follow-up': (request, { next }) => resumeCall(request, { callId: next }),
  makeCallStat: (request, { open }) => makeCallStat(request, { callId: open }),
  makeCallNormal: (request, { open }) => makeCallNormal(request, { callId: open }),
  createCall: (request, _scene, { riverside }) =>
    createCall(request, {
      purposeId: riverside.purposes['PICC Insertion'],
      roomId: riverside.facilities[0]!.roomIds[0],
      ifSimilar: 'REFUSE',
    }),
  correctCall: (request, { open }) =>
    correctCall(request, { callId: open, patientLastName: `Park ${request.actor!.fullName}` }),
  'correctCall of a completed call’s follow-up': (request, { next }) =>
    correctCall(request, { callId: next, patientLastName: `Park ${request.actor!.fullName}` }),
  'correctCall to another line': (request, { open, other }) =>
    correctCall(request, { callId: open, lineId: other, patientLastName: `Park ${request.actor!.fullName}` }),
  closeCall: (request, { open }, hospital) =>
    closeCall(request, { callId: open, fields: placed(hospital), followUpDays: 3 }),
  'closeCall with another line': (request, { open, other }, hospital) =>
    closeCall(request, { callId: open, lineId: other, fields: placed(hospital), followUpDays: 3 }),
  'closeCall of a follow-up': (request, { next }, hospital) =>
    closeCall(request, { callId: next, fields: placed(hospital), followUpDays: 3 }),
  closeCallAndCreateLine: (request, { open }, hospital) =>
    closeCallAndCreateLine(request, { callId: open, lineName: 'New', fields: placed(hospital), followUpDays: 3 }),
  saveCall: (request, { done }, hospital) =>
    saveCall(request, {
      callId: done,
      fields: placed(hospital),
      followUpDays: 5,
      patientLastName: `Park ${request.actor!.fullName}`,
    }),
  'saveCall to another line': (request, { done, other }, hospital) =>
    saveCall(request, { callId: done, lineId: other, fields: placed(hospital), followUpDays: 5 }),
  addCallLine: (request, { open, other }) => addCallLine(request, { callId: open, lineId: other }),
  'addCallLine back': (request, { moved, line }) => addCallLine(request, { callId: moved, lineId: line }),
  'addCallLine of a follow-up': (request, { next, other }) => addCallLine(request, { callId: next, lineId: other }),
  deleteCall: (request, { open }) => deleteCall(request, { callId: open }),
  'deleteCall of a completed call': (request, { done }) => deleteCall(request, { callId: done }),
  'deleteCall of a follow-up': (request, { next }) => deleteCall(request, { callId: next }),
  undeleteCall: (request, { gone }) => undeleteCall(request, { callId: gone }),
  saveCallDraft: (request, { open }) =>
    saveCallDraft(request, { callId: open, entries: [{ name: 'contact', from: [], to: ['ext 4671'] }], takenBack: [] }),
  discardCallDraft: (request, { open }) => discardCallDraft(request, { callId: open }),
  addCallUpdate: (request, { open }) => addCallUpdate(request, { callId: open, text: 'On my way' }),
  lookAtCall: (request, { open }) =>
    lookAtCall(request, { callId: open, pageId: '5b0f6a6e-6d0c-4a53-9d0e-3d1c6d1f7a10', doing: 'VIEWING' }),
  saveLine: (request, { line }, { riverside }) =>
    saveLine(request, {
      lineId: line,
      name: `Arm ${request.actor!.fullName}`,
      nextChangeDate: '2026-03-20',
      roomId: riverside.facilities[1]!.roomIds[0],
      infection: true,
    }),
  'saveLine without a date': (request, { line }) => saveLine(request, { lineId: line, nextChangeDate: null }),
  closeLine: (request, { line }) => closeLine(request, { lineId: line }),
  'closeLine of the other line': (request, { other }) => closeLine(request, { lineId: other }),
  reopenLine: (request, { closed }) => reopenLine(request, { lineId: closed }),
  createLineCall: (request, { line }, { riverside }) =>
    createLineCall(request, { lineId: line, purposeId: riverside.purposes['Difficult IV'] }),
  createLineCalls: (request, { line, other }) => createLineCalls(request, { lineIds: [other, line] }),
  announceDueCalls: ({ clients }, _scene, { clock }) =>
    announceDueCalls(clients, new Date(clock.now.getTime() + 5 * 86_400_000)),
  escalateCalls: ({ clients }, _scene, { clock }) => escalateCalls(clients, new Date(clock.now.getTime() + 86_400_000)),
  updateWaitingTarget: async (request, _scene, { clients, riverside }) => {
    const where = { providerId: riverside.id, status: 'Normal' }
    const { id: targetId } = await clients.system.waitingTarget.findFirstOrThrow({ where })
    return updateWaitingTarget(request, { targetId, escalateAfter: request.actor!.fullName.length })
  },
  checkLines: ({ clients }, _scene, { riverside, clock }) =>
    checkLines(clients, { providerId: riverside.id, isRequested: true }, clock.now, () => Promise.resolve()),
}

/** A row at which both verbs are held up until neither gets further, so that they meet behind it, in whichever order they took their locks. */
const gates = ['line', 'other', 'open', 'done', 'gone', 'next', 'moved'] as const satisfies (keyof Scene)[]
type Gate = (typeof gates)[number]
const tableOf = (gate: Gate): string => (gate === 'line' || gate === 'other' ? 'line' : 'call')

export type Meeting = { one: string; other: string; gate: Gate }

/** Each verb with each, itself included, behind each of the rows. */
export const allMeetings: Meeting[] = Object.keys(verbs).flatMap((one, index) =>
  Object.keys(verbs)
    .slice(index)
    .flatMap((other) => gates.map((gate) => ({ one, other, gate }))),
)

const openScene = async (hospital: Hospital, lead: Person): Promise<Scene> => {
  const { clients, clock, riverside } = hospital
  const { system } = clients
  const at = (hours: number): Date => new Date(clock.now.getTime() + hours * 3_600_000)
  const roomId = riverside.facilities[0]!.roomIds[0]!
  const line = async (more: object = {}) =>
    (
      await system.line.create({
        data: {
          providerId: riverside.id,
          name: 'Arm',
          roomId,
          mrn: 'R-1',
          createdAt: at(-90),
          nextChangeDate: at(72),
          ...more,
        },
      })
    ).id
  const lines = [await line(), await line()].sort()
  // Either may come first in the order of the ids.
  const [first, second] = Math.random() < 0.5 ? lines : lines.reverse()
  const closed = await line({ completedAt: at(-1) })
  const call = async (lineId: string, more: object = {}) =>
    (
      await system.call.create({
        data: {
          providerId: riverside.id,
          purposeId: riverside.purposes['PICC Insertion']!,
          statusCodeId: riverside.statuses.Normal!,
          roomId,
          mrn: 'R-1',
          lineId,
          createdAt: at(-80),
          aliveAt: at(-80),
          announcedAt: at(-80),
          updatedAt: at(-80),
          ...more,
        },
      })
    ).id
  const done = await call(first!, { startTime: at(-70), completedAt: at(-3), completedById: lead.id })
  const gone = await call(first!, {
    startTime: at(-70),
    completedAt: at(-4),
    completedById: lead.id,
    deletedAt: clock.now,
    deletedById: lead.id,
  })
  const coming = {
    purposeId: riverside.purposes['Dressing Change']!,
    statusCodeId: riverside.statuses['On Hold']!,
    aliveAt: at(72),
    announcedAt: null,
  }
  const next = await call(first!, { ...coming, followUpFromId: done })
  const moved = await call(second!, { ...coming, followUpFromId: done })
  await call(first!, { ...coming, followUpFromId: gone, deletedAt: clock.now, deletedById: lead.id })
  const open = await call(first!, { assignedToId: lead.id, startTime: at(-1), isFromWard: true })
  await system.workOrder.create({
    data: {
      providerId: riverside.id,
      callId: open,
      userId: lead.id,
      isLead: true,
      isTraining: false,
      isAssisting: false,
      start: at(-1),
    },
  })
  return { line: first!, other: second!, closed, open, done, gone, next, moved }
}

const clear =
  'delete from work_order; delete from call_value; delete from call_draft; delete from call_look; delete from call_update; delete from infection_entry; delete from call; delete from line; delete from change'

export const openPairs = async () => {
  const hospital = await openHospital()
  const people = [
    await hospital.hire('Ines Duarte', 'Admin', hospital.riverside.id),
    await hospital.hire('Karl Jensen', 'Admin', hospital.riverside.id),
  ] as const
  for (const person of people) await hospital.goOnline(person)
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: hospital.database.url })
    await client.connect()
    return client
  }
  const [keeper, owner] = [await connect(), await connect()]
  const { rows } = await owner.query<{ id: string }>(
    "select id from purpose where name = 'Daily Line Check' and provider_id = $1",
    [hospital.riverside.id],
  )
  await owner.query(
    "insert into line_check_settings (provider_id, interval_amount, interval_units, interval_since, purpose_id, checked_up_to) values ($1, 1, 'hours', $2, $3, $2)",
    [hospital.riverside.id, hospital.clock.now, rows[0]!.id],
  )

  const waiting = async (): Promise<number> =>
    (
      await owner.query<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rows[0]!.count

  /** Has the two verbs meet; answers what broke. A refusal is an answer like any other. */
  const meet = async ({ one, other, gate }: Meeting): Promise<string[]> => {
    await owner.query(clear)
    const scene = await openScene(hospital, people[0])
    const broken: string[] = []
    await keeper.query('begin')
    await keeper.query(`select from ${tableOf(gate)} where id = $1 for update`, [scene[gate]])
    let over = 0
    const begun = await Promise.all(
      [one, other].map(async (name, index) => {
        const request = await hospital.as(people[index]!)
        return () =>
          refusalOf(verbs[name]!(request, scene, hospital))
            .catch(
              (error: Error) =>
                void broken.push(
                  `${one} and ${other}, behind ${gate}: ${name} broke: ${error.message.trim().split('\n').at(-1)}`,
                ),
            )
            .finally(() => void (over += 1))
      }),
    )
    const results = begun.map((begin) => begin())
    // Neither gets further before the row is let go.
    await until(async () => over + (await waiting()) >= 2)
    await keeper.query('commit')
    await Promise.all(results)
    return broken
  }
  const close = async (): Promise<void> => {
    await keeper.end()
    await owner.end()
    await hospital.close()
  }
  return { meet, close }
}
