// In which forms clients that were written long before this server send values, and what is stored then.
import { doors } from '../harness/doors'
import {
  openScenes,
  sendEach,
  type Row,
  type Scene,
  admin,
  badlyBorn,
  born,
  call,
  capital,
  closes,
  completed,
  completedCall,
  criteria,
  history,
  number,
  openCall,
  valuesOf,
  verbs,
} from '../harness/legacyRequests'
import { address, hospital } from '../harness/servedHospital'

openScenes()

sendEach({
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
