// Requests as clients of this contract send them, who were written long before this server: what each is answered,
// and what is stored then. The OpenAPI document lets each of those bodies through that is taken.
import { isDocumentedBody, undocumented } from '../harness/contract'
import { doors, type Json, type RestAnswer } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import type { Person } from '../hospital/hospital'
import { linesIn } from '../hospital/lines'

let lines: ReturnType<typeof linesIn>
serveHospital()
beforeAll(async () => {
  lines = linesIn(hospital)
})

/** Records that a row may name, made anew for each. */
type Scene = {
  call: string
  line: string
  other: string
  closed: string
  completed: string
  purpose: string
  facility: string
  procedure: string
  field: string
  second: string
  option: string
}

const scene = async (): Promise<Scene> => {
  const { riverside, people, clients, clock } = hospital
  const { system } = clients
  const provider = { providerId: riverside.id }
  const name = `Item ${Math.random()}`
  const purpose = (await system.purpose.create({ data: { ...provider, name, weight: 90 } })).id
  const facility = (
    await system.facility.create({ data: { ...provider, name, timeZone: 'America/Denver', weight: 90 } })
  ).id
  const procedure = (await system.procedure.create({ data: { ...provider, name, weight: 90 } })).id
  const [field, second] = await Promise.all(
    ['Site', 'Read by'].map(
      async (fieldName, weight) =>
        (
          await system.procedureField.create({
            data: {
              ...provider,
              procedureId: procedure,
              name: fieldName,
              weight,
              type: weight === 0 ? 'radio' : 'text',
            },
          })
        ).id,
    ),
  )
  const option = (
    await system.procedureFieldOption.create({ data: { ...provider, fieldId: field!, value: 'Left', weight: 0 } })
  ).id
  const line = await lines.addLine({ mrn: 'FM-1' })
  return {
    ...{ purpose, facility, procedure, field: field!, second: second!, option, line },
    call: await hospital.openCall(),
    other: await lines.addLine({ name: 'L arm' }),
    closed: await lines.addLine({ completedAt: clock.now }),
    completed: await lines.addCall(line, { completedById: people.rosa.id, completedAt: lines.minutesAgo(60) }),
  }
}

type Row = {
  what: string
  by?: () => Person
  /** The route, with the ids in its address behind it. */
  route: string
  /** The id in the address; the query, where there is one. */
  at?: (of: Scene) => string
  query?: string
  before?: (of: Scene) => Promise<unknown>
  body?: (of: Scene) => Json
  status?: number
  answer?: (of: Scene) => Json
  /** What the header Patency-Ignored names. */
  ignored?: string | null
  stored?: (of: Scene, answer: RestAnswer) => Promise<unknown>
  is?: (of: Scene) => Json
}

const callOf = (id: string) =>
  hospital.clients.system.call.findUniqueOrThrow({
    where: { id },
    include: { statusCode: true, purpose: true, values: { orderBy: { fieldWeight: 'asc' } } },
  })
const openCall = async ({ call }: Scene) => callOf(call)
const completedCall = async ({ completed }: Scene) => callOf(completed)
const call = ({ call: id }: Scene) => id
const completed = ({ completed: id }: Scene) => id
const capital = (id: string): string => id.toUpperCase()
const valuesOf = async (of: Scene) => (await openCall(of)).values.map(({ values }) => values)
const history = async ({ line }: Scene) => lines.historyOf(line)
const day = 86_400_000

const number =
  (sent: Json): Row['body'] =>
  () => ({
    patientLastName: 'King',
    fields: [
      ...hospital.record({ 'Insertion Type': ['ML'] }),
      { fieldId: hospital.riverside.fields['Catheter length'], values: [sent] },
    ],
  })
const closes = (what: string, sent: Json, recorded: string): Row => ({
  what: `a number as ${what}`,
  route: 'POST /calls/{id}/close',
  at: call,
  body: number(sent),
  stored: valuesOf,
  is: () => [['ML'], [recorded]],
})
const born = (dob: string): Row => ({
  what: `a date of birth as ${dob}`,
  route: 'PUT /calls/{id}',
  at: call,
  body: () => ({ dob }),
  answer: () => ({ dob: '1950-02-28' }),
  stored: async (of) => (await openCall(of)).dob,
  is: () => new Date('1950-02-28'),
})
const badlyBorn = (dob: Json): Row => ({
  what: `no date of birth: ${JSON.stringify(dob)}`,
  route: 'PUT /calls/{id}',
  at: call,
  body: () => ({ dob }),
  status: 422,
  answer: () => ({ errors: [{ field: 'dob', message: 'Must be a valid date (MM/DD/YYYY)' }] }),
})
const criteria = (name: string): Row => ({
  what: `${name} as null`,
  route: 'POST /calls/completed',
  body: () => ({ [name]: null }),
  answer: () => ({ calls: expect.any(Array), total: expect.any(Number) }),
})
const admin = () => hospital.people.admin
const verbs = (...names: string[]): Row[] =>
  names.map((name) => ({
    what: `null as the whole body of ${name}`,
    route: `POST /calls/{id}/${name}`,
    at: call,
    body: () => null,
    answer: ({ call: id }: Scene) => ({ id }),
  }))
const far = 999_999_999_999

const rows: Record<string, Row[]> = {
  'the line of a call': [
    {
      what: 'PUT sets it',
      route: 'PUT /calls/{id}',
      at: call,
      body: ({ line }) => ({ comments: 'x', lineId: line }),
      answer: ({ line }) => ({ comments: 'x', lineId: line }),
      stored: openCall,
      is: ({ line }) => ({ lineId: line, version: 2 }),
    },
    {
      what: 'PUT with null leaves it',
      route: 'PUT /calls/{id}',
      at: call,
      before: ({ call: id, line }) => hospital.clients.system.call.update({ where: { id }, data: { lineId: line } }),
      body: () => ({ comments: 'x', lineId: null }),
      stored: openCall,
      is: ({ line }) => ({ lineId: line, comments: 'x' }),
    },
    {
      what: 'PUT with the one that it has changes nothing, closed or not',
      route: 'PUT /calls/{id}',
      at: call,
      before: ({ call: id, closed }) =>
        hospital.clients.system.call.update({ where: { id }, data: { lineId: closed } }),
      body: ({ closed }) => ({ lineId: capital(closed) }),
      stored: openCall,
      is: ({ closed }) => ({ lineId: closed, version: 1 }),
    },
    {
      what: 'PUT takes no closed line',
      route: 'PUT /calls/{id}',
      at: call,
      body: ({ closed }) => ({ comments: 'x', lineId: closed }),
      status: 422,
      answer: () => ({ errors: [{ field: 'lineId', message: 'This line is closed' }] }),
      stored: openCall,
      is: () => ({ lineId: null, comments: null, version: 1 }),
    },
    {
      what: 'PUT takes no line that there is not',
      route: 'PUT /calls/{id}',
      at: call,
      body: ({ call: id }) => ({ lineId: id, contact: 'x'.repeat(300) }),
      status: 422,
      answer: () => ({ errors: [{ field: 'contact' }, { field: 'lineId', message: 'Does not exist' }] }),
    },
    {
      ...{
        what: 'PUT holds to the rule of a follow-up',
        route: 'PUT /calls/{id}',
        at: call,
        status: 409,
        answer: () => ({ code: 'FOLLOW_UP_REPLACED' }),
      },
      before: async ({ call: id, completed: cause, other }) => {
        const coming = {
          followUpFromId: cause,
          announcedAt: null,
          aliveAt: new Date(hospital.clock.now.getTime() + day),
          completedAt: null,
        }
        await hospital.clients.system.call.update({ where: { id }, data: coming })
        await lines.addCall(other, coming)
      },
      body: ({ other }) => ({ lineId: other }),
    },
    {
      what: 'save sets it',
      route: 'POST /calls/{id}/save',
      at: completed,
      body: ({ other }) => ({ ...hospital.recorded, lineId: other }),
      answer: ({ other }) => ({ lineId: other }),
      stored: completedCall,
      is: ({ other }) => ({ lineId: other }),
    },
    {
      what: 'save with null, or the one that it has, leaves it',
      route: 'POST /calls/{id}/save',
      at: completed,
      before: ({ line }) =>
        hospital.clients.system.line.update({ where: { id: line }, data: { completedAt: hospital.clock.now } }),
      body: ({ line }) => ({ ...hospital.recorded, lineId: line, comments: 'y' }),
      stored: completedCall,
      is: ({ line }) => ({ lineId: line, comments: 'y' }),
    },
    {
      what: 'save takes no closed line',
      route: 'POST /calls/{id}/save',
      at: completed,
      body: ({ closed }) => ({ ...hospital.recorded, lineId: closed }),
      status: 422,
      answer: () => ({ errors: [{ field: 'lineId', message: 'This line is closed' }] }),
    },
    {
      ...{
        what: 'updateModel may name one; the call gets the new line',
        route: 'POST /calls/{id}/closeandcreate',
        at: call,
      },
      body: ({ line }) => ({
        updateModel: { mrn: 'FM-1', lineId: line },
        lineName: 'New',
        closeModel: hospital.recorded,
      }),
      stored: async (of, { body }) => (await openCall(of)).lineId === body,
      is: () => true,
    },
    {
      what: 'updateModel takes no closed line',
      route: 'POST /calls/{id}/closeandcreate',
      at: call,
      body: ({ closed }) => ({ updateModel: { lineId: closed }, lineName: 'New', closeModel: hospital.recorded }),
      status: 422,
      answer: () => ({ errors: [{ field: 'updateModel.lineId', message: 'This line is closed' }] }),
    },
    {
      what: 'updateModel with null',
      route: 'POST /calls/{id}/closeandcreate',
      at: call,
      body: () => ({
        updateModel: { lineId: null },
        lineName: 'New',
        closeModel: { ...hospital.recorded, infection: null, followUpDays: null },
      }),
      answer: () => expect.any(String),
    },
  ],
  'null where a field may be left out': [
    {
      what: 'in a close: infection, need and status',
      route: 'POST /calls/{id}/close',
      at: call,
      body: () => ({
        ...hospital.recorded,
        infection: null,
        infectionNotes: null,
        callPurposeId: null,
        statusCodeId: null,
        lineId: null,
        roomDescription: null,
        dob: null,
        followUpDays: null,
      }),
      stored: openCall,
      is: () => ({ completedAt: expect.any(Date), statusCode: { name: 'Normal' } }),
    },
    {
      what: 'in a save: nothing recorded',
      route: 'POST /calls/{id}/save',
      at: completed,
      before: ({ completed: id }) =>
        doors(address, hospital.people.rosa).rest(
          'POST',
          `/providers/${hospital.riverside.id}/calls/${id}/save`,
          hospital.recorded,
        ),
      body: () => ({ fields: null, infection: null, comments: 'z' }),
      stored: completedCall,
      is: () => ({ comments: 'z', values: [{ values: ['Flushing'] }] }),
    },
    {
      what: 'in requiresline',
      route: 'POST /calls/{id}/requiresline',
      at: call,
      body: () => ({ fields: null, infection: null, callPurposeId: null }),
      answer: () => false,
    },
    ...['sort', 'descending', 'completionTime', 'filter'].map(criteria),
    {
      what: 'in a line',
      route: 'POST /lines/{id}',
      at: ({ line }) => line,
      body: () => ({ name: null, infection: null, infectionHistory: null, roomDescription: 'Bed 2' }),
      answer: () => ({ name: 'R arm', infection: false, roomDescription: 'Bed 2' }),
    },
    {
      what: 'in a purpose',
      by: admin,
      route: 'PUT /callpurposes/{id}',
      at: ({ purpose }) => purpose,
      body: () => ({ name: null, weight: '4', lineCheck: null }),
      answer: () => ({ weight: 4, lineCheck: false }),
    },
    {
      what: 'in an option',
      by: admin,
      route: 'PUT /procedurefieldoptions/{id}',
      at: ({ option }) => option,
      body: () => ({
        value: null,
        weight: null,
        endFollowUp: null,
        immediateFollowUpInterval: null,
        requiredFieldsIds: null,
      }),
      answer: () => ({ value: 'Left', weight: 0 }),
    },
    {
      what: 'in a procedure',
      by: admin,
      route: 'PUT /procedures/{id}',
      at: ({ procedure }) => procedure,
      body: () => ({ name: null, countInPerformance: null, requiredCallFields: null }),
      answer: () => ({ countInPerformance: true, requiredCallFields: [] }),
    },
    ...verbs('assigntome', 'assist'),
    {
      what: 'null as the whole body where there is something to send',
      route: 'PUT /calls/{id}',
      at: call,
      body: () => null,
      status: 400,
      answer: () => ({ code: 'MALFORMED' }),
    },
  ],
  'numbers and texts': [
    ...[
      ['.5', '0.5'],
      ['5.', '5'],
      ['3,5', '3.5'],
      ['0,125', '0.125'],
      [3.5, '3.5'],
      ['-.5', '-0.5'],
      ['07.0', '07.0'],
    ].map(([sent, recorded]) => closes(JSON.stringify(sent), sent, recorded as string)),
    ...['1,234', '.', ',', '1.2.3', '3,5,1', '1e3'].map((sent): Row => ({
      what: `no number: ${sent}`,
      route: 'POST /calls/{id}/close',
      at: call,
      body: number(sent),
      status: 422,
      answer: () => ({ errors: [{ message: 'Must be a number' }] }),
      stored: openCall,
      is: () => ({ completedAt: null }),
    })),
    {
      what: 'days as a text',
      route: 'POST /calls/{id}/close',
      at: call,
      body: () => ({ ...hospital.recorded, followUpDays: '7' }),
      answer: () => ({ followUpDays: 7 }),
      stored: openCall,
      is: () => ({ followUpDays: 7 }),
    },
    ...['', '0', 'x', '1.5', ' '].map((followUpDays): Row => ({
      what: `days as ${JSON.stringify(followUpDays)}`,
      route: 'POST /calls/{id}/close',
      at: call,
      body: () => ({ ...hospital.recorded, followUpDays }),
      status: 422,
      answer: () => ({
        errors: [
          {
            field: 'followUpDays',
            message: "You've selected a follow-up but have not set the number of days to follow up by",
          },
        ],
      }),
    })),
    {
      what: 'an MRN and a contact as numbers',
      route: 'PUT /calls/{id}',
      at: call,
      body: () => ({ mrn: 4368010, contact: 4671 }),
      answer: () => ({ mrn: '4368010', contact: '4671' }),
      stored: openCall,
      is: () => ({ mrn: '4368010', contact: '4671' }),
    },
    {
      what: 'objects and truth where text belongs',
      route: 'PUT /calls/{id}',
      at: call,
      body: () => ({ mrn: { toString: 'x' }, contact: true, comments: ['x'] }),
      status: 422,
      answer: () => ({ errors: [{ field: 'mrn.toString' }] }),
      stored: openCall,
      is: () => ({ version: 1 }),
    },
    {
      what: 'an object where a text belongs',
      route: 'PUT /calls/{id}',
      at: call,
      body: () => ({ mrn: {}, contact: true }),
      status: 422,
      answer: () => ({
        errors: [
          { field: 'mrn', message: 'Must be text' },
          { field: 'contact', message: 'Must be text' },
        ],
      }),
    },
    {
      what: 'an interval of an option: read as a whole number',
      by: admin,
      route: 'PUT /procedurefieldoptions/{id}',
      at: ({ option }) => option,
      body: () => ({ immediateFollowUpInterval: '5 days' }),
      answer: () => ({ immediateFollowUpInterval: 5 }),
    },
    ...['none', 0, -3, '0'].map((sent): Row => ({
      what: `an interval of an option that is none: ${JSON.stringify(sent)}`,
      by: admin,
      route: 'PUT /procedurefieldoptions/{id}',
      at: ({ option }) => option,
      before: ({ option }) =>
        hospital.clients.system.procedureFieldOption.update({
          where: { id: option },
          data: { immediateFollowUpInterval: 3 },
        }),
      body: () => ({ immediateFollowUpInterval: sent }),
      answer: () => ({ immediateFollowUpInterval: null }),
    })),
    {
      what: 'order for weight',
      by: admin,
      route: 'PUT /procedures/{id}',
      at: ({ procedure }) => procedure,
      body: () => ({ order: 12 }),
      answer: () => ({ weight: 12 }),
    },
    {
      what: 'weight before order',
      by: admin,
      route: 'POST /procedures',
      body: () => ({ name: `Order ${Math.random()}`, order: 12, weight: 13 }),
      answer: () => ({ weight: 13 }),
    },
    {
      what: 'order for weight in something new',
      by: admin,
      route: 'POST /procedures',
      body: () => ({ name: `Order ${Math.random()}`, order: '12' }),
      answer: () => ({ weight: 12 }),
    },
    {
      what: 'a wrong order, by its name',
      by: admin,
      route: 'PUT /callpurposes/{id}',
      at: ({ purpose }) => purpose,
      body: () => ({ order: -1 }),
      status: 422,
      answer: () => ({ errors: [{ field: 'order', message: 'Must be 0 or more' }] }),
    },
  ],
  dates: [
    ...[
      '1950-02-28',
      '02/28/1950',
      '2/28/1950',
      '1950-02-28T00:00:00Z',
      '1950-02-28T23:30:00.000-05:00',
      '1950-02-28T00:00:00',
    ].map(born),
    ...['02/30/1950', '28.02.1950', '1950-02-30T00:00:00Z', '02/28/50', 19500228, true, {}].map(badlyBorn),
    {
      what: 'a next change date without a zone is of the facility',
      route: 'POST /lines/{id}',
      at: ({ line }) => line,
      body: () => ({ nextChangeDate: '2026-03-20T10:00:00' }),
      answer: () => ({ nextChangeDate: '2026-03-20T14:00:00.000Z' }),
    },
    {
      what: 'the same with minutes only',
      route: 'POST /lines/{id}',
      at: ({ line }) => line,
      body: () => ({ nextChangeDate: '2026-03-20T10:00' }),
      answer: () => ({ nextChangeDate: '2026-03-20T14:00:00.000Z' }),
    },
    {
      what: 'with a zone it is a moment',
      route: 'POST /lines/{id}',
      at: ({ line }) => line,
      body: () => ({ nextChangeDate: '2026-03-20T10:00:00Z' }),
      answer: () => ({ nextChangeDate: '2026-03-20T10:00:00.000Z' }),
    },
    {
      what: 'a next change date that there is not',
      route: 'POST /lines/{id}',
      at: ({ line }) => line,
      body: () => ({ nextChangeDate: '2026-02-30T10:00:00' }),
      status: 422,
      answer: () => ({ errors: [{ field: 'nextChangeDate' }] }),
    },
    {
      ...{
        what: 'an infection that began today, taken off today',
        route: 'POST /lines/{id}',
        at: ({ line }: Scene) => line,
      },
      before: ({ line }) =>
        doors(address, hospital.people.rosa).rest('POST', `/providers/${hospital.riverside.id}/lines/${line}`, {
          infection: true,
        }),
      body: ({ line }) => ({
        infection: false,
        infectionHistory: [{ lineId: line, infectionStart: '2026-03-10', infectionStop: '2026-03-10' }],
      }),
      answer: () => ({
        infection: false,
        infectionHistory: [{ infectionStart: '2026-03-10', infectionStop: '2026-03-10' }],
      }),
      ...{ stored: history, is: () => ['2026-03-10 2026-03-10'] },
    },
    {
      ...{
        what: 'one that ended on a later day than today',
        route: 'POST /lines/{id}',
        at: ({ line }: Scene) => line,
        status: 422,
      },
      before: ({ line }) =>
        doors(address, hospital.people.rosa).rest('POST', `/providers/${hospital.riverside.id}/lines/${line}`, {
          infection: true,
        }),
      body: ({ line }) => ({
        infection: false,
        infectionHistory: [{ lineId: line, infectionStart: '2026-03-10', infectionStop: '2026-03-11' }],
      }),
      answer: () => ({
        errors: expect.arrayContaining([
          {
            field: 'infectionHistory[0].infectionStart',
            message: 'The start of a historical infection cannot be on or after today.',
          },
        ]),
      }),
      ...{ stored: history, is: () => ['2026-03-10 on'] },
    },
    {
      what: 'one of today that nobody began',
      route: 'POST /lines/{id}',
      at: ({ line }) => line,
      body: () => ({
        infection: false,
        infectionHistory: [{ infectionStart: '2026-03-10', infectionStop: '2026-03-10' }],
      }),
      status: 422,
      answer: () => ({
        errors: [
          {
            field: 'infectionHistory[0].infectionStart',
            message: 'The start of a historical infection cannot be on or after today.',
          },
        ],
      }),
    },
  ],
  'ids in capitals': [
    {
      what: 'of a call in the address',
      route: 'GET /calls/{id}',
      at: ({ call: id }) => capital(id),
      answer: ({ call: id }) => ({ id }),
    },
    {
      what: 'of a line in the address',
      route: 'GET /lines/{id}',
      at: ({ line }) => capital(line),
      answer: ({ line }) => ({ id: line }),
    },
    {
      what: 'of a procedure in the address',
      route: 'GET /procedures/{id}',
      at: ({ procedure }) => capital(procedure),
      answer: ({ procedure }) => ({ id: procedure }),
    },
    {
      what: 'of a field in the address',
      route: 'GET /procedurefields/{id}',
      at: ({ field }) => capital(field),
      answer: ({ field }) => ({ id: field }),
    },
    {
      what: 'of rooms, needs and states',
      route: 'PUT /calls/{id}',
      at: ({ call: id }) => capital(id),
      body: () => ({
        roomId: capital(hospital.riverside.facilities[1]!.roomIds[0]!),
        callPurposeId: capital(hospital.riverside.purposes['Difficult IV']!),
        statusCodeId: capital(hospital.riverside.statuses.Stat!),
      }),
      answer: () => ({
        room: { id: hospital.riverside.facilities[1]!.roomIds[0] },
        purpose: { name: 'Difficult IV' },
        statusCode: { name: 'Stat' },
      }),
    },
    {
      what: 'of a recorded field',
      route: 'POST /calls/{id}/close',
      at: call,
      body: () => ({
        fields: hospital
          .record({ Topic: ['Flushing'] })
          .map(({ fieldId, values }) => ({ fieldId: capital(fieldId), values })),
      }),
      stored: valuesOf,
      is: () => [['Flushing']],
    },
    {
      what: 'of a required field',
      by: admin,
      route: 'PUT /procedurefieldoptions/{id}',
      at: ({ option }) => option,
      body: ({ second }) => ({ requiredFieldsIds: [capital(second)] }),
      answer: ({ second }) => ({ requires: [{ procedureFieldId: second }] }),
    },
    {
      what: 'of a line that is added',
      route: 'POST /calls/{id}/addline',
      at: call,
      body: ({ line }) => ({ lineId: capital(line) }),
      answer: ({ line }) => ({ lineId: line }),
    },
    {
      what: 'in an order',
      by: admin,
      route: 'POST /procedurefields/reorder',
      body: ({ procedure, field, second }) => ({
        parentId: capital(procedure),
        items: [field, second].map((id, place) => ({ id: capital(id), weight: 1 - place })),
      }),
      answer: ({ field, second }) => ({ fields: [{ id: second }, { id: field }] }),
    },
    {
      what: 'of a purpose of line checks',
      by: admin,
      route: 'POST /linechecks/interval',
      body: () => ({
        intervalAmount: '4',
        intervalUnits: 'hours',
        purposeId: capital(hospital.riverside.purposes['Daily Line Check']!),
        whitelist: null,
        blacklist: null,
      }),
      answer: () => ({ lineCheckPurposeId: hospital.riverside.purposes['Daily Line Check'] }),
    },
    {
      what: 'of an infection',
      route: 'POST /lines/{id}',
      at: ({ line }) => line,
      before: ({ line }) =>
        hospital.clients.system.infectionEntry.create({
          data: {
            id: '01a081ba-0000-7000-8000-00000000abcd',
            providerId: hospital.riverside.id,
            lineId: line,
            start: new Date('2026-02-01'),
            stop: new Date('2026-02-03'),
            createdAt: hospital.clock.now,
          },
        }),
      body: () => ({
        infectionHistory: [
          { id: '01A081BA-0000-7000-8000-00000000ABCD', infectionStart: '2026-02-02', infectionStop: '2026-02-03' },
        ],
      }),
      answer: () => ({
        infectionHistory: [{ id: '01a081ba-0000-7000-8000-00000000abcd', infectionStart: '2026-02-02' }],
      }),
    },
  ],
  'what the contract does not know, or only reads': [
    {
      what: 'external placement of a new call',
      route: 'POST /calls',
      body: () => ({
        purposeId: hospital.riverside.purposes['PICC Insertion'],
        externalPlacement: true,
        insertedBy: 'Dr. Ito',
        contact: '',
      }),
      answer: () => ({ insertedBy: 'Dr. Ito' }),
      ignored: 'externalPlacement',
    },
    {
      what: 'nothing in it, and nothing is named',
      route: 'POST /calls',
      body: () => ({ purposeId: hospital.riverside.purposes['PICC Insertion'], tags: [], note: null, more: '' }),
      ignored: null,
    },
    {
      what: 'a verb with an id',
      by: admin,
      route: 'POST /calls/{id}/assigntome',
      at: call,
      body: ({ call: id }) => ({ id, force: false }),
      ignored: 'id, force',
    },
    {
      what: 'in a part of the body',
      route: 'POST /calls/{id}/closeandcreate',
      at: call,
      body: () => ({
        updateModel: { version: 3, mrn: 'R-1' },
        lineName: 'New',
        closeModel: { ...hospital.recorded, colour: 'red' },
      }),
      ignored: 'updateModel.version, closeModel.colour',
    },
    {
      what: 'on a refusal, too',
      route: 'PUT /calls/{id}',
      at: call,
      body: () => ({ colour: 'red', contact: 'x'.repeat(300) }),
      status: 422,
      ignored: 'colour',
    },
    {
      what: 'names that are no names',
      route: 'PUT /calls/{id}',
      at: call,
      body: () => ({ 'a\r\nset-cookie: x': 1, 'ä,b': 2, ['x'.repeat(200)]: 3 }),
      ignored: `a__set-cookie__x, __b, ${'x'.repeat(40)}`,
    },
    {
      what: 'more of them than anybody reads',
      route: 'PUT /calls/{id}',
      at: call,
      body: () => Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`key${n}`, n])),
      ignored: `${Array.from({ length: 30 }, (_, n) => `key${n}`).join(', ')}, ...`,
    },
    {
      what: '__proto__',
      route: 'PUT /calls/{id}',
      at: call,
      body: () => '{"__proto__":{"contact":"x"},"comments":"y"}',
      status: 422,
      answer: () => ({ errors: [{ field: '__proto__', message: 'Is not a field of this request' }] }),
      stored: openCall,
      is: () => ({ version: 1 }),
    },
    {
      what: 'a part of the body that is no object',
      route: 'POST /calls/{id}/closeandcreate',
      at: call,
      body: () => ({ updateModel: 'x', lineName: 'New', closeModel: [] }),
      status: 422,
      answer: () => ({
        errors: [
          { field: 'updateModel', message: 'Must be an object' },
          { field: 'closeModel', message: 'Must be an object' },
        ],
      }),
    },
    {
      what: 'requires of an option that is there',
      by: admin,
      route: 'PUT /procedurefieldoptions/{id}',
      at: ({ option }) => option,
      body: ({ second }) => ({ requires: [{ procedureFieldId: second }] }),
      answer: () => ({ requires: [] }),
      ignored: 'requires',
    },
    {
      what: 'requires of a new option counts',
      by: admin,
      route: 'POST /procedurefieldoptions',
      body: ({ field, second }) => ({
        procedureFieldId: field,
        value: '26G',
        requires: [{ procedureFieldId: capital(second) }],
      }),
      answer: ({ second }) => ({ requires: [{ procedureFieldId: second }] }),
      ignored: null,
    },
    {
      what: 'requires of a new option that is none',
      by: admin,
      route: 'POST /procedurefieldoptions',
      body: ({ field, call: id }) => ({ procedureFieldId: field, value: '26G', requires: [{ procedureFieldId: id }] }),
      status: 422,
      answer: () => ({ errors: [{ field: 'requires', message: 'Must be fields of the same procedure' }] }),
    },
    {
      what: 'an interval of line checks that are cleared',
      by: admin,
      route: 'POST /linechecks/clear',
      body: () => ({ whitelist: ['ML'] }),
      answer: () => ({ scheduledLineCheckInterval: null }),
      ignored: 'whitelist',
    },
  ],
  'pages, refusals and states': [
    ...['completed', 'deleted'].flatMap((list) =>
      ['7', String(far)].map((page): Row => ({
        what: `a page past the last of ${list} calls: ${page}`,
        route: `POST /calls/${list}`,
        query: `?page=${page}`,
        body: () => ({}),
        answer: () => ({ calls: [], total: list === 'deleted' ? 0 : expect.any(Number) }),
      })),
    ),
    ...['99999', String(far)].map((page): Row => ({
      what: `a page past the last of lines: ${page}`,
      route: 'GET /lines',
      query: `?page=${page}`,
      answer: () => [],
    })),
    ...['-1', 'x', '1.5'].map((page): Row => ({
      what: `no page: ${page}`,
      route: 'POST /calls/completed',
      query: `?page=${page}`,
      body: () => ({}),
      status: 422,
      answer: () => ({ errors: [{ field: 'page' }] }),
    })),
    {
      what: 'a completed call is never put On Hold',
      route: 'POST /calls/{id}/save',
      at: completed,
      body: () => ({ ...hospital.recorded, statusCodeId: hospital.riverside.statuses['On Hold'] }),
      status: 422,
      answer: () => ({ errors: [{ field: 'statusCodeId', message: 'A completed call cannot be On Hold' }] }),
      stored: completedCall,
      is: () => ({ statusCode: { name: 'Normal' }, version: 1 }),
    },
    {
      what: 'a refused entry tells nothing of the patient',
      route: 'PUT /calls/{id}',
      at: call,
      before: ({ call: id }) =>
        hospital.clients.system.call.update({ where: { id }, data: { patientLastName: 'King' } }),
      body: () => ({ roomId: 'x' }),
      status: 422,
      stored: (_of, { body }) => Promise.resolve('current' in body),
      is: () => false,
    },
    {
      what: 'a stale one tells what there is now',
      route: 'PUT /calls/{id}',
      at: completed,
      body: () => ({}),
      status: 409,
      answer: ({ completed: id }) => ({ code: 'CALL_COMPLETED', current: { id } }),
    },
  ],
  'what a line tells': [
    {
      what: 'provider beside orderingProvider',
      route: 'GET /lines/{id}',
      at: ({ line }) => line,
      before: ({ line }) =>
        hospital.clients.system.line.update({ where: { id: line }, data: { orderingProvider: 'Dr. Ito' } }),
      answer: () => ({ provider: 'Dr. Ito', orderingProvider: 'Dr. Ito' }),
    },
    {
      ...{ what: 'lines for a call are whole, capitals aside', route: 'GET /lines/find/{id}', at: call },
      before: async ({ call: id, line }) => {
        await hospital.clients.system.line.updateMany({ where: { id: { not: line } }, data: { mrn: null } })
        await hospital.clients.system.call.update({ where: { id }, data: { mrn: 'fm-1' } })
      },
      answer: ({ line, completed: id }) =>
        expect.arrayContaining([
          expect.objectContaining({
            id: line,
            mrn: 'FM-1',
            calls: [expect.objectContaining({ id })],
            callCount: 1,
            completedAt: null,
            completedBy: null,
            infection: false,
            infectionNotes: null,
            infectionHistory: [],
            provider: null,
          }),
        ]),
    },
  ],
}

const params = /\{(\w+)\}/g

describe.each(Object.entries(rows))('%s', (_what, all) => {
  test.each(all.map((row) => [row.what, row] as const))(
    '%s',
    async (
      _each,
      {
        by = () => hospital.people.rosa,
        route,
        at,
        query = '',
        before,
        body,
        status = 200,
        answer,
        ignored,
        stored,
        is,
      },
    ) => {
      const of = await scene()
      await before?.(of)
      const [method, path] = route.split(' ') as [string, string]
      const sent = body?.(of)
      const given = await doors(address, by()).rest(
        method,
        `/providers/${hospital.riverside.id}${path.replace(params, at?.(of) ?? '')}${query}`,
        body ? (sent === null ? 'null' : sent) : undefined,
        { 'content-type': 'application/json' },
      )
      expect({ status: given.status, body: given.body }).toMatchObject({
        status,
        body: answer ? answer(of) : expect.anything(),
      })
      if (ignored !== undefined) expect(given.headers.get('patency-ignored')).toBe(ignored)
      const documented = `/providers/{providerId}${path.includes('/find/') ? path.replace('{id}', '{callId}') : path}`
      expect(undocumented(method, documented, given)).toEqual([])
      if (status === 200 && typeof sent === 'object' && sent !== null)
        expect({ sent, isDocumented: isDocumentedBody(method, documented, sent) }).toEqual({ sent, isDocumented: true })
      if (stored) {
        const is_ = is!(of)
        const found = await stored(of, given)
        if (typeof is_ === 'object' && !(is_ instanceof Date) && !Array.isArray(is_)) expect(found).toMatchObject(is_)
        else expect(found).toEqual(is_)
      }
    },
  )
})

test('an address in capitals', async () => {
  const { people, riverside } = hospital
  const { rest } = doors(address, people.admin)
  const base = `/providers/${capital(riverside.id)}`
  expect(await rest('GET', `${base}/facilities`)).toMatchObject({
    status: 200,
    body: expect.arrayContaining([expect.objectContaining({ id: riverside.facilities[0]!.id })]),
  })
  for (const list of ['callpurposes', 'facilities', 'procedures']) {
    const before = (await rest('GET', `${base}/${list}`)).body as { id: string }[]
    const items = before.toReversed().map(({ id }, weight) => ({ id: capital(id), weight }))
    expect({ list, ...(await rest('POST', `${base}/${list}/reorder`, { items })) }).toMatchObject({
      list,
      status: 200,
      body: before.toReversed().map(({ id }) => ({ id })),
    })
  }
})

test('whatever was read may be sent back, and nothing changes', async () => {
  const { people, riverside } = hospital
  const of = await scene()
  const asRosa = doors(address, people.rosa)
  const asAdmin = doors(address, people.admin)
  const base = `/providers/${riverside.id}`
  await asRosa.rest('PUT', `${base}/calls/${of.call}`, {
    dob: '1950-02-28',
    mrn: 'fm-1',
    lineId: of.line,
    preProcedureNotes: 'Left arm',
  })
  const { body: read } = await asRosa.rest('GET', `${base}/calls/${of.call}`)
  const { status, body, headers } = await asRosa.rest('PUT', `${base}/calls/${of.call}`, read)
  expect([status, body]).toEqual([200, read])
  expect(headers.get('patency-ignored')!.split(', ')).toEqual(
    expect.arrayContaining(['id', 'version', 'aliveAt', 'line', 'purpose', 'statusCode', 'updatedBy', 'preComments']),
  )
  for (const [door, path, id, verb] of [
    [asRosa, 'lines', of.line, 'POST'],
    [asAdmin, 'procedures', of.procedure, 'PUT'],
    [asAdmin, 'procedurefields', of.field, 'PUT'],
  ] as const) {
    const { body: whole } = await door.rest('GET', `${base}/${path}/${id}`)
    const sent = await door.rest(verb, `${base}/${path}/${id}`, whole)
    expect({ path, status: sent.status, body: sent.body }).toEqual({ path, status: 200, body: whole })
    expect(sent.headers.get('patency-ignored')).toContain('id')
  }
  const { body: line } = await asRosa.rest('GET', `${base}/lines/${of.line}`)
  expect((await asRosa.rest('POST', `${base}/calls`, { ...read, purposeId: read.purpose.id })).status).toBe(200)
  expect(
    (
      await asRosa.rest('POST', `${base}/lines/${of.line}/createcall`, {
        ...line,
        purposeId: read.purpose.id,
        room: 'ICU-07',
      })
    ).status,
  ).toBe(200)
})

test('a key that came with another content is a conflict', async () => {
  const { people, riverside } = hospital
  const create = (contact: string) =>
    doors(address, people.rosa).rest(
      'POST',
      `/providers/${riverside.id}/calls`,
      { purposeId: riverside.purposes['Difficult IV'], contact },
      { 'idempotency-key': 'legacy' },
    )
  expect((await create('a')).status).toBe(200)
  expect(await create('b')).toMatchObject({ status: 409, body: { code: 'KEY_REUSED', errors: [] } })
})
