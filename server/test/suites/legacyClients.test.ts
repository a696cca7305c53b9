// What clients that were written long before this server send, what each is answered, and what is stored then.
// The OpenAPI document lets each of those bodies through that is taken.
import { doors } from '../harness/doors'
import {
  openScenes,
  sendEach,
  type Row,
  admin,
  call,
  capital,
  completed,
  completedCall,
  day,
  far,
  lines,
  openCall,
  scene,
} from '../harness/legacyRequests'
import { address, hospital } from '../harness/servedHospital'

openScenes()

sendEach({
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
