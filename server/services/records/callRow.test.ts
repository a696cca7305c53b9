// What changes the row of a call.
import { openHospital, type Hospital } from '../../test/hospital/hospital'
import { updateCallRow } from './callRow'

let hospital: Hospital
beforeAll(async () => {
  hospital = await openHospital()
})
afterAll(() => hospital.close())

test('a call that is not at the version at hand is not changed, and what else was written with it neither', async () => {
  const { clients, riverside, openCall } = hospital
  const [first, second] = [await openCall(), await openCall()].sort() as [string, string]
  const contacts = async () => {
    const rows = await clients.system.call.findMany({ where: { id: { in: [first, second] } }, orderBy: { id: 'asc' } })
    return rows.map(({ contact, version }) => [contact, version])
  }
  const before = await contacts()
  const change = (version: number) =>
    clients.transaction(riverside.id, (_tx, sql) => {
      updateCallRow(sql, { id: first, version: 1 }, { contact: 'ext 1', version: 2 })
      updateCallRow(sql, { id: second, version }, { contact: 'ext 2', version: 2 })
      return Promise.resolve()
    })
  await expect(change(7)).rejects.toThrow('division by zero')
  expect(await contacts()).toEqual(before)
  await change(1)
  expect(await contacts()).toEqual([
    ['ext 1', 2],
    ['ext 2', 2],
  ])
})
