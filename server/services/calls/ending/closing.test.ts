import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { addCallLine } from './addCallLine'
import { assistCall } from '../working/assistCall'
import { closeCall, closeCallAndCreateLine } from './closeCall'
import { deleteCall, undeleteCall } from './deleteCall'
import { saveCall } from './saveCall'

const hospital = hospitalOfFile()

const day = 86_400_000
const rosa = () => hospital.as(hospital.people.rosa)
const record = (values: Record<string, string[]>) => ({ fields: hospital.record(values) })
const lineOf = (id: string | null) =>
  hospital.clients.system.line.findUniqueOrThrow({ where: { id: id! }, include: { infections: true } })
const followUpsOf = (lineId: string) =>
  hospital.clients.system.call.findMany({
    where: { lineId, followUpFromId: { not: null } },
    orderBy: { createdAt: 'asc' },
    include: { purpose: true, statusCode: true },
  })
const valuesOf = async (callId: string) =>
  Object.fromEntries(
    (await hospital.clients.system.callValue.findMany({ where: { callId } })).map(({ fieldName, values }) => [
      fieldName,
      values,
    ]),
  )

/** An insertion that is done, with the line it placed. */
const placeLine = async (mrn = 'R-100'): Promise<{ callId: string; lineId: string }> => {
  const callId = await hospital.openCall()
  const { lineId } = await closeCallAndCreateLine(await rosa(), {
    callId,
    lineName: "Ruiz's Line",
    patientLastName: 'Ruiz',
    mrn,
    ...record({ 'Insertion Type': ['ML'] }),
  })
  return { callId, lineId: lineId! }
}

describe('what a closing records (rules 5)', () => {
  test('the values are kept with the names that the catalogue had', async () => {
    const { clients, riverside, openCall } = hospital
    const callId = await openCall()
    await closeCall(await rosa(), {
      callId,
      ...record({ Site: ['Swollen', 'Clean'], Biopatch: ['true'], Topic: [' Flushing '] }),
    })
    await clients.system.procedureField.update({ where: { id: riverside.fields.Topic! }, data: { name: 'Subject' } })
    expect(await valuesOf(callId)).toEqual({ Site: ['Clean', 'Swollen'], Biopatch: ['true'], Topic: ['Flushing'] })
    await clients.system.procedureField.update({ where: { id: riverside.fields.Topic! }, data: { name: 'Topic' } })
  })

  test('everything that is wrong or missing is refused at once, each at its field, and nothing is written', async () => {
    const { openCall, readCall, riverside, lakeshore } = hospital
    const callId = await openCall()
    const fields = [
      ...hospital.record({ 'Tip confirmation': ['Chest X-ray'], 'Catheter length': ['long'] }),
      { fieldId: lakeshore.fields.Topic!, values: ['x'] },
    ]
    expect(await fieldsOf(closeCall(await rosa(), { callId, fields, followUpDays: 0 }))).toEqual({
      [`fields.${riverside.fields['Catheter length']!}`]: 'Must be a number',
      [`fields.${lakeshore.fields.Topic!}`]: 'Does not exist',
      followUpDays: "You've selected a follow-up but have not set the number of days to follow up by",
      patientLastName: 'Patient Last Name is required when Insertion is selected',
      [`fields.${riverside.fields['Insertion Type']!}`]: 'Insertion Type is required when Insertion is selected',
      [`fields.${riverside.fields['X-ray read by']!}`]:
        'X-ray read by is a required procedure field when Chest X-ray is selected',
    })
    expect(await readCall(callId)).toMatchObject({ version: 1, completedAt: null })
    expect(await valuesOf(callId)).toEqual({})
  })

  test('at least one procedure must be selected', async () => {
    const callId = await hospital.openCall()
    for (const fields of [undefined, [], hospital.record({ Topic: [' '], Biopatch: ['false'] })])
      expect(await fieldsOf(closeCall(await rosa(), { callId, fields }))).toEqual({
        fields: 'At least one procedure must be selected',
      })
  })

  test('what the values are told in the audit log', async () => {
    const { clients, openCall } = hospital
    const callId = await openCall()
    await closeCall(await rosa(), { callId, ...record({ Site: ['Clean', 'Red'] }) })
    const [entry] = await clients.system.auditEntry.findMany({ where: { entityId: callId, action: 'closeCall' } })
    expect(entry!.fields).toMatchObject({ 'Dressing: Site': [null, 'Clean, Red'] })
  })
})

describe('the line of a closing (rules 3.9 to 3.11)', () => {
  test('an insertion with an MRN needs a line, and says so; without an MRN it does not', async () => {
    const { openCall, readCall } = hospital
    const [withMrn, without] = [await openCall(), await openCall()]
    const done = { patientLastName: 'Ruiz', ...record({ 'Insertion Type': ['ML'] }) }
    expect(await refusalOf(closeCall(await rosa(), { callId: withMrn, mrn: 'R-1', ...done }))).toBe('LINE_REQUIRED')
    expect(await readCall(withMrn)).toMatchObject({ version: 1, mrn: null })
    await closeCall(await rosa(), { callId: without, ...done })
    expect(await readCall(without)).toMatchObject({ lineId: null, completedAt: hospital.clock.now })
  })

  test('closing and creating puts the line in the same transaction, with its date and the follow-up for it', async () => {
    const { readCall, clock, riverside } = hospital
    const { callId, lineId } = await placeLine()
    const due = new Date(clock.now.getTime() + 7 * day)
    expect(await readCall(callId)).toMatchObject({ lineId, mrn: 'R-100', completedAt: clock.now })
    expect(await lineOf(lineId)).toMatchObject({
      name: "Ruiz's Line",
      mrn: 'R-100',
      followUpInterval: 7,
      nextChangeDate: due,
      roomId: riverside.facilities[0]!.roomIds[0],
      completedAt: null,
    })
    expect(await followUpsOf(lineId)).toMatchObject([
      {
        aliveAt: due,
        dressingChangeDate: due,
        announcedAt: null,
        patientLastName: 'Ruiz',
        mrn: 'R-100',
        followUpFromId: callId,
        purpose: { name: 'Dressing Change' },
        statusCode: { name: 'On Hold' },
      },
    ])
  })

  test('a repeated key answers the first line and creates nothing', async () => {
    const { openCall, clients } = hospital
    const callId = await openCall()
    const request = { ...(await rosa()), idempotencyKey: 'close-once' }
    const input = { callId, lineName: 'Once', patientLastName: 'Ruiz', ...record({ 'Insertion Type': ['ML'] }) }
    const [first, second] = [await closeCallAndCreateLine(request, input), await closeCallAndCreateLine(request, input)]
    expect(second).toEqual(first)
    expect(await clients.system.line.count({ where: { name: 'Once' } })).toBe(1)
  })

  test('when the closing is refused there is no line either', async () => {
    const { openCall, clients } = hospital
    const callId = await openCall()
    await fieldsOf(
      closeCallAndCreateLine(await rosa(), { callId, lineName: 'Never', ...record({ 'Catheter length': ['42'] }) }),
    )
    expect(
      await fieldsOf(closeCallAndCreateLine(await rosa(), { callId, lineName: ' ', ...record({ Topic: ['x'] }) })),
    ).toEqual({ lineName: 'Required' })
    expect(await clients.system.line.count({ where: { name: 'Never' } })).toBe(0)
  })

  test('a dressing change on the line sets the new date and replaces the follow-up', async () => {
    const { openCall, clock } = hospital
    const { lineId } = await placeLine('R-101')
    const [first] = await followUpsOf(lineId)
    const visit = await openCall({ purpose: 'Dressing Change' })
    await closeCall(await rosa(), { callId: visit, lineId, ...record({ Kind: ['Gauze'] }) })
    const due = new Date(clock.now.getTime() + 2 * day)
    expect(await lineOf(lineId)).toMatchObject({ nextChangeDate: due })
    const followUps = await followUpsOf(lineId)
    expect(followUps).toHaveLength(2)
    expect(followUps.find(({ id }) => id === first!.id)).toMatchObject({ deletedAt: clock.now })
    expect(followUps.find(({ id }) => id !== first!.id)).toMatchObject({ deletedAt: null, aliveAt: due })
  })

  test('a removal closes the line, and no one comes for it any more', async () => {
    const { openCall, clock, people } = hospital
    const { lineId } = await placeLine('R-102')
    const visit = await openCall({ purpose: 'Dressing Change' })
    await closeCall(await rosa(), {
      callId: visit,
      lineId,
      ...record({ Reason: ['Treatment ended'], Kind: ['Gauze'] }),
    })
    expect(await lineOf(lineId)).toMatchObject({ completedAt: clock.now, completedById: people.rosa.id })
    expect((await followUpsOf(lineId)).map(({ deletedAt }) => deletedAt)).toEqual([clock.now])
  })

  test('a facility without follow-ups has the date and no call', async () => {
    const { openCall, clients, riverside } = hospital
    const { lineId } = await placeLine('R-103')
    const [main] = riverside.facilities
    await clients.system.facility.update({ where: { id: main!.id }, data: { followUpsEnabled: false } })
    const visit = await openCall({ purpose: 'Dressing Change' })
    await closeCall(await rosa(), { callId: visit, lineId, ...record({ Kind: ['Transparent'] }) })
    expect((await followUpsOf(lineId)).filter(({ deletedAt }) => !deletedAt)).toEqual([])
    await clients.system.facility.update({ where: { id: main!.id }, data: { followUpsEnabled: true } })
  })

  test('forced days come first, and are kept with the call', async () => {
    const { openCall, clock, readCall } = hospital
    const { lineId } = await placeLine('R-104')
    const visit = await openCall()
    await closeCall(await rosa(), { callId: visit, lineId, followUpDays: 21, ...record({ Topic: ['x'] }) })
    expect(await lineOf(lineId)).toMatchObject({ nextChangeDate: new Date(clock.now.getTime() + 21 * day) })
    expect(await readCall(visit)).toMatchObject({ followUpDays: 21 })
  })

  test('a foreign line, a closed one and one that is none are refused at the field', async () => {
    const { openCall, clients, lakeshore } = hospital
    const { lineId } = await placeLine('R-105')
    await clients.system.line.update({ where: { id: lineId }, data: { completedAt: new Date() } })
    const foreign = await clients.system.line.create({
      data: { providerId: lakeshore.id, name: 'Foreign', createdAt: new Date() },
    })
    const callId = await openCall()
    const done = record({ Topic: ['x'] })
    expect(await fieldsOf(closeCall(await rosa(), { callId, lineId, ...done }))).toEqual({
      lineId: 'This line is closed',
    })
    for (const id of [foreign.id, callId])
      expect(await fieldsOf(closeCall(await rosa(), { callId, lineId: id, ...done }))).toEqual({
        lineId: 'Does not exist',
      })
    for (const id of [foreign.id, lineId])
      expect(Object.keys(await fieldsOf(addCallLine(await rosa(), { callId, lineId: id })))).toEqual(['lineId'])
    expect(await hospital.readCall(callId)).toMatchObject({ version: 1, lineId: null })
  })

  test('an infection is flagged on the line and begins its history; it ends when the flag goes', async () => {
    const { openCall } = hospital
    const { lineId } = await placeLine('R-106')
    const close = async (infection: boolean | undefined, infectionNotes?: string) =>
      closeCall(await rosa(), {
        callId: await openCall(),
        lineId,
        infection,
        infectionNotes,
        ...record({ Topic: ['x'] }),
      })
    await close(true, 'Purulent')
    expect(await lineOf(lineId)).toMatchObject({
      infection: true,
      infectionNotes: 'Purulent',
      infections: [{ start: new Date('2026-03-10'), stop: null }],
    })
    await close(undefined)
    expect(await lineOf(lineId)).toMatchObject({ infection: true, infectionNotes: 'Purulent' })
    await close(false)
    expect(await lineOf(lineId)).toMatchObject({ infection: false, infections: [{ stop: new Date('2026-03-10') }] })
    expect(
      await fieldsOf(
        closeCall(await rosa(), { callId: await openCall(), infection: true, ...record({ Topic: ['x'] }) }),
      ),
    ).toHaveProperty('infection')
  })

  test('eight who close calls of one line at once leave one follow-up', async () => {
    const { openCall, people, clients } = hospital
    const { lineId } = await placeLine('R-107')
    const visits = await Promise.all(Array.from({ length: 8 }, () => openCall()))
    const requests = await Promise.all(visits.map((_visit, index) => hospital.as(index % 2 ? people.rosa : people.ben)))
    await Promise.all(
      visits.map((callId, index) => closeCall(requests[index]!, { callId, lineId, ...record({ Kind: ['Gauze'] }) })),
    )
    expect(
      await clients.system.call.count({
        where: { lineId, followUpFromId: { not: null }, completedAt: null, deletedAt: null },
      }),
    ).toBe(1)
  })

  test('eight who close one call at once: one does, and one line is made', async () => {
    const { openCall, people, clients } = hospital
    const callId = await openCall()
    const requests = await Promise.all(
      Array.from({ length: 8 }, (_each, index) => hospital.as(index % 2 ? people.rosa : people.ben)),
    )
    const outcomes = await Promise.all(
      requests.map((request) =>
        refusalOf(
          closeCallAndCreateLine(request, {
            callId,
            lineName: 'Raced',
            patientLastName: 'R',
            ...record({ 'Insertion Type': ['ML'] }),
          }).then(() => {
            throw new Error('won')
          }),
        ).catch((error: Error) => error.message),
      ),
    )
    expect(outcomes.sort()).toEqual([...Array<string>(7).fill('CALL_COMPLETED'), 'won'])
    expect(await clients.system.line.count({ where: { name: 'Raced' } })).toBe(1)
  })
})

describe('saving a completed call (rules 3.12; calls, section 4)', () => {
  test('the completer corrects it within 72 hours, others and later no one but administrators', async () => {
    const { openCall, clock, people, as } = hospital
    const callId = await openCall()
    const done = record({ Topic: ['Flushing'] })
    expect(await refusalOf(saveCall(await rosa(), { callId, ...done }))).toBe('CALL_NOT_COMPLETED')
    await closeCall(await rosa(), { callId, ...done })
    await saveCall(await rosa(), { callId, comments: 'First', ...done })
    for (const person of [people.ben, people.manager])
      expect(await refusalOf(saveCall(await as(person), { callId, comments: 'x' }))).toBe('CALL_CANNOT_BE_UPDATED')
    const completed = clock.now
    clock.now = new Date(completed.getTime() + 3 * day)
    await saveCall(await rosa(), { callId, comments: 'Second' })
    clock.now = new Date(completed.getTime() + 3 * day + 1)
    expect(await refusalOf(saveCall(await rosa(), { callId, comments: 'Third' }))).toBe('CALL_CANNOT_BE_UPDATED')
    for (const person of [people.admin, people.system])
      await saveCall(await as(person), { callId, comments: person.fullName })
    expect(await hospital.readCall(callId)).toMatchObject({
      comments: people.system.fullName,
      completedAt: completed,
      completedById: people.rosa.id,
    })
    clock.now = completed
  })

  test('values are replaced as a whole, and left out they stay; what is missing is refused as in a closing', async () => {
    const { openCall, riverside } = hospital
    const callId = await openCall()
    await closeCall(await rosa(), { callId, ...record({ Topic: ['Flushing'], Site: ['Clean'] }) })
    await saveCall(await rosa(), { callId, comments: 'x' })
    expect(await valuesOf(callId)).toEqual({ Topic: ['Flushing'], Site: ['Clean'] })
    await saveCall(await rosa(), { callId, ...record({ Site: ['Red'] }) })
    expect(await valuesOf(callId)).toEqual({ Site: ['Red'] })
    expect(
      await fieldsOf(saveCall(await rosa(), { callId, patientLastName: 'R', ...record({ 'Catheter length': ['1'] }) })),
    ).toEqual({
      [`fields.${riverside.fields['Insertion Type']!}`]: 'Insertion Type is required when Insertion is selected',
    })
    expect(await valuesOf(callId)).toEqual({ Site: ['Red'] })
  })

  test('the follow-up is reckoned anew while it is not alive, and left alone afterwards', async () => {
    const { clock } = hospital
    const { callId, lineId } = await placeLine('R-110')
    const completed = clock.now
    await saveCall(await rosa(), { callId, followUpDays: 3 })
    const alive = async () => (await followUpsOf(lineId)).filter(({ deletedAt }) => !deletedAt)
    expect(await alive()).toMatchObject([{ aliveAt: new Date(completed.getTime() + 3 * day) }])
    clock.now = new Date(completed.getTime() + 3 * day)
    await saveCall(await hospital.as(hospital.people.admin), { callId, followUpDays: 9 })
    expect(await alive()).toMatchObject([{ aliveAt: new Date(completed.getTime() + 3 * day) }])
    clock.now = completed
  })

  test('a removal that was none opens its line again', async () => {
    const { openCall } = hospital
    const { lineId } = await placeLine('R-111')
    const visit = await openCall()
    await closeCall(await rosa(), { callId: visit, lineId, ...record({ Reason: ['Treatment ended'] }) })
    await saveCall(await rosa(), { callId: visit, ...record({ Kind: ['Gauze'] }) })
    expect(await lineOf(lineId)).toMatchObject({ completedAt: null, completedById: null })
    expect((await followUpsOf(lineId)).filter(({ deletedAt }) => !deletedAt)).toMatchObject([{ followUpFromId: visit }])
  })

  test('a stale version is refused', async () => {
    const { callId } = await placeLine('R-112')
    expect(await refusalOf(saveCall(await rosa(), { callId, expectedVersion: 1 }))).toBe('STALE')
  })

  test('intruders change nothing', async () => {
    const { people, as, readCall } = hospital
    const { callId } = await placeLine('R-113')
    const before = await readCall(callId)
    for (const person of [people.stranger, people.north])
      for (const verb of [saveCall, closeCall, addCallLine])
        expect(await refusalOf(verb(await as(person), { callId, lineId: before.lineId! }))).toBe('NOT_FOUND')
    for (const verb of [saveCall, closeCall, closeCallAndCreateLine, addCallLine])
      await expect(verb(await as(people.external), { callId })).rejects.toThrow()
    expect(await readCall(callId)).toEqual(before)
  })
})

test('a follow-up that was canceled is not restored beside the one that replaced it', async () => {
  const { people, as } = hospital
  const { callId, lineId } = await placeLine('R-120')
  const [first] = await followUpsOf(lineId)
  const admin = await as(people.admin)
  await deleteCall(admin, { callId: first!.id })
  await saveCall(await rosa(), { callId, followUpDays: 4 })
  expect(await refusalOf(undeleteCall(admin, { callId: first!.id }))).toBe('FOLLOW_UP_REPLACED')
})

test('a follow-up that is on another line by now stays canceled when that line has one (rules 3.11, 3.13)', async () => {
  const { people, as, readCall } = hospital
  const [one, other] = [await placeLine('R-123'), await placeLine('R-124')]
  const admin = await as(people.admin)
  const [moved] = await followUpsOf(one.lineId)
  const [former] = await followUpsOf(other.lineId)
  await deleteCall(admin, { callId: former!.id })
  await addCallLine(await rosa(), { callId: moved!.id, lineId: other.lineId, confirm: true })
  await deleteCall(admin, { callId: one.callId })
  await saveCall(await rosa(), { callId: other.callId, followUpDays: 4 })
  await undeleteCall(admin, { callId: one.callId })
  expect(await readCall(one.callId)).toMatchObject({ deletedAt: null })
  expect(await readCall(moved!.id)).toMatchObject({ deletedAt: hospital.clock.now })
})

test('of several follow-ups that were canceled at one instant, one comes back with the call', async () => {
  const { people, as } = hospital
  const { callId, lineId } = await placeLine('R-125')
  const admin = await as(people.admin)
  await saveCall(await rosa(), { callId, followUpDays: 4 })
  await deleteCall(admin, { callId })
  expect((await followUpsOf(lineId)).map(({ deletedAt }) => deletedAt)).toEqual([
    hospital.clock.now,
    hospital.clock.now,
  ])
  await undeleteCall(admin, { callId })
  expect((await followUpsOf(lineId)).filter(({ deletedAt }) => !deletedAt)).toHaveLength(1)
})

test('a scheduled follow-up does not come to a line that has one, nor beside one that someone works on (rules 3.11)', async () => {
  const { people, as, openCall, clients } = hospital
  const [one, other] = [await placeLine('R-121'), await placeLine('R-122')]
  const [followUp] = await followUpsOf(one.lineId)
  expect(
    await refusalOf(addCallLine(await rosa(), { callId: followUp!.id, lineId: other.lineId, confirm: true })),
  ).toBe('FOLLOW_UP_REPLACED')
  await assistCall(await as(people.ben), { callId: followUp!.id })
  const callId = await openCall()
  await closeCall(await rosa(), { callId, lineId: one.lineId, ...record({ Topic: ['Flushing'] }), followUpDays: 3 })
  expect(
    (
      await clients.system.call.findMany({
        where: { lineId: one.lineId, followUpFromId: { not: null }, deletedAt: null },
      })
    ).map(({ id }) => id),
  ).toEqual([followUp!.id])
})
