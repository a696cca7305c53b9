import pg from 'pg'
import { refusalOf } from '../../test/harness/expect'
import { hospitalOfFile } from '../../test/hospital/setUp'
import { checkChain, type ChainCheck } from './checkChain'

const hospital = hospitalOfFile()

/** Changes rows as only the owner of the database can. */
const tamper = async (statement: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
  await owner.query(statement, [hospital.riverside.id])
  await owner.end()
}

const fill = (rows: number, providerId = hospital.riverside.id) =>
  hospital.clients.system.auditEntry.createMany({
    data: Array.from({ length: rows }, (_, index) => ({
      providerId,
      at: hospital.clock.now,
      door: 'clock',
      action: `action${index}`,
      outcome: 'done',
    })),
  })

const check = async (rowsAtOnce?: number): Promise<ChainCheck[]> => {
  const request = await hospital.as(hospital.people.admin)
  const slices: ChainCheck[] = []
  for (;;) {
    const slice: ChainCheck = await checkChain(request, slices.at(-1)?.place, { rowsAtOnce, longestMs: 0 })
    slices.push(slice)
    if (slice.isEnd) return slices
  }
}

test('rules 9.10: the chain of the provider is checked in slices, to its head', async () => {
  await fill(25)
  await fill(3, hospital.lakeshore.id)
  const slices = await check(10)
  expect(slices.map(({ place }) => place.sequence)).toEqual([10, 20, 25, 25])
  expect(slices.at(-1)).toMatchObject({ isEnd: true, finding: null })
  expect(slices.at(-1)!.head).toEqual(slices.at(-1)!.place)
})

test('rules 9.10: rows written during the check belong to it', async () => {
  const request = await hospital.as(hospital.people.admin)
  const begun = await checkChain(request, undefined, { rowsAtOnce: 10, longestMs: 0 })
  await fill(2)
  const rest = await checkChain(request, begun.place)
  expect(rest).toMatchObject({ isEnd: true, finding: null, place: { sequence: 27 } })
})

test('rules 9.10: says which row was altered, which was removed, and that the end was cut off', async () => {
  await tamper(`update audit_entry set outcome = 'denied' where provider_id = $1 and sequence = 13`)
  const altered = await check(10)
  expect(altered.at(-1)!.finding).toMatch(/^Row 13 of the audit log of Riverside Health .* is not as it was written/)
  expect(altered.at(-1)!.place.sequence).toBe(12)
  await tamper(`update audit_entry set outcome = 'done' where provider_id = $1 and sequence = 13`)
  expect((await check()).at(-1)!.finding).toBeNull()
  await tamper('delete from audit_entry where provider_id = $1 and sequence > 26')
  expect((await check(10)).at(-1)!.finding).toMatch(/^Row 27 and what follows it were removed from the end/)
  await tamper('delete from audit_entry where provider_id = $1 and sequence = 21')
  expect((await check(10)).at(-1)!.finding).toMatch(/^Row 21 .* was removed/)
})

test('rules 9.10: is for administrators alone', async () => {
  for (const person of [hospital.people.manager, hospital.people.rosa])
    expect(await refusalOf(checkChain(await hospital.as(person)))).toBe('FORBIDDEN')
})
