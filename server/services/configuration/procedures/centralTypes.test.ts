import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { linesReport } from '../../reports/lines'
import { readCentralTypes, saveCentralTypes } from './centralTypes'

const hospital = hospitalOfFile()
const as = (name: 'admin' | 'manager' | 'rosa' | 'stranger') => hospital.as(hospital.people[name])
const usual = ['SL PICC', 'DL PICC', 'TL PICC', 'CVL']

test('the central types are the usual ones until they are changed, and a change is compared and told (rules 7.8)', async () => {
  const admin = await as('admin')
  expect(await readCentralTypes(admin)).toEqual({ types: usual, version: 0 })
  await saveCentralTypes(admin, { types: [' CVL', 'PG', 'cvl'], expectedVersion: 0 })
  await saveCentralTypes(admin, { types: ['CVL', 'PG'] })
  expect(await readCentralTypes(admin)).toMatchObject({ types: ['CVL', 'PG'], version: 1 })
  expect(await refusalOf(saveCentralTypes(admin, { types: [], expectedVersion: 0 }))).toBe('STALE')
  expect(
    await hospital.clients.system.auditEntry.findMany({
      where: { action: 'saveCentralTypes', outcome: 'done' },
      select: { entityKind: true, fields: true },
    }),
  ).toEqual([{ entityKind: 'centralTypes', fields: { types: [usual, ['CVL', 'PG']] } }])
  expect((await linesReport(admin, { preset: 'TODAY' })).centralTypes).toEqual(['CVL', 'PG'])
  expect(await readCentralTypes(await as('stranger'))).toEqual({ types: usual, version: 0 })
})

test('there may be none', async () => {
  const admin = await as('admin')
  await saveCentralTypes(admin, { types: [] })
  expect((await linesReport(admin, { preset: 'TODAY' })).central.lineDays).toBe(0)
})

test('no one changes them who may not, and what is no list of names is refused at its field', async () => {
  const rows = () => hospital.clients.system.centralTypes.findMany({ orderBy: { providerId: 'asc' } })
  const before = await rows()
  for (const name of ['manager', 'rosa'] as const)
    await expect(saveCentralTypes(await as(name), { types: ['ML'] })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const admin = await as('admin')
  expect(await fieldsOf(saveCentralTypes(admin, {}))).toEqual({ types: 'Required' })
  expect(await fieldsOf(saveCentralTypes(admin, { types: 'CVL' }))).toEqual({ types: 'Must be a list' })
  expect(Object.keys(await fieldsOf(saveCentralTypes(admin, { types: ['CVL', ''] })))).toEqual(['types[1]'])
  expect(await rows()).toEqual(before)
})
