import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital } from '../../../test/hospital/hospital'
import { createCall } from '../../calls/entries/createCall'
import type { Request } from '../../kernel/request'
import { deleteProcedure, undeleteProcedure } from '../procedures/configureProcedures'
import { createPurpose, deletePurpose, reorderPurposes, updatePurpose } from './configurePurposes'
import { readPurposes } from './readPurposes'

let hospital: Hospital
let admin: Request
beforeEach(async () => {
  hospital = await openHospital()
  admin = await hospital.as(hospital.people.admin)
})
afterEach(() => hospital.close())

const names = async (): Promise<string[]> => (await readPurposes(admin)).map(({ name }) => name)
const trail = () =>
  hospital.clients.system.auditEntry.findMany({
    where: { entityKind: { not: null } },
    orderBy: { sequence: 'asc' },
    select: { action: true, entityKind: true, outcome: true, fields: true },
  })

test('one is added, renamed and deleted, and the trail tells from what to what (rules 2.10)', async () => {
  const { purposeId } = await createPurpose(admin, { name: 'Declot', weight: 5 })
  await updatePurpose(admin, { purposeId, name: 'Occlusion', lineCheck: true, weight: 5 })
  await deletePurpose(admin, { purposeId })
  const at = hospital.clock.now.toISOString()
  expect(await trail()).toEqual([
    {
      action: 'createPurpose',
      entityKind: 'purpose',
      outcome: 'done',
      fields: { name: [null, 'Declot'], weight: [null, 5], lineCheck: [null, false], procedureIds: [null, []] },
    },
    {
      action: 'updatePurpose',
      entityKind: 'purpose',
      outcome: 'done',
      fields: { name: ['Declot', 'Occlusion'], lineCheck: [false, true] },
    },
    { action: 'deletePurpose', entityKind: 'purpose', outcome: 'done', fields: { deletedAt: [null, at] } },
  ])
})

test('a deleted one stays on its calls, cannot be chosen, and leaves its name free (rules 5.3, 5.5)', async () => {
  const { riverside, openCall, readCall, people, as } = hospital
  const purposeId = riverside.purposes['Difficult IV']!
  const callId = await openCall({ purpose: 'Difficult IV' })
  await deletePurpose(admin, { purposeId })
  expect((await readCall(callId)).purposeId).toBe(purposeId)
  expect(
    await fieldsOf(createCall(await as(people.rosa), { purposeId, roomId: riverside.facilities[0]!.roomIds[0] })),
  ).toEqual({ purposeId: 'Does not exist' })
  expect(await refusalOf(updatePurpose(admin, { purposeId, name: 'x' }))).toBe('NOT_FOUND')
  await createPurpose(admin, { name: 'difficult iv', weight: 2 })
  expect(await names()).toEqual(['Dressing Change', 'PICC Insertion', 'difficult iv', 'Daily Line Check', 'Custom'])
})

test('a new order sets the weights from 0, raises the version of those that moved, and is one row of the trail (rules 5.4)', async () => {
  const before = await readPurposes(admin)
  const ids = before.map(({ id }) => id)
  await reorderPurposes(admin, { ids: [ids[1], ids[0], ...ids.slice(2)] })
  const after = await readPurposes(admin)
  expect(after.map(({ weight, version }) => [weight, version])).toEqual([
    [0, 2],
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 1],
  ])
  expect(await trail()).toMatchObject([
    {
      action: 'reorderPurposes',
      entityKind: 'provider',
      fields: {
        'order of purposes': [before.map(({ name }) => name).join(', '), after.map(({ name }) => name).join(', ')],
      },
    },
  ])
})

test('created under a key it is there once, whatever was sent again (rules 3.15)', async () => {
  const request = { ...admin, idempotencyKey: 'once' }
  const first = await createPurpose(request, { name: 'Declot', weight: 5 })
  expect(await createPurpose(request, { name: 'Declot', weight: 5 })).toEqual(first)
  expect(await refusalOf(createPurpose(request, { name: 'Declot', weight: 6 }))).toBe('KEY_REUSED')
  expect((await names()).filter((name) => name === 'Declot')).toHaveLength(1)
})

test('what the rules know by name can be ordered and marked, and neither renamed nor deleted (rules 5.7)', async () => {
  const { purposes } = hospital.riverside
  for (const name of ['Dressing Change', 'Custom']) {
    const purposeId = purposes[name]
    expect(await fieldsOf(updatePurpose(admin, { purposeId, name: `${name} 2`, weight: 'x' }))).toEqual({
      name: `The rules know ${name} by its name, so it keeps it`,
      weight: 'Must be a whole number',
    })
    expect(await refusalOf(deletePurpose(admin, { purposeId }))).toBe('NEEDED_BY_RULES')
    await updatePurpose(admin, { purposeId, name, weight: 7 })
  }
  expect((await names()).slice(-2)).toEqual(['Custom', 'Dressing Change'])
})

describe('the procedures that usually answer it (rules 10.10)', () => {
  const usual = async (purposeId: string) =>
    (await readPurposes(admin)).find(({ id }) => id === purposeId)!.procedures.map(({ procedureId }) => procedureId)

  test('are named, changed, kept by a change of something else, and read by weight', async () => {
    const { procedures } = hospital.riverside
    const { purposeId } = await createPurpose(admin, {
      name: 'Exchange',
      weight: 6,
      procedureIds: [procedures.Removal, procedures.Insertion, procedures.Removal],
    })
    expect(await usual(purposeId)).toEqual([procedures.Insertion, procedures.Removal])
    await updatePurpose(admin, { purposeId, lineCheck: true })
    expect(await usual(purposeId)).toEqual([procedures.Insertion, procedures.Removal])
    await updatePurpose(admin, { purposeId, procedureIds: [procedures.Dressing] })
    expect(await usual(purposeId)).toEqual([procedures.Dressing])
    expect((await readPurposes(admin)).find(({ id }) => id === purposeId)!.version).toBe(3)
  })

  test('one that is deleted is not offered, stays named by a change, and is back when it is restored', async () => {
    const { procedures, purposes } = hospital.riverside
    const purposeId = purposes['PICC Insertion']!
    await updatePurpose(admin, { purposeId, procedureIds: [procedures.Insertion, procedures.Education] })
    await deleteProcedure(admin, { procedureId: procedures.Education })
    expect(await usual(purposeId)).toEqual([procedures.Insertion])
    // What the dialog sends back is what it was shown.
    await updatePurpose(admin, { purposeId, name: 'PICC', procedureIds: [procedures.Insertion] })
    await undeleteProcedure(admin, { procedureId: procedures.Education })
    expect(await usual(purposeId)).toEqual([procedures.Insertion, procedures.Education])
  })

  test('a deleted or foreign procedure is refused, and so is anyone else, and nothing changes', async () => {
    const { riverside, lakeshore, people, as } = hospital
    const purposeId = riverside.purposes['PICC Insertion']!
    await deleteProcedure(admin, { procedureId: riverside.procedures.Education })
    for (const procedureId of [riverside.procedures.Education, lakeshore.procedures.Dressing, purposeId])
      expect(await fieldsOf(updatePurpose(admin, { purposeId, procedureIds: [procedureId] }))).toEqual({
        procedureIds: 'Must be procedures that can be recorded',
      })
    for (const person of [people.rosa, people.manager, people.external])
      expect(
        await refusalOf(updatePurpose(await as(person), { purposeId, procedureIds: [riverside.procedures.Dressing] })),
      ).toBe('FORBIDDEN')
    expect(
      await refusalOf(
        updatePurpose(await as(people.stranger), { purposeId, procedureIds: [lakeshore.procedures.Dressing] }),
      ),
    ).toMatch(/FORBIDDEN|NOT_FOUND/)
    expect(await usual(purposeId)).toEqual([])
  })
})
