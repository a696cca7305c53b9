import { doors, globalId } from '../../../test/harness/doors'
import { refusalOf } from '../../../test/harness/expect'
import type { Person } from '../../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { assignCall } from '../working/assignCall'
import { assistCall } from '../working/assistCall'
import { readTeam } from './readTeam'

const hospital = servedHospitalOfFile()

const setOnline = async (people: readonly Person[]) => {
  for (const person of people) await hospital.goOnline(person)
}
const minutes = (count: number) => (hospital.clock.now = new Date(hospital.clock.now.getTime() + count * 60_000))
const teamOf = async (person: Person) => {
  const { members, statsWithNobody } = await readTeam(await hospital.as(person))
  return {
    members: members.map(({ fullName, presence, work }) => [fullName, presence, work?.callId ?? null]),
    statsWithNobody,
  }
}

let mine: string
let elsewhere: string
let forgotten: string
beforeAll(async () => {
  const { people, riverside, as, openCall } = hospital
  await setOnline([people.rosa, people.trainee, people.manager, people.external, people.locked, people.stranger])
  forgotten = await openCall({ status: 'Stat' })
  mine = await openCall({ purpose: 'Difficult IV' })
  await assignCall(await as(people.rosa), { callId: mine })
  minutes(4)
  elsewhere = await openCall({ status: 'Stat', room: riverside.facilities[1]!.roomIds[0]! })
  await assignCall(await as(people.ben), { callId: elsewhere })
  minutes(4)
  await assistCall(await as(people.trainee), { callId: mine })
})

test('rules 10.12: leads who are gone, then those on a call, then the others; no one locked, External or of another provider', async () => {
  expect(await teamOf(hospital.people.manager)).toEqual({
    members: [
      ['Ben Carter', 'OFFLINE', elsewhere],
      ['Rosa Alvarez', 'ONLINE', mine],
      ['Tomas Lindqvist', 'ONLINE', mine],
      ['Miguel Santos', 'ONLINE', null],
    ],
    statsWithNobody: [forgotten, elsewhere],
  })
})

test('rules 2.3: someone restricted to a facility sees nothing of calls elsewhere, nor who works only elsewhere', async () => {
  const { people, riverside, hire } = hospital
  const south = await hire('Main Only', 'Clinician', riverside.id, { only: [riverside.facilities[0]!.id] })
  await setOnline([people.north, south])
  expect(await teamOf(people.north)).toEqual({
    members: [
      ['Ben Carter', 'OFFLINE', elsewhere],
      ['Rosa Alvarez', 'ONLINE', null],
      ['Tomas Lindqvist', 'ONLINE', null],
      ['Miguel Santos', 'ONLINE', null],
      ['Priya Natarajan', 'ONLINE', null],
    ],
    statsWithNobody: [elsewhere],
  })
  expect((await teamOf(south)).members.map(([name]) => name)).not.toContain('Ben Carter')
})

test('rules 10.12: who is on a call that the reader may not see is elsewhere, and nothing more is told', async () => {
  const { people, riverside, hire, as, openCall, address } = hospital
  const placeless = await openCall({ room: null })
  await assignCall(await as(people.manager), { callId: placeless })
  const north = await hire('North Manager', 'Manager', riverside.id, { only: [riverside.facilities[1]!.id] })
  const whereabouts = async (person: Person) =>
    (await readTeam(await as(person))).members.map(({ fullName, work, isElsewhere }) => [
      fullName,
      work?.callId ?? null,
      isElsewhere,
    ])
  expect(await whereabouts(north)).toEqual([
    ['Ben Carter', elsewhere, false],
    ['Miguel Santos', null, true],
    ['Rosa Alvarez', null, true],
    ['Tomas Lindqvist', null, true],
    ['Priya Natarajan', null, false],
  ])
  const { data } = await doors(address, north).graphql(
    '{ provider { team { members { isLead since isElsewhere user { fullName } call { id } } statsWithNobody { id } } } }',
  )
  expect(data!.provider.team.members[1]).toEqual({
    isLead: false,
    since: null,
    isElsewhere: true,
    user: { fullName: 'Miguel Santos' },
    call: null,
  })
  for (const hidden of [mine, placeless]) expect(JSON.stringify(data)).not.toContain(globalId('Call', hidden))
  // Whoever sees every call is told the call, and another provider nothing.
  expect((await whereabouts(people.rosa)).map(([, , isElsewhere]) => isElsewhere)).not.toContain(true)
  expect(await whereabouts(people.stranger)).toEqual([['Olu Adeyemi', null, false]])
})

test('who does not work calls, and another provider, see nothing of it', async () => {
  const { people, as, address } = hospital
  expect(await refusalOf(readTeam(await as(people.external)))).toBe('FORBIDDEN')
  const { data } = await doors(address, people.external).graphql('{ provider { team { members { since } } } }')
  expect(data!.provider.team).toBeNull()
  expect((await teamOf(people.stranger)).members).toEqual([['Olu Adeyemi', 'ONLINE', null]])
})

test('GraphQL shows the person, the call, and since when', async () => {
  const { people, address } = hospital
  const { data, errors } = await doors(address, people.manager).graphql(
    '{ provider { team { members { isLead since user { fullName presence } call { databaseId purpose { name } room { name } } } statsWithNobody { databaseId assignedTo { fullName } } } } }',
  )
  expect(errors).toBeUndefined()
  expect(data!.provider.team.members[1]).toEqual({
    isLead: true,
    since: '2026-03-10T14:00:00.000Z',
    user: { fullName: 'Rosa Alvarez', presence: 'ONLINE' },
    call: { databaseId: mine, purpose: { name: 'Difficult IV' }, room: { name: '1A-01' } },
  })
  expect(data!.provider.team.statsWithNobody).toEqual([
    { databaseId: forgotten, assignedTo: null },
    { databaseId: elsewhere, assignedTo: { fullName: 'Ben Carter' } },
  ])
})

test('rules 10.12: the Stat calls that wait longest come first, also when they were created later', async () => {
  const { people, clients, clock } = hospital
  await clients.system.call.update({
    where: { id: elsewhere },
    data: { aliveAt: new Date(clock.now.getTime() - 3_600_000) },
  })
  expect((await teamOf(people.manager)).statsWithNobody).toEqual([elsewhere, forgotten])
})
