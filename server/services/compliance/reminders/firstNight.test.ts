// When the nights of a provider are: from the first one on, and after its first facility changed (rules 6.7).
import { pino } from 'pino'
import { jobKinds } from '../../../jobs/kinds'
import { runDueJobs } from '../../../jobs/runner'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { createProvider } from '../../providers/createProvider'
import { followCompliance } from './followCompliance'

const hospital = hospitalOfFile()

/** A provider that is created at that moment, with an administrator for whom there is news each week. */
const addProvider = async (moment: string) => {
  const { clients, clock, files, people, as } = hospital
  const { system } = clients
  const { providerId } = await createProvider(await as(people.system), { name: `Clinic ${crypto.randomUUID()}` })
  const added = await system.job.findFirstOrThrow({ where: { providerId, name: 'followCompliance' } })
  expect(added.dueAt).toEqual(added.settledAt)
  const at = new Date(moment)
  // The database's own clock is not moved.
  await system.job.updateMany({ where: { providerId }, data: { dueAt: at, settledAt: at } })
  await system.job.deleteMany({ where: { providerId: { not: providerId } } })
  const { id: userId } = await system.user.create({
    data: { fullName: 'Ada Admin', email: `${crypto.randomUUID()}@demo.example` },
  })
  await system.providerRole.create({ data: { providerId, userId, role: 'Admin', joinedAt: at } })
  const category = await system.complianceCategory.create({ data: { providerId, name: 'All' } })
  await system.complianceRequirement.create({
    data: { providerId, categoryId: category.id, name: 'Flu Shot', weight: 0, gracePeriod: 900, isGlobal: true },
  })
  const now = () => new Date(clock.now)
  const kinds = jobKinds(clients, files, now, { idleMinutes: 15, maxHours: 12 })
  return {
    providerId,
    userId,
    addFacility: (timeZone: string, weight: number) =>
      system.facility.create({ data: { providerId, name: timeZone, timeZone, weight, requiredCallFields: [] } }),
    /** Runs what is due, and answers when it is due next and how many digests there are by now. */
    lookAt: async (time: string): Promise<[string, number]> => {
      clock.now = new Date(time)
      await runDueJobs({ clients, kinds, now, log: pino({ level: 'silent' }) })
      const { dueAt } = await system.job.findFirstOrThrow({ where: { providerId } })
      return [dueAt!.toISOString(), await system.inboxMessage.count({ where: { providerId, userId } })]
    },
  }
}

test('the first night is the next 02:00 where the first facility is, whenever it is added or moves', async () => {
  const { addFacility, lookAt } = await addProvider('2026-03-11T16:00:00Z')
  const { facility } = hospital.clients.system
  expect(await lookAt('2026-03-11T16:00:01Z')).toEqual(['2026-03-12T02:00:00.000Z', 0])
  const { id } = await addFacility('America/New_York', 1)
  expect(await lookAt('2026-03-11T17:10:00Z')).toEqual(['2026-03-12T06:00:00.000Z', 0])
  await facility.update({ where: { id }, data: { timeZone: 'America/Los_Angeles' } })
  expect(await lookAt('2026-03-11T17:20:00Z')).toEqual(['2026-03-12T09:00:00.000Z', 0])
  const other = await addFacility('Asia/Tokyo', 0)
  expect(await lookAt('2026-03-11T17:30:00Z')).toEqual(['2026-03-12T17:00:00.000Z', 0])
  await facility.update({ where: { id: other.id }, data: { deletedAt: new Date() } })
  expect(await lookAt('2026-03-11T17:40:00Z')).toEqual(['2026-03-12T09:00:00.000Z', 0])
  expect(await lookAt('2026-03-12T08:59:59Z')).toEqual(['2026-03-12T09:00:00.000Z', 0])
  expect(await lookAt('2026-03-12T09:00:00Z')).toEqual(['2026-03-13T09:00:00.000Z', 1])
})

test('no night is lost: after a pause, and when the first facility moves to where it has begun already', async () => {
  const { addFacility, lookAt } = await addProvider('2026-03-11T16:00:00Z')
  const { id } = await addFacility('America/Los_Angeles', 0)
  expect(await lookAt('2026-03-11T16:00:01Z')).toEqual(['2026-03-12T09:00:00.000Z', 0])
  // Nobody was there for some nights.
  expect(await lookAt('2026-03-14T20:00:00Z')).toEqual(['2026-03-15T09:00:00.000Z', 1])
  expect(await lookAt('2026-03-15T09:00:00Z')).toEqual(['2026-03-16T09:00:00.000Z', 1])
  // A Monday, at 04:00 in New York and 01:00 in Los Angeles.
  await hospital.clients.system.facility.update({ where: { id }, data: { timeZone: 'America/New_York' } })
  expect(await lookAt('2026-03-16T08:00:00Z')).toEqual(['2026-03-17T06:00:00.000Z', 2])
  // Back, before the night there: it was on the same day.
  await hospital.clients.system.facility.update({ where: { id }, data: { timeZone: 'America/Los_Angeles' } })
  expect(await lookAt('2026-03-16T08:30:00Z')).toEqual(['2026-03-16T09:00:00.000Z', 2])
  expect(await lookAt('2026-03-16T09:00:00Z')).toEqual(['2026-03-17T09:00:00.000Z', 2])
})

test.each([
  ['is tried again', { attempt: 2, isRequested: false }],
  ['someone asks for', { attempt: 1, isRequested: true }],
])('a run that %s does its work, whenever it is due', async (_what, how) => {
  const { providerId, lookAt } = await addProvider('2026-03-11T16:00:00Z')
  expect(await lookAt('2026-03-11T16:00:01Z')).toEqual([expect.anything(), 0])
  const { clients, clock } = hospital
  const run = { providerId, canMail: false, job: { ...how, dueAt: clock.now } }
  await followCompliance(
    clients,
    run,
    () => new Date(clock.now),
    async () => {},
  )
  expect(await lookAt('2026-03-11T16:00:02Z')).toEqual([expect.anything(), 1])
})
