import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openHospital } from '../../test/hospital/hospital'
import { migrate } from './migrate'

test('calls of an older database that a trainee led alone have somebody who led them afterwards (rules 7.2)', async () => {
  const hospital = await openHospital()
  const { riverside, people, clients, clock } = hospital
  const at = clock.now
  const ids = Array.from({ length: 3 }, () => randomUUID())
  await clients.system.call.createMany({
    data: ids.map((id) => ({
      ...{ id, providerId: riverside.id, purposeId: riverside.purposes['Difficult IV']! },
      ...{ statusCodeId: riverside.statuses.Normal!, createdAt: at, aliveAt: at, updatedAt: at, completedAt: at },
    })),
  })
  const work = (callId: string, userId: string, minute: number, isTraining: boolean) => {
    const start = new Date(at.getTime() + minute * 60_000)
    return {
      providerId: riverside.id,
      callId,
      userId,
      isLead: false,
      isTraining,
      isAssisting: false,
      start,
      end: start,
    }
  }
  const [alone, several, led] = ids as [string, string, string]
  await clients.system.workOrder.createMany({
    data: [
      work(alone, people.trainee.id, 0, true),
      work(several, people.trainee.id, 5, true),
      work(several, people.ben.id, 1, true),
      work(led, people.trainee.id, 0, true),
      work(led, people.rosa.id, 9, false),
    ],
  })
  const owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
  const leads = async () => {
    const { rows } = await owner.query<{ lead: string | null }>(
      'select lead_id as lead from unnest($1::uuid[]) with ordinality as asked (id, place) join reported_call on call_id = id order by place',
      [ids],
    )
    return rows.map(({ lead }) => lead)
  }
  const expected = [people.trainee.id, people.ben.id, people.rosa.id]
  expect(await leads()).toEqual(expected)

  await owner.query('update reported_call set lead_id = null where cardinality(led_ids) = 0')
  const name = '20261231000200_calls_led_by_trainees'
  await owner.query('delete from _prisma_migrations where migration_name = $1', [name])
  expect(await migrate(hospital.database.url)).toEqual([name])
  expect(await leads()).toEqual(expected)
  await owner.end()
  await hospital.close()
})
