import {
  mostOfSection,
  shiftHours,
  type HandoverCall,
  type HandoverContents,
  type HandoverLine,
  type Section,
} from '../../../domain/handover/contents'
import {
  handoversOnPage,
  listHandovers,
  readCurrentHandover,
  readPastHandover,
  type CurrentHandover,
  type HandoverStamps,
  type PastHandover,
} from '../../../services/handover/readHandover'
import { mustExist } from '../../../services/kernel/refused'
import { version } from '../calls/showCall'
import { answer, day, flag, list, moment, orNull, pick, record, text, uuid, whole } from '../kernel/jsonSchema'
import { numberParameter, textParameter } from '../kernel/query'
import { route, type Route } from '../kernel/route'

const person = record({ id: uuid(), fullName: text() })

const handoverCall = answer(
  'HandoverCall',
  'A call as a hand-over has it, without patient details.',
  record({
    id: uuid(),
    purpose: text(),
    customJob: orNull(text('Its own name, when the purpose is Custom.')),
    status: text(),
    isLineCheck: flag(),
    room: orNull(text()),
    roomDescription: orNull(text()),
    contact: orNull(text()),
    aliveAt: moment('When it joined the queue, or will.'),
    lead: orNull(text('The person who leads it.')),
    others: list(text(), 'Everyone else at work on it.'),
    lineName: orNull(text('Its line, if that is in the same facility.')),
    isInfected: flag('Whether that line is infected.'),
    preComments: orNull(text('Pre-Procedure Notes.')),
    comments: orNull(text('Additional Comments.')),
  }),
  ({ callId, aliveAt, notes, ...call }: HandoverCall) => ({
    id: callId,
    ...call,
    aliveAt: new Date(aliveAt),
    preComments: notes,
  }),
)

const handoverLine = answer(
  'HandoverLine',
  'An open line as a hand-over has it.',
  record({
    id: uuid(),
    name: text(),
    types: list(text()),
    room: orNull(text()),
    roomDescription: orNull(text()),
    nextChangeDate: orNull(moment('When its dressing is due.')),
    infectionNotes: orNull(text()),
    infectedSince: orNull(day('The first day of an infection that goes on.')),
  }),
  ({ lineId, nextChangeDate, ...line }: HandoverLine) => ({
    id: lineId,
    ...line,
    nextChangeDate: nextChangeDate === null ? null : new Date(nextChangeDate),
  }),
)

const first = `The first ${mostOfSection}.`
const callSection = answer(
  'HandoverCalls',
  'Calls of a hand-over.',
  record({ count: whole('How many there are.'), entries: list(handoverCall.schema, first) }),
  ({ count, entries }: Section<HandoverCall>) => ({ count, entries: entries.map(handoverCall.show) }),
)
const lineSection = answer(
  'HandoverLines',
  'Lines of a hand-over.',
  record({ count: whole('How many there are.'), entries: list(handoverLine.schema, first) }),
  ({ count, entries }: Section<HandoverLine>) => ({ count, entries: entries.map(handoverLine.show) }),
)

const contents = answer(
  'HandoverContents',
  `What a hand-over says of its facility: open calls without those on hold, holds, calls that join the queue within ${shiftHours} hours, lines whose dressing is overdue or due on a day that begins within ${shiftHours} hours, and infections that go on.`,
  record({
    calls: callSection.schema,
    holds: callSection.schema,
    followUps: callSection.schema,
    dueLines: lineSection.schema,
    infections: lineSection.schema,
  }),
  ({ calls, holds, followUps, dueLines, infections }: HandoverContents) => ({
    calls: callSection.show(calls),
    holds: callSection.show(holds),
    followUps: callSection.show(followUps),
    dueLines: lineSection.show(dueLines),
    infections: lineSection.show(infections),
  }),
)

const current = answer(
  'CurrentHandover',
  'What a facility hands over to its next shift, as it is now.',
  record({
    facility: record({ id: uuid(), name: text(), timeZone: text() }),
    at: moment('The time of the reading.'),
    note: record({
      version,
      text: orNull(text("The team's note.")),
      changedAt: orNull(moment()),
      changedBy: orNull(person),
    }),
    contents: contents.schema,
  }),
  (found: CurrentHandover) => ({
    ...pick(found, 'facility', 'at'),
    note: pick(found.note, 'version', 'text', 'changedAt', 'changedBy'),
    contents: contents.show(found.contents),
  }),
)

const stamps = {
  id: uuid(),
  facilityId: uuid(),
  handedOverAt: moment(),
  handedOverBy: person,
  takenOverAt: orNull(moment('Null when no one has taken over.')),
  takenOverBy: orNull(person),
  replacedAt: orNull(moment('When another hand-over followed before anyone took this one over.')),
}
const showStamps = (row: HandoverStamps) =>
  pick(row, 'id', 'facilityId', 'handedOverAt', 'handedOverBy', 'takenOverAt', 'takenOverBy', 'replacedAt')

const handovers = answer(
  'Handovers',
  'A page of the hand-overs of a facility.',
  record({ handovers: list(record(stamps), 'The newest first.'), total: whole('The number of pages.') }),
  ({ handovers: rows, total }: { handovers: HandoverStamps[]; total: number }) => ({
    handovers: rows.map(showStamps),
    total: Math.ceil(total / handoversOnPage),
  }),
)

const past = answer(
  'Handover',
  'A hand-over with what it said at its moment. Reading it is audited.',
  record({ ...stamps, note: orNull(text("The team's note.")), contents: contents.schema }),
  (row: PastHandover) => ({ ...showStamps(row), note: row.note, contents: contents.show(row.contents) }),
)

const base = '/providers/{providerId}'
const facilityId = textParameter('The facility. Default: the first one that you see.')
const read = { method: 'GET', permission: 'call:work' } as const

export const handoverRoutes: Route[] = [
  route({
    ...read,
    name: 'readHandover',
    summary: 'What a facility hands over to its next shift, as it is now',
    path: `${base}/handover`,
    query: { facilityId },
    cost: 100,
    answer: current.schema,
    handle: async ({ request, query }) =>
      current.show(mustExist(await readCurrentHandover(request, query.facilityId as string | null), 'facility')),
  }),
  route({
    ...read,
    name: 'readHandovers',
    summary: 'The hand-overs of a facility, twenty on a page',
    description: 'The hand-overs of a facility, twenty on a page, the newest first, without what they said.',
    path: `${base}/handovers`,
    query: { facilityId, page: numberParameter('The page, from 0.') },
    answer: handovers.schema,
    handle: async ({ request, query }) =>
      handovers.show(
        mustExist(await listHandovers(request, query.facilityId as string | null, Number(query.page)), 'facility'),
      ),
  }),
  route({
    ...read,
    name: 'readPastHandover',
    summary: 'A hand-over with what it said at its moment',
    description: 'A hand-over with what it said at its moment. Reading it is audited.',
    path: `${base}/handovers/{id}`,
    cost: 100,
    answer: past.schema,
    handle: async ({ request, params }) => past.show(await readPastHandover(request, params.id!)),
  }),
]
