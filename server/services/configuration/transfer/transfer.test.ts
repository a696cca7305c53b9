import { doors } from '../../../test/harness/doors'
import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { servedHospitalOfTest } from '../../../test/hospital/setUp'
import { closeCall } from '../../calls/ending/closeCall'
import { exportCatalogue } from './exportCatalogue'
import { importCatalogue } from './importCatalogue'

const hospital = servedHospitalOfTest()

const exported = async (person = hospital.people.admin) => exportCatalogue(await hospital.as(person))
const imported = async (document: unknown, person = hospital.people.admin) =>
  importCatalogue(await hospital.as(person), document)

/** What there is of the provider's catalogue, with what was deleted or hidden, and what was told of it. */
const rowsOf = async (providerId = hospital.riverside.id): Promise<string> => {
  const { system } = hospital.clients
  const mine = { where: { providerId }, orderBy: { id: 'asc' as const } }
  return JSON.stringify([
    await system.purpose.findMany({ ...mine, include: { procedures: true } }),
    await system.facility.findMany(mine),
    await system.room.findMany(mine),
    await system.procedure.findMany(mine),
    await system.procedureField.findMany(mine),
    await system.procedureFieldOption.findMany({ ...mine, include: { requires: true } }),
    await system.waitingTarget.findMany(mine),
    await system.change.count({ where: { providerId } }),
    await system.auditEntry.count({ where: { providerId, outcome: 'done' } }),
  ])
}

/** A catalogue that nobody else has, with everything that an item can say. */
const furnish = async (): Promise<void> => {
  const { clients, riverside } = hospital
  const { system } = clients
  const { id: purposeId } = await system.purpose.create({
    data: { providerId: riverside.id, name: 'Declot', weight: 9, lineCheck: true },
  })
  await system.waitingTarget.create({
    data: {
      providerId: riverside.id,
      status: 'Stat',
      purposeId,
      facilityId: riverside.facilities[1]!.id,
      targetMinutes: 15,
      escalateAfter: 5,
      escalateTo: ['online'],
    },
  })
  await system.purposeProcedure.create({
    data: { providerId: riverside.id, purposeId, procedureId: riverside.procedures.Dressing! },
  })
  await system.procedureFieldOption.updateMany({
    where: { providerId: riverside.id, value: 'Clean' },
    data: { excludesOthers: true },
  })
  await system.facility.update({
    where: { id: riverside.facilities[1]!.id },
    data: {
      timeZone: 'America/Denver',
      followUpsEnabled: false,
      requiredCallFields: ['contact', 'mrn'],
      weight: 7,
      workingFrom: '08:00',
      workingTo: '17:30',
      workingDays: [1, 3],
    },
  })
  await system.room.updateMany({
    where: { facilityId: riverside.facilities[0]!.id, name: '1A-02' },
    data: { hiddenAt: hospital.clock.now },
  })
  await system.procedureField.update({
    where: { id: riverside.fields.Biopatch! },
    data: { externalLength: true, hideHeader: true, hideGroup: true, required: true, weight: 5 },
  })
  await system.procedure.update({
    where: { id: riverside.procedures.Removal! },
    data: { countInPerformance: false, requiredCallFields: ['dob'], deletedAt: null },
  })
  await system.procedure.create({
    data: { providerId: riverside.id, name: 'Old habit', weight: 3, deletedAt: hospital.clock.now },
  })
}

test("one provider's catalogue, imported into another, is exported there letter by letter (rules 5.10)", async () => {
  await furnish()
  const document = await exported()
  const { people } = hospital
  expect(document.counts).toEqual({
    purposes: 6,
    facilities: 2,
    rooms: 5,
    procedures: 4,
    fields: 9,
    options: 11,
    waitingTargets: 3,
  })
  expect(JSON.stringify(await exported(people.stranger))).not.toBe(JSON.stringify(document))
  await imported(document, people.stranger)
  expect(JSON.stringify(await exported(people.stranger))).toBe(JSON.stringify(document))
})

test('what is imported again is left alone, item by item, and no one is told of a change', async () => {
  await furnish()
  const document = await exported()
  const before = await rowsOf()
  const { leftAlone, ...told } = await imported(document)
  expect(told).toEqual({ added: [], changed: [], removed: [] })
  expect(leftAlone).toHaveLength(Object.values(document.counts).reduce((sum, count) => sum + count, 0))
  expect(await rowsOf()).toBe(before)
})

test('a dry run tells what would be added, changed, removed and left alone, and changes nothing', async () => {
  const { lakeshore } = hospital
  const wanted = {
    format: 'patency-catalogue',
    version: 1,
    counts: { purposes: 3, facilities: 1, rooms: 2, procedures: 1, fields: 1, options: 2 },
    purposes: [{ name: 'Dressing Change', lineCheck: true }, { name: 'Custom' }, { name: 'Declot' }],
    facilities: [{ name: 'LAKESHORE', timeZone: 'America/New_York', rooms: ['1A-01', 'ER-1'] }],
    procedures: [
      {
        name: 'Removal',
        fields: [
          { name: 'Reason', type: 'radio', options: [{ value: 'Occlusion' }, { value: 'Rash', requires: ['reason'] }] },
        ],
      },
    ],
  }
  const expected = {
    added: [
      { kind: 'purpose', name: 'Declot' },
      { kind: 'room', name: 'LAKESHORE, ER-1' },
      { kind: 'procedureFieldOption', name: 'Removal, Reason, Rash' },
    ],
    // Custom, Removal and Occlusion move up.
    changed: [
      { kind: 'purpose', name: 'Custom' },
      { kind: 'facility', name: 'LAKESHORE' },
      { kind: 'procedure', name: 'Removal' },
      { kind: 'procedureFieldOption', name: 'Removal, Reason, Occlusion' },
    ],
    removed: [
      { kind: 'purpose', name: 'PICC Insertion' },
      { kind: 'purpose', name: 'Difficult IV' },
      { kind: 'purpose', name: 'Daily Line Check' },
      { kind: 'room', name: 'LAKESHORE, 1A-02' },
      { kind: 'room', name: 'LAKESHORE, ICU-07' },
      { kind: 'procedureFieldOption', name: 'Removal, Reason, Treatment ended' },
      { kind: 'procedure', name: 'Insertion' },
      { kind: 'procedure', name: 'Dressing' },
      { kind: 'procedure', name: 'Education' },
    ],
    leftAlone: [
      { kind: 'purpose', name: 'Dressing Change' },
      { kind: 'room', name: 'LAKESHORE, 1A-01' },
      { kind: 'procedureField', name: 'Removal, Reason' },
    ],
  }
  const before = await rowsOf(lakeshore.id)
  expect(await imported({ ...wanted, dryRun: true }, hospital.people.stranger)).toEqual(expected)
  expect(await rowsOf(lakeshore.id)).toBe(before)
  expect(await imported(wanted, hospital.people.stranger)).toEqual(expected)
  expect(await rowsOf(lakeshore.id)).not.toBe(before)
})

test('waiting targets are imported last, those that no one may delete must be among them, and others need their places', async () => {
  const document = await exported()
  const [stat, normal] = document.waitingTargets
  const only = (waitingTargets: object[]) => ({
    format: document.format,
    version: document.version,
    counts: {
      ...{ purposes: 0, facilities: 0, rooms: 0, procedures: 0, fields: 0, options: 0 },
      waitingTargets: waitingTargets.length,
    },
    waitingTargets,
  })
  expect([stat, normal]).toEqual([
    {
      ...{ status: 'Stat', purpose: null, facility: null, targetMinutes: 30, escalateAfter: 10 },
      ...{ escalateTo: ['managers', 'administrators'], repeatEvery: 10 },
    },
    {
      ...{ status: 'Normal', purpose: null, facility: null, targetMinutes: 120, escalateAfter: null },
      ...{ escalateTo: ['managers', 'administrators'], repeatEvery: 10 },
    },
  ])
  expect(await fieldsOf(imported(only([stat!])))).toEqual({ waitingTargets: 'Lacks the target of all Normal calls' })
  expect(
    await fieldsOf(
      imported(only([stat!, normal!, { ...stat, purpose: 'Tea' }, { ...stat, facility: 'Moon', targetMinutes: 5 }])),
    ),
  ).toEqual({
    'waitingTargets[2].purpose': 'Must be a purpose that can be chosen',
    'waitingTargets[3].facility': 'Must be a facility',
  })
  const special = { ...stat, purpose: 'Custom', facility: 'North Campus', targetMinutes: 5 }
  expect(await imported(only([{ ...stat, targetMinutes: 20 }, normal!, special]))).toMatchObject({
    added: [{ kind: 'waitingTarget', name: 'Stat, Custom, North Campus' }],
    changed: [{ kind: 'waitingTarget', name: 'Stat' }],
    leftAlone: [{ kind: 'waitingTarget', name: 'Normal' }],
  })
  expect(await imported(only([{ ...stat, targetMinutes: 20 }, normal!]))).toMatchObject({
    removed: [{ kind: 'waitingTarget', name: 'Stat, Custom, North Campus' }],
  })
  // A document from before there were targets has no number of them.
  expect(
    await imported({
      ...document,
      counts: { ...document.counts, waitingTargets: undefined },
      waitingTargets: undefined,
    }),
  ).toMatchObject({
    removed: [],
  })
})

test('a list that is left out stays, and a hidden room that is named is shown again', async () => {
  const { clients, riverside } = hospital
  const [facility] = riverside.facilities
  await clients.system.room.updateMany({
    where: { facilityId: facility!.id, name: 'ICU-07' },
    data: { hiddenAt: hospital.clock.now },
  })
  const { facilities, procedures, ...rest } = await exported()
  const main = { ...facilities![0]!, rooms: ['1a-01', '1A-02', 'ICU-07'] }
  const told = await imported({
    ...rest,
    purposes: undefined,
    facilities: [main, facilities![1]],
    counts: { purposes: 0, facilities: 2, rooms: 6, procedures: 0, fields: 0, options: 0, waitingTargets: 2 },
  })
  expect(told).toMatchObject({
    added: [{ kind: 'room', name: 'Main Hospital, ICU-07' }],
    changed: [{ kind: 'room', name: 'Main Hospital, 1a-01' }],
    removed: [],
  })
  expect((await exported()).procedures).toEqual(procedures)
  // The rooms are the ones that were there: calls that have them see them again.
  expect(await clients.system.room.count({ where: { facilityId: facility!.id } })).toBe(3)
})

test('a catalogue of thousands is imported in one go, and told in few words', async () => {
  const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
  const options = many(6, (n) => ({ value: `Option ${n}`, requires: n === 0 ? ['Field 1'] : [] }))
  const document = {
    format: 'patency-catalogue',
    version: 1,
    counts: { purposes: 2, facilities: 8, rooms: 2400, procedures: 20, fields: 200, options: 1200 },
    purposes: [{ name: 'Dressing Change' }, { name: 'Custom' }],
    facilities: many(8, (n) => ({
      name: `Tower ${n}`,
      timeZone: 'America/Chicago',
      rooms: many(300, (room) => `${n}-${room}`),
    })),
    procedures: many(20, (n) => ({
      name: `Procedure ${n}`,
      fields: many(10, (field) => ({ name: `Field ${field}`, type: 'radio', options })),
    })),
  }
  const { people, clients, lakeshore } = hospital
  expect((await imported(document, people.stranger)).added).toHaveLength(8 + 2400 + 20 + 200 + 1200)
  expect(
    await clients.system.optionRequirement.count({ where: { providerId: lakeshore.id, field: { name: 'Field 1' } } }),
  ).toBe(200)
  // One change for the lists, and one for each facility, old and new.
  expect(await clients.system.change.count({ where: { providerId: lakeshore.id } })).toBe(10)
})

describe('refused, with the field and the reason, and nothing of it is done', () => {
  /** Refused by the service and at both doors alike; what is wrong, by its place in the document. */
  const refusedWith = async (document: object): Promise<Record<string, string>> => {
    const before = await rowsOf()
    const wrong = await fieldsOf(imported(document))
    const { graphql, rest } = doors(hospital.address, hospital.people.admin)
    const answer = await graphql(
      'mutation($input: ImportCatalogueInput!) { result: importCatalogue(input: $input) { ... on Refusal { code fields { field message } } } }',
      { input: { document: JSON.stringify(document) } },
    )
    const problem = await rest('POST', `/providers/${hospital.riverside.id}/catalogue`, document)
    const errors = Object.entries(wrong).map(([field, message]) => ({ field, message }))
    expect(answer.data!.result).toEqual({ code: 'VALIDATION', fields: errors })
    expect(problem).toMatchObject({ status: 422, body: { code: 'VALIDATION', errors } })
    expect(await rowsOf()).toBe(before)
    return wrong
  }

  test('another format or version, and a document that lost something', async () => {
    const document = await exported()
    expect(await refusedWith({ ...document, format: 'recipes', version: 2 })).toEqual({
      format: 'Is not a configuration',
      version: 'Only version 1 can be read',
    })
    expect(
      await refusedWith({
        ...document,
        procedures: document.procedures!.slice(1),
        purposes: [...document.purposes!.slice(0, 4), document.purposes![0]],
      }),
    ).toEqual({
      'counts.procedures': 'The document is incomplete: it announces 4 procedures and holds 3',
      'counts.fields': 'The document is incomplete: it announces 9 fields and holds 5',
      'counts.options': 'The document is incomplete: it announces 11 options and holds 7',
      purposes: 'Holds Dressing Change twice',
    })
  })

  test('what the rules know and the document lacks or names otherwise, and a type that was recorded, all at once', async () => {
    const { people, openCall, record, as } = hospital
    await closeCall(await as(people.rosa), { callId: await openCall(), fields: record({ Topic: ['Flushing'] }) })
    const document = await exported()
    document.purposes = document
      .purposes!.filter(({ name }) => name !== 'Dressing Change')
      .map((purpose) => (purpose.name === 'Custom' ? { ...purpose, name: 'CUSTOM' } : purpose))
    document.counts.purposes -= 1
    document.procedures![3]!.fields[0]!.type = 'number'
    // So late is it found that everything before it was written already.
    expect(await refusedWith(document)).toEqual({
      'purposes[3].name': 'The rules know Custom by its name, so it keeps it',
      purposes: 'Lacks Dressing Change, which the rules know by its name',
      'procedures[3].fields[0].type': 'Values were recorded for this field, so its type stays',
    })
  })

  test('a document that was cut in half', async () => {
    const text = JSON.stringify(await exported())
    const before = await rowsOf()
    for (const part of [text.slice(0, text.length / 2), '', 'null', '[]', '"x"']) {
      const answer = await doors(hospital.address, hospital.people.admin).graphql(
        'mutation($input: ImportCatalogueInput!) { result: importCatalogue(input: $input) { ... on Refusal { code fields { field message } } } }',
        { input: { document: part } },
      )
      expect({ part, result: answer.data!.result }).toEqual({
        part,
        result: {
          code: 'VALIDATION',
          fields: [{ field: 'document', message: 'Is not a complete JSON document' }],
        },
      })
      expect(
        await doors(hospital.address, hospital.people.admin).rest(
          'POST',
          `/providers/${hospital.riverside.id}/catalogue`,
          part,
        ),
      ).toMatchObject({ status: part === '' ? 422 : 400 })
    }
    expect(await rowsOf()).toBe(before)
  })

  test('whoever may not, or sees a part of the places only (rules 2.2, 5.8)', async () => {
    const { people, riverside, hire } = hospital
    const part = await hire('Part Time', 'Admin', riverside.id, { only: [riverside.facilities[1]!.id] })
    const document = await exported()
    document.purposes!.push({ name: 'Intruder', lineCheck: false, procedures: [] })
    document.counts.purposes += 1
    const before = await rowsOf()
    for (const dryRun of [true, false]) {
      for (const person of [people.manager, people.rosa, people.external])
        expect(await refusalOf(imported({ ...document, dryRun }, person))).toBe('FORBIDDEN')
      expect(await refusalOf(imported({ ...document, dryRun }, people.locked))).toBe('ACCOUNT_LOCKED')
      expect(await refusalOf(imported({ ...document, dryRun }, part))).toBe('RESTRICTED_TO_FACILITIES')
      // Somebody of another provider imports into their own.
      const { status, body } = await doors(hospital.address, people.stranger).rest(
        'POST',
        `/providers/${riverside.id}/catalogue?dryRun=${dryRun}`,
        document,
      )
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
    }
    expect(await rowsOf()).toBe(before)
    for (const person of [people.rosa, people.external]) expect(await refusalOf(exported(person))).toBe('FORBIDDEN')
    expect(await refusalOf(exported(part))).toBe('RESTRICTED_TO_FACILITIES')
    expect((await exported(people.manager)).format).toBe('patency-catalogue')
  })
})

test('the trail tells of each item that an import changed, and of the dry run nothing', async () => {
  const { clients } = hospital
  const document = await exported()
  document.purposes![2]!.lineCheck = true
  document.procedures![0]!.fields[3]!.options = []
  await imported({ ...document, dryRun: true })
  const told = () =>
    clients.system.auditEntry.findMany({
      where: { action: 'importCatalogue' },
      select: { entityKind: true, outcome: true, fields: true },
    })
  expect(await told()).toEqual([])
  await imported(document)
  expect(await told()).toEqual([{ entityKind: 'purpose', outcome: 'done', fields: { lineCheck: [false, true] } }])
})
