import { doors, globalId } from '../../test/harness/doors'
import { openScreen, pairScreen } from '../../test/harness/screen'
import { servedHospitalOfFile } from '../../test/hospital/setUp'
import { assignCall } from '../calls/working/assignCall'
import { assistCall } from '../calls/working/assistCall'
import { deleteCall } from '../calls/ending/deleteCall'

const hospital = servedHospitalOfFile()

const everything = `query($facilityId: ID) { board(facilityId: $facilityId) { version readAt providerName deviceName facilityName timeZone
  calls { id group need roomName facilityName statusName state since leadName otherNames }
  counts { group calls } longestWaiting { need statusName since } people { id fullName need roomName since isElsewhere } } }`
const later = (ms: number) => (hospital.clock.now = new Date(hospital.clock.now.getTime() + ms))

/** Everything that a patient, a line or a person at a keyboard may have left on a call, each unmistakable. */
const secrets = {
  patientFirstName: 'Secretfirst',
  patientLastName: 'Secretlast',
  mrn: 'SECRET-MRN-1',
  dob: new Date('1947-08-15T00:00:00Z'),
  contact: 'Secretcontact 4671',
  preComments: 'Secretnotes',
  comments: 'Secretcomments',
  customJob: 'Secretjob',
  roomDescription: 'Secretdescription',
  insertedBy: 'Secretinserter',
  orderingProvider: 'Secretorderer',
}

test('rules 10.6: a board shows the queue of its place, who is on it, and who is Available', async () => {
  const { people, as, openCall, riverside, clock } = hospital
  const [main, north] = riverside.facilities
  const all = openScreen(hospital.address)
  const one = openScreen(hospital.address)
  await pairScreen(hospital, all)
  await pairScreen(hospital, one, { name: 'North hall', facilityId: north!.id })
  for (const person of [people.rosa, people.ben]) await hospital.goOnline(person)
  await hospital.clients.system.user.updateMany({
    where: { id: { in: [people.rosa.id, people.ben.id] } },
    data: { isOnline: true },
  })

  const startedAt = clock.now
  const led = await openCall({ by: people.rosa })
  later(60_000)
  await openCall({ by: people.rosa, purpose: 'Difficult IV', room: main!.roomIds[1]! })
  later(60_000)
  await openCall({ by: people.rosa, status: 'Stat', purpose: 'Difficult IV', room: north!.roomIds[0]! })
  await openCall({ by: people.rosa, purpose: 'Daily Line Check', room: north!.roomIds[1]! })
  await openCall({ by: people.rosa, purpose: 'Custom', customJob: 'Secretjob', room: null })
  await assignCall(await as(people.rosa), { callId: led })
  await assistCall(await as(people.ben), { callId: led })

  const { board } = (await all.graphql(everything)).data!
  expect(board).toMatchObject({
    providerName: 'Riverside Health',
    deviceName: 'Team room',
    facilityName: null,
    timeZone: 'America/New_York',
  })
  expect(
    board.calls.map((call: Record<string, unknown>) => [call.group, call.need, call.roomName, call.state]),
  ).toEqual([
    ['stat', 'Difficult IV', '1A-01', 'WAITING'],
    ['normal', 'PICC Insertion', '1A-01', 'IN_PROGRESS'],
    ['normal', 'Difficult IV', '1A-02', 'WAITING'],
    ['normal', 'Custom', null, 'WAITING'],
    ['lineCheck', 'Daily Line Check', '1A-02', 'WAITING'],
  ])
  expect(board.calls[1]).toMatchObject({ leadName: 'Rosa Alvarez', otherNames: ['Ben Carter'] })
  expect(board.counts).toEqual([
    { group: 'stat', calls: 1 },
    { group: 'normal', calls: 3 },
    { group: 'onHold', calls: 0 },
    { group: 'lineCheck', calls: 1 },
  ])
  // The oldest has somebody, so the next one waits longest.
  expect(board.longestWaiting).toEqual({
    need: 'Difficult IV',
    statusName: 'Normal',
    since: new Date(startedAt.getTime() + 60_000).toISOString(),
  })
  expect(board.people.map((person: Record<string, unknown>) => [person.fullName, person.need])).toEqual([
    ['Ben Carter', 'PICC Insertion'],
    ['Rosa Alvarez', 'PICC Insertion'],
  ])

  const northBoard = (await one.graphql(everything)).data!.board
  expect(northBoard).toMatchObject({ facilityName: 'North Campus', deviceName: 'North hall' })
  expect(northBoard.calls.map(({ need }: { need: string }) => need)).toEqual(['Difficult IV', 'Daily Line Check'])
  // Of whoever is on a call of another facility it knows that, and nothing of the call.
  expect(northBoard.people).toEqual(
    [people.ben, people.rosa].map(({ fullName }) => ({
      id: expect.any(String),
      fullName,
      need: null,
      roomName: null,
      since: null,
      isElsewhere: true,
    })),
  )
  expect(board.people.map(({ isElsewhere }: { isElsewhere: boolean }) => isElsewhere)).toEqual([false, false])
  // A board chooses no other facility.
  const asked = (await one.graphql(everything, { facilityId: globalId('Facility', main!.id) })).data!.board
  expect(asked.facilityName).toBe('North Campus')
})

test('rules 10.6: whoever manages devices previews a board, in what they see', async () => {
  const { people, riverside, lakeshore, address } = hospital
  const [main] = riverside.facilities
  const preview = async (person: typeof people.admin, facility: string | null) => {
    const facilityId = facility && globalId('Facility', facility)
    const { data, errors } = await doors(address, person).graphql(everything, { facilityId })
    return errors?.[0]?.extensions.code ?? [data!.board.facilityName, data!.board.deviceName]
  }
  expect(await preview(people.admin, null)).toEqual([null, null])
  expect(await preview(people.admin, main!.id)).toEqual(['Main Hospital', null])
  expect(await preview(people.admin, lakeshore.facilities[0]!.id)).toBe('NOT_FOUND')
  expect(await preview(people.manager, null)).toBe('FORBIDDEN')
  expect(await preview(people.rosa, null)).toBe('FORBIDDEN')
})

test('a board learns of every change, and the version tells whether it missed one', async () => {
  const { people, as } = hospital
  const screen = openScreen(hospital.address)
  await pairScreen(hospital, screen)
  const live = screen.watch()
  await live.atLeast(1)
  const before = (await screen.graphql('{ screen { version kind } }')).data!.screen
  expect(before).toEqual({ version: live.versions.at(-1), kind: 'wallBoard' })
  const callId = await hospital.openCall({ room: hospital.riverside.facilities[0]!.roomIds[2]! })
  await live.atLeast(2)
  await deleteCall(await as(people.rosa), { callId })
  await live.atLeast(3)
  const after = (await screen.graphql('{ screen { version } board { version } }')).data!
  expect([after.screen.version, after.board.version]).toEqual([live.versions.at(-1), live.versions.at(-1)])
  await live.stop()
})

test('no answer to a board has anything of a patient or a line, or that someone typed', async () => {
  const { clients, riverside } = hospital
  await hospital.openCall({ room: riverside.facilities[0]!.roomIds[2]!, purpose: 'Dressing Change' })
  const line = await clients.system.line.create({
    data: { providerId: riverside.id, name: 'Secretline', createdAt: hospital.clock.now, mrn: 'SECRET-MRN-1' },
  })
  await clients.system.call.updateMany({ where: { providerId: riverside.id }, data: { ...secrets, lineId: line.id } })
  const screen = openScreen(hospital.address)
  await pairScreen(hospital, screen)
  expect((await screen.graphql(everything)).data!.board.calls.length).toBeGreaterThan(3)
  await screen.graphql('{ screen { version at kind } }')
  // What it may not ask for is answered by no more than that.
  for (const asked of [
    '{ provider { queue { calls { edges { node { contact } } } } } }',
    '{ board { calls { contact } } }',
    '{ board { calls { customJob patientLastName line { name } } } }',
    '{ ward { requests { need } } }',
  ])
    expect((await screen.graphql(asked)).errors?.length).toBeGreaterThan(0)
  const heard = screen.heard.join('\n')
  expect(heard).toContain('Difficult IV')
  expect(heard).not.toMatch(/secret|1947-08-15/i)
})
