import { codeLength } from '../../domain/devices/pairingCode'
import { doors } from '../../test/harness/doors'
import { fieldsOf, refusalOf } from '../../test/harness/expect'
import { rounds } from '../../test/harness/rounds'
import { openScreen, pairScreen } from '../../test/harness/screen'
import type { Person } from '../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../test/hospital/setUp'
import { updateProvider } from '../providers/updateProvider'
import { renameDevice, revokeDevice } from './changeDevices'
import { pairDevice } from './pairDevice'

const hospital = servedHospitalOfFile()

const pair = async (by: Person, input: object) =>
  pairDevice(await hospital.as(by), { kind: 'wallBoard', name: 'Team room', ...input })
const later = (ms: number) => (hospital.clock.now = new Date(hospital.clock.now.getTime() + ms))
const devices = () => hospital.clients.system.device.findMany({ orderBy: { pairedAt: 'asc' } })
const isBoard = async (screen: ReturnType<typeof openScreen>) =>
  (await screen.graphql('{ board { providerName } }')).data?.board?.providerName === 'Riverside Health'

describe('rules 10.6: a screen is paired', () => {
  test('by the code that it shows, once, and comes back by itself', async () => {
    const screen = openScreen(hospital.address)
    expect((await screen.state()).body).toEqual({ state: 'unknown', kind: null, name: null })
    const { body } = await screen.start()
    expect(body.pairingCode).toMatch(/^\w{4}-\w{4}$/)
    expect((await screen.state()).body.state).toBe('waiting')
    expect(await isBoard(screen)).toBe(false)

    // Typed in small letters and with a space, as people do.
    const typed = String(body.pairingCode).toLowerCase().replace('-', ' ')
    const { deviceId } = await pair(hospital.people.admin, { code: typed })
    expect((await screen.state()).body).toEqual({ state: 'paired', kind: 'wallBoard', name: 'Team room' })
    expect(await isBoard(screen)).toBe(true)
    // The code was used, and a paired screen gets no other.
    expect(await refusalOf(pair(hospital.people.admin, { code: typed }))).toBe('CODE_NOT_VALID')
    expect((await screen.start()).body).toEqual({ pairingCode: null, expiresAt: null })
    // It never idles out.
    later(400 * 24 * 3_600_000)
    expect(await isBoard(screen)).toBe(true)

    const trail = await hospital.clients.system.auditEntry.findMany({ where: { entityId: deviceId } })
    expect(trail.map(({ action, actorId }) => [action, actorId])).toEqual([['pairDevice', hospital.people.admin.id]])
    const row = await hospital.clients.system.device.findUniqueOrThrow({ where: { id: deviceId } })
    expect(row.lastSeenAt).toEqual(hospital.clock.now)
    expect(JSON.stringify([row, trail])).not.toContain(body.pairingCode)
    expect(await hospital.clients.system.devicePairing.count()).toBe(0)
  })

  test('not by a code that is over, and only by administrators', async () => {
    const { people } = hospital
    const before = await devices()
    const screen = openScreen(hospital.address)
    const { pairingCode: code } = (await screen.start()).body
    for (const person of [people.manager, people.rosa, people.external, people.locked])
      expect(await refusalOf(pair(person, { code }))).toMatch(/FORBIDDEN|ACCOUNT_LOCKED/)
    later(10 * 60_000 + 1)
    expect(await refusalOf(pair(people.admin, { code }))).toBe('CODE_NOT_VALID')
    expect((await screen.state()).body.state).toBe('unknown')
    // A new code of the same screen takes the place of its old one.
    const first = (await screen.start()).body.pairingCode
    const second = (await screen.start()).body.pairingCode
    expect(await refusalOf(pair(people.admin, { code: first }))).toBe('CODE_NOT_VALID')
    expect(await devices()).toEqual(before)
    await pair(people.admin, { code: second })
    expect(await isBoard(screen)).toBe(true)
  })

  test('once, when two administrators enter its code at once', async () => {
    const other = await hospital.hire('Second Admin', 'Admin', hospital.riverside.id)
    for (const _round of rounds(40, 4)) {
      const screen = openScreen(hospital.address)
      const { pairingCode: code } = (await screen.start()).body
      const codes = await Promise.all(
        [hospital.people.admin, other, hospital.people.stranger].map((person) => refusalOf(pair(person, { code }))),
      )
      expect(codes.filter((one) => one === null)).toHaveLength(1)
      expect(codes.filter((one) => one === 'CODE_NOT_VALID')).toHaveLength(2)
      await hospital.clients.system.deviceCodeTry.deleteMany()
    }
  })

  test('in the facility and unit that exist for who pairs it', async () => {
    const { people, riverside, lakeshore } = hospital
    const [main, north] = riverside.facilities
    const wrong = (by: Person, input: object) => fieldsOf(pair(by, { code: 'A'.repeat(codeLength), ...input }))
    const ward = { kind: 'wardDevice' }
    expect(await wrong(people.admin, ward)).toEqual({ facilityId: 'Required' })
    expect(await wrong(people.admin, { ...ward, facilityId: lakeshore.facilities[0]!.id })).toEqual({
      facilityId: 'Does not exist',
    })
    expect(await wrong(people.admin, { ...ward, facilityId: main!.id, unit: '9Z' })).toEqual({ unit: 'Does not exist' })
    expect(await wrong(people.admin, { facilityId: main!.id, unit: '1A' })).toEqual({
      unit: 'Only a ward’s device has a unit.',
    })
    const northAdmin = await hospital.hire('North Admin', 'Admin', riverside.id, { only: [north!.id] })
    expect(await wrong(northAdmin, {})).toEqual({ facilityId: 'Required' })
    expect(await wrong(northAdmin, { facilityId: main!.id })).toEqual({ facilityId: 'Does not exist' })
    expect(await wrong(people.admin, { name: ' ', code: '12' })).toEqual({
      name: 'Required',
      code: 'Must be the 8 letters and digits that the screen shows',
    })
    await hospital.clients.system.deviceCodeTry.deleteMany()
  })
})

test('no one guesses a code: of 1,000 tries ten are looked at, and at most thirty of a provider', async () => {
  const { people, clients } = hospital
  const screen = openScreen(hospital.address)
  const { pairingCode: code } = (await screen.start()).body
  const guess = (by: Person, index: number) =>
    refusalOf(
      pair(by, {
        code: index
          .toString()
          .padStart(codeLength, 'A')
          .replaceAll(/[01258]/g, 'C'),
      }),
    )
  const codes: (string | null)[] = []
  for (let at = 0; at < 20; at += 1) codes.push(await guess(people.admin, at))
  for (let at = 20; at < 1_000; at += 49)
    codes.push(...(await Promise.all(Array.from({ length: 49 }, (_, index) => guess(people.admin, at + index)))))
  expect(new Set(codes)).toEqual(new Set(['CODE_NOT_VALID', 'TOO_MANY_TRIES']))
  expect(codes.filter((one) => one === 'CODE_NOT_VALID').length).toBeLessThanOrEqual(10)
  // Not with the right one either, until the tries are over.
  expect(await refusalOf(pair(people.admin, { code }))).toBe('TOO_MANY_TRIES')
  expect(await clients.system.deviceCodeTry.count()).toBeLessThanOrEqual(10)
  // Another administrator still pairs, and all of them together guess no more than thirty.
  const others = await Promise.all(
    Array.from({ length: 5 }, (_, index) => hospital.hire(`Guesser ${'ABCDE'[index]}`, 'Admin', hospital.riverside.id)),
  )
  const looked = [codes.filter((one) => one === 'CODE_NOT_VALID').length]
  for (const other of others) {
    const theirs = []
    for (let index = 0; index < 12; index += 1) theirs.push(await guess(other, index))
    looked.push(theirs.filter((one) => one === 'CODE_NOT_VALID').length)
  }
  expect(looked.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(30)
  // Of another provider they are nobody's concern.
  expect(await guess(people.stranger, 1)).toBe('CODE_NOT_VALID')
  later(10 * 60_000)
  const again = (await screen.start()).body.pairingCode
  expect(await refusalOf(pair(people.admin, { code: again }))).toBeNull()
})

test('the table of open codes stays small, whoever asks, also at once', async () => {
  const { clients } = hospital
  later(11 * 60_000)
  const starts = Array.from({ length: 60 }, () => openScreen(hospital.address).start())
  const answers = (await Promise.all(starts)).map(({ body }) => body)
  expect(answers.filter(({ code }) => code === 'TOO_MANY_SCREENS')).toHaveLength(10)
  expect(await clients.system.devicePairing.count()).toBe(50)
  later(11 * 60_000)
  expect((await openScreen(hospital.address).start()).body.pairingCode).toMatch(/-/)
  expect(await clients.system.devicePairing.count()).toBe(1)
})

describe('rules 10.6: a device ends', () => {
  test('when it is revoked, at once and for good', async () => {
    const { people } = hospital
    const screen = openScreen(hospital.address)
    const deviceId = await pairScreen(hospital, screen)
    const live = screen.watch()
    await live.atLeast(1)
    await renameDevice(await hospital.as(people.admin), { deviceId, name: 'Hallway' })
    await live.atLeast(2)
    expect((await screen.state()).body.name).toBe('Hallway')
    expect(await refusalOf(revokeDevice(await hospital.as(people.manager), { deviceId }))).toBe('FORBIDDEN')
    expect(await refusalOf(revokeDevice(await hospital.as(people.stranger), { deviceId }))).toBe('NOT_FOUND')
    await revokeDevice(await hospital.as(people.admin), { deviceId })
    expect(await live.closed).toBe(4401)
    expect((await screen.state()).body).toEqual({ state: 'unknown', kind: null, name: null })
    expect((await screen.graphql('{ board { version } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(await refusalOf(revokeDevice(await hospital.as(people.admin), { deviceId }))).toBe('NOT_FOUND')
    expect(await refusalOf(renameDevice(await hospital.as(people.admin), { deviceId, name: 'X' }))).toBe('NOT_FOUND')
    await live.stop()
  })

  test('while it reads, between two answers', async () => {
    const { people } = hospital
    for (const _round of rounds(20, 3)) {
      const screen = openScreen(hospital.address)
      const deviceId = await pairScreen(hospital, screen)
      const reads = Array.from({ length: 12 }, () => screen.graphql('{ board { calls { need } } }'))
      await revokeDevice(await hospital.as(people.admin), { deviceId })
      const codes = (await Promise.all(reads)).map(({ errors }) => errors?.[0]?.extensions.code ?? 'done')
      expect(codes.every((code) => code === 'done' || code === 'UNAUTHENTICATED')).toBe(true)
      expect(await isBoard(screen)).toBe(false)
    }
  })

  test('while its provider is inactive or its facility deleted, and goes on afterwards', async () => {
    const { people, riverside, clients } = hospital
    const [main] = riverside.facilities
    const all = openScreen(hospital.address)
    const one = openScreen(hospital.address)
    await pairScreen(hospital, all)
    const oneId = await pairScreen(hospital, one, { facilityId: main!.id })
    const live = one.watch()
    await live.atLeast(1)
    await clients.system.facility.update({ where: { id: main!.id }, data: { deletedAt: hospital.clock.now } })
    expect(await live.closed).toBe(4401)
    expect((await one.state()).body.state).toBe('stopped')
    expect([await isBoard(all), await isBoard(one)]).toEqual([true, false])
    const admin = await hospital.hire('Late Admin', 'Admin', riverside.id)
    const { data } = await doors(hospital.address, admin).graphql('{ provider { devices { databaseId isStopped } } }')
    const shown: { databaseId: string; isStopped: boolean }[] = data!.provider.devices
    expect(shown.filter(({ isStopped }) => isStopped).map(({ databaseId }) => databaseId)).toEqual([oneId])
    await clients.system.facility.update({ where: { id: main!.id }, data: { deletedAt: null } })
    expect(await isBoard(one)).toBe(true)

    const elsewhere = { ...people.system, providerId: hospital.lakeshore.id }
    const setStatus = async (status: 'Active' | 'Inactive') =>
      updateProvider(await hospital.as(elsewhere), { providerId: riverside.id, status })
    await setStatus('Inactive')
    expect([await isBoard(all), (await all.state()).body.state]).toEqual([false, 'stopped'])
    await setStatus('Active')
    expect(await isBoard(all)).toBe(true)
    await live.stop()
  })
})
