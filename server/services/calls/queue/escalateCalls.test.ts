import { rounds } from '../../../test/harness/rounds'
import { refusalOf } from '../../../test/harness/expect'
import { simulateEscalations } from '../../../test/escalations/simulation'
import { openHospital, type Hospital } from '../../../test/hospital/hospital'
import { readFeed } from '../../../realtime/readFeed'
import { assignCall } from '../working/assignCall'
import { holdCall, makeCallStat } from '../working/changeStatus'
import { returnCall } from '../working/returnCall'
import { updateWaitingTarget } from '../../configuration/targets/configureTargets'
import { responseTimeReport } from '../../reports/responseTime'
import { closeCall } from '../ending/closeCall'
import { readHistory } from '../past/callHistory'
import { escalateCalls } from './escalateCalls'

let hospital: Hospital
beforeAll(async () => {
  hospital = await openHospital()
})
afterAll(() => hospital.close())

const pass = (minutes: number): void =>
  void (hospital.clock.now = new Date(hospital.clock.now.getTime() + minutes * 60_000))
const escalate = () => escalateCalls(hospital.clients, hospital.clock.now)
const stepsOf = async (callId: string) =>
  (await hospital.clients.system.callEscalation.findMany({ where: { callId }, orderBy: { at: 'asc' } })).map(
    ({ step, at, audience }) => [step, at.toISOString().slice(11, 16), audience.join()],
  )
/** Nobody works, and the queue is empty. */
const empty = () =>
  hospital.clients.system.call.updateMany({
    where: { deletedAt: null },
    data: { deletedAt: hospital.clock.now, assignedToId: null },
  })
const waitOf = (callId: string) => hospital.clients.system.callWait.findUnique({ where: { callId } })
const general = (status: string) =>
  hospital.clients.system.waitingTarget.findFirstOrThrow({
    where: { providerId: hospital.riverside.id, status, purposeId: null, facilityId: null },
  })

describe('a call that waits too long (rules 10.4)', () => {
  let day = 10
  beforeEach(async () => {
    hospital.clock.now = new Date(`2026-03-${(day += 1)}T14:00:00Z`)
    await empty()
  })

  test('is escalated after ten minutes, and five times more', async () => {
    const [stat, normal] = [await hospital.openCall({ status: 'Stat' }), await hospital.openCall()]
    for (let minute = 1; minute <= 120; minute += 1) {
      pass(1)
      await escalate()
    }
    const to = 'managers,administrators'
    expect(await stepsOf(stat)).toEqual([
      [1, '14:10', to],
      [2, '14:20', to],
      [3, '14:30', to],
      [4, '14:40', to],
      [5, '14:50', to],
      [6, '15:00', to],
    ])
    expect(await stepsOf(normal)).toEqual([])
  })

  test('is told in its history and in the feed; the call keeps its version', async () => {
    const { people, as, readCall, clients, riverside } = hospital
    const callId = await hospital.openCall({ status: 'Stat' })
    const { version } = await readCall(callId)
    const { head } = await readFeed(clients, riverside.id, null)
    pass(12)
    expect(await escalate()).toBe(1)
    expect((await readFeed(clients, riverside.id, head)).changes).toMatchObject([{ kind: 'call', entityId: callId }])
    expect((await readCall(callId)).version).toBe(version)
    const [event] = await readHistory(await as(people.rosa), callId, { limit: 1, oldestFirst: false })
    expect(event).toMatchObject({
      by: null,
      door: 'clock',
      summary: 'Escalated to managers and administrators: waiting 12 min',
      changes: [],
    })
  })

  test('is not escalated once someone has it or it is on hold, and waits anew when it comes back', async () => {
    const { people, as, openCall } = hospital
    const [claimed, held] = [await openCall({ status: 'Stat' }), await openCall({ status: 'Stat' })]
    pass(5)
    await assignCall(await as(people.rosa), { callId: claimed })
    await holdCall(await as(people.rosa), { callId: held })
    expect(await waitOf(claimed)).toBeNull()
    expect(await waitOf(held)).toBeNull()
    pass(60)
    expect(await escalate()).toBe(0)
    await returnCall(await as(people.rosa), { callId: claimed })
    pass(9)
    expect(await escalate()).toBe(0)
    pass(1)
    expect(await escalate()).toBe(1)
    expect(await stepsOf(claimed)).toMatchObject([[1, '15:15', expect.any(String)]])
    await makeCallStat(await as(people.manager), { callId: held })
    pass(10)
    await escalate()
    expect(await stepsOf(held)).toMatchObject([[1, '15:25', expect.any(String)]])
  })

  test('goes by its new status and by changes of the configuration', async () => {
    const { people, as, openCall } = hospital
    const callId = await openCall()
    pass(15)
    expect(await escalate()).toBe(0)
    await makeCallStat(await as(people.manager), { callId })
    expect(await escalate()).toBe(1)
    const normal = await openCall()
    const { id: targetId } = await general('Normal')
    const admin = await as(people.admin)
    await updateWaitingTarget(admin, { targetId, escalateAfter: 1, targetMinutes: 2, escalateTo: ['online'] })
    expect(await waitOf(normal)).toMatchObject({ targetMinutes: 2, escalatesTo: ['online'] })
    pass(1)
    expect(await escalate()).toBe(1)
    await updateWaitingTarget(admin, { targetId, escalateAfter: null, targetMinutes: 120 })
    expect(await waitOf(normal)).toMatchObject({ targetMinutes: 120, escalatesAt: null, steps: 1 })
  })

  test('counts in the report with the target that it had (rules 7.7)', async () => {
    const { people, as, openCall, recorded } = hospital
    const callId = await openCall({ status: 'Stat' })
    const day = hospital.clock.now.toISOString().slice(0, 10)
    const { id: targetId } = await general('Stat')
    const admin = await as(people.admin)
    await updateWaitingTarget(admin, { targetId, targetMinutes: 11 })
    pass(12)
    await escalate()
    await assignCall(await as(people.rosa), { callId })
    await closeCall(await as(people.rosa), { callId, ...recorded })
    await updateWaitingTarget(admin, { targetId, targetMinutes: 30 })
    const { rows } = await responseTimeReport(admin, { start: day, end: day })
    expect(await rows('facilities')).toMatchObject([
      { totalCount: 1, withinTargetPercent: 0, overTargetCount: 1, escalatedCount: 1 },
    ])
  })

  test('is not escalated while its provider is inactive', async () => {
    const { clients, riverside } = hospital
    await hospital.openCall({ status: 'Stat' })
    pass(30)
    await clients.system.provider.update({ where: { id: riverside.id }, data: { status: 'Inactive' } })
    expect(await escalate()).toBe(0)
    await clients.system.provider.update({ where: { id: riverside.id }, data: { status: 'Active' } })
    expect(await escalate()).toBe(1)
  })

  test('a new target waits for a call that is being written, and the call has it', async () => {
    const { people, as, openCall, clients } = hospital
    const { id: targetId } = await general('Stat')
    const admin = await as(people.admin)
    for (const round of rounds(60, 10)) {
      const after = (round % 20) + 1
      const [callId] = await Promise.all([
        openCall({ status: 'Stat' }),
        updateWaitingTarget(admin, { targetId, escalateAfter: after }),
      ])
      const wait = await clients.system.callWait.findUniqueOrThrow({ where: { callId } })
      expect(wait.escalatesAt!.getTime() - wait.waitingSince.getTime()).toBe(after * 60_000)
    }
    await updateWaitingTarget(admin, { targetId, escalateAfter: 10 })
  })

  test('eight claim at the moment of the step: no step comes after the claim, and none is taken twice', async () => {
    const { as, openCall, hire, riverside, clients } = hospital
    const nurses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => hire(`Claimer ${String.fromCharCode(65 + n)}`, 'Clinician', riverside.id)),
    )
    const requests = await Promise.all(nurses.map(as))
    const seen = new Set<number>()
    for (const _round of rounds(200, 15, () => seen.size === 2)) {
      const callId = await openCall({ status: 'Stat' })
      pass(10)
      const results = await Promise.all([
        escalate().then(() => null),
        ...requests.map((request) => refusalOf(assignCall(request, { callId }))),
        escalate().then(() => null),
      ])
      const winner = results.slice(1, -1).indexOf(null)
      expect(winner).toBeGreaterThanOrEqual(0)
      const log = await clients.system.auditEntry.findMany({
        where: { entityId: callId, outcome: 'done', action: { in: ['escalateCall', 'assignCall'] } },
        orderBy: { sequence: 'asc' },
      })
      const actions = log.map(({ action }) => action)
      expect([['assignCall'], ['escalateCall', 'assignCall']]).toContainEqual(actions)
      seen.add(actions.length)
      expect(await stepsOf(callId)).toHaveLength(actions.length - 1)
      pass(60)
      expect(await escalate()).toBe(0)
      await returnCall(requests[winner]!, { callId })
      await empty()
    }
  })
})

test('hours of calls, claims and changes of the configuration are escalated as an independent calculation has it, whoever does it', async () => {
  hospital.clock.now = new Date('2026-04-11T06:00:00Z')
  await empty()
  const simulation = await simulateEscalations(hospital, 11)
  for (const _minute of rounds(600, 150)) {
    await simulation.live()
    simulation.expectSteps()
    // What one leaves to another is done at the next look.
    await Promise.all([escalate(), escalate(), escalate()])
    await escalate()
  }
  const expected = simulation.expected()
  expect(expected.length).toBeGreaterThan(50)
  expect(await simulation.taken()).toEqual(expected)
  expect(await simulation.audited()).toBe(expected.length)
})
