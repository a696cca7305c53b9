// A ward's hours on a clock that is moved by hand, and beside it a slow calculation of what is escalated, which shares
// no code with the product.
import { Random } from '../../../prisma/demo/story/random'
import { deleteCall } from '../../services/calls/ending/deleteCall'
import { assignCall } from '../../services/calls/working/assignCall'
import { holdCall, makeCallNormal, makeCallStat, resumeCall } from '../../services/calls/working/changeStatus'
import { returnCall } from '../../services/calls/working/returnCall'
import {
  createWaitingTarget,
  deleteWaitingTarget,
  updateWaitingTarget,
} from '../../services/configuration/targets/configureTargets'
import type { Hospital, Person } from '../hospital/hospital'

type Target = {
  id: string
  status: string
  purposeId: string | null
  facilityId: string | null
  after: number | null
  to: string[]
  every: number | null
}

type Call = {
  id: string
  status: string
  purposeId: string
  facilityId: string
  lead: Person | null
  isGone: boolean
  since: number
  times: number
  last: number
}

/** A step as a row tells it. */
export type Step = { callId: string; waitingSince: string; step: number; at: string; audience: string }

const minute = 60_000

export const simulateEscalations = async (hospital: Hospital, seed: number) => {
  const { clients, clock, people, riverside, as, openCall, hire } = hospital
  const chance = new Random(seed)
  const nurses = await Promise.all(['A', 'B', 'C', 'D'].map((n) => hire(`Nurse ${n}`, 'Clinician', riverside.id)))
  const calls: Call[] = []
  const expected: Step[] = []
  const rows = await clients.system.waitingTarget.findMany({
    where: { providerId: riverside.id, deletedAt: null },
    orderBy: { status: 'asc' },
  })
  const targets: Target[] = rows.map(({ id, status }) => ({
    id,
    status,
    purposeId: null,
    facilityId: null,
    after: status === 'Stat' ? 10 : null,
    to: ['managers', 'administrators'],
    every: 10,
  }))

  // Otherwise a short round may end before any step is due.
  const soon = { after: 2, every: 3 }
  for (const target of targets.filter(({ status }) => status === 'Stat')) {
    await updateWaitingTarget(await as(people.admin), {
      targetId: target.id,
      targetMinutes: 30,
      escalateAfter: soon.after,
      repeatEvery: soon.every,
      escalateTo: target.to,
    })
    Object.assign(target, soon)
  }

  const targetOf = ({ status, purposeId, facilityId }: Call): Target | undefined => {
    const exactly = (purpose: string | null, facility: string | null) =>
      targets.find((one) => one.status === status && one.purposeId === purpose && one.facilityId === facility)
    return (
      exactly(purposeId, facilityId) ?? exactly(purposeId, null) ?? exactly(null, facilityId) ?? exactly(null, null)
    )
  }
  const waits = ({ lead, isGone, status }: Call): boolean => !lead && !isGone && status !== 'On Hold'
  const waitAnew = (call: Call): void => {
    call.since = clock.now.getTime()
    call.times = 0
  }

  const create = async (): Promise<void> => {
    const status = chance.pick(['Stat', 'Stat', 'Normal', 'On Hold'])
    const purpose = chance.pick(['PICC Insertion', 'Difficult IV'])
    const facility = chance.pick(riverside.facilities)
    const id = await openCall({ status, purpose, room: chance.pick(facility.roomIds) })
    const purposeId = riverside.purposes[purpose]!
    calls.push({
      id,
      status,
      purposeId,
      facilityId: facility.id,
      lead: null,
      isGone: false,
      since: clock.now.getTime(),
      times: 0,
      last: 0,
    })
  }
  const change = async (call: Call): Promise<void> => {
    const manager = await as(people.manager)
    const callId = call.id
    const free = nurses.find((nurse) => !calls.some(({ lead }) => lead === nurse))
    if (call.lead) {
      await returnCall(await as(call.lead), { callId })
      call.lead = null
      waitAnew(call)
    } else if (free && chance.chance(0.4)) {
      await assignCall(await as(free), { callId })
      call.lead = free
    } else if (call.status === 'On Hold') {
      await resumeCall(manager, { callId })
      call.status = 'Normal'
      waitAnew(call)
      // oxlint-disable-next-line no-dupe-else-if -- Each is a chance of its own.
    } else if (chance.chance(0.2)) {
      await holdCall(manager, { callId })
      call.status = 'On Hold'
    } else if (chance.chance(0.2)) {
      await deleteCall(await as(people.admin), { callId })
      call.isGone = true
    } else if (call.status === 'Stat') {
      await makeCallNormal(manager, { callId })
      call.status = 'Normal'
    } else {
      await makeCallStat(manager, { callId })
      call.status = 'Stat'
    }
  }
  const configure = async (): Promise<void> => {
    const admin = await as(people.admin)
    const figures = {
      after: chance.pick([null, 2, 5, 10]),
      every: chance.pick([null, 1, 3, 10]),
      to: chance.pick([['managers'], ['administrators', 'online']]),
    }
    const input = {
      targetMinutes: 30,
      escalateAfter: figures.after,
      repeatEvery: figures.every,
      escalateTo: figures.to,
    }
    const special = targets.filter(({ purposeId, facilityId }) => purposeId ?? facilityId)
    if (special.length > 0 && chance.chance(0.2)) {
      const gone = chance.pick(special)
      await deleteWaitingTarget(admin, { targetId: gone.id })
      targets.splice(targets.indexOf(gone), 1)
    } else if (chance.chance(0.5)) {
      const changed = chance.pick(targets)
      await updateWaitingTarget(admin, { targetId: changed.id, ...input })
      Object.assign(changed, figures)
    } else {
      const place = {
        status: chance.pick(['Stat', 'Normal']),
        purposeId: chance.pick([null, riverside.purposes['PICC Insertion']!]),
        facilityId: chance.pick([null, riverside.facilities[1]!.id]),
      }
      const isTaken = targets.some(
        (one) =>
          one.status === place.status && one.purposeId === place.purposeId && one.facilityId === place.facilityId,
      )
      if (isTaken) return
      const { targetId } = await createWaitingTarget(admin, { ...place, ...input })
      targets.push({ id: targetId, ...place, ...figures })
    }
  }

  return {
    /** A minute passes, and then people do what they do. */
    live: async (): Promise<void> => {
      clock.now = new Date(clock.now.getTime() + minute)
      if (chance.chance(0.5) || calls.length < 5) await create()
      const open = calls.filter(({ isGone }) => !isGone)
      if (chance.chance(0.5)) await change(chance.pick(open))
      if (chance.chance(0.1)) await configure()
    },
    /** What is due is escalated now. */
    expectSteps: (): void => {
      const now = clock.now.getTime()
      for (const call of calls.filter(waits)) {
        const target = targetOf(call)
        if (!target || target.after === null) continue
        if (now < call.since + target.after * minute) continue
        if (call.times > 0) {
          if (target.every === null || call.times === 6 || now < call.last + target.every * minute) continue
        }
        call.times += 1
        call.last = now
        expected.push({
          callId: call.id,
          waitingSince: new Date(call.since).toISOString(),
          step: call.times,
          at: clock.now.toISOString(),
          audience: target.to.join(),
        })
      }
    },
    expected: (): Step[] => sorted(expected),
    /** What the product has escalated. */
    taken: async (): Promise<Step[]> =>
      sorted(
        (await clients.system.callEscalation.findMany({ where: { callId: { in: calls.map(({ id }) => id) } } })).map(
          ({ callId, waitingSince, step, at, audience }) => ({
            callId,
            waitingSince: waitingSince.toISOString(),
            step,
            at: at.toISOString(),
            audience: audience.join(),
          }),
        ),
      ),
    /** How often the audit log tells of an escalation. */
    audited: () =>
      clients.system.auditEntry.count({
        where: { action: 'escalateCall', entityId: { in: calls.map(({ id }) => id) } },
      }),
  }
}

const keyOf = ({ at, callId, step }: Step): string => `${at} ${callId} ${step}`
const sorted = (steps: readonly Step[]): Step[] =>
  [...steps].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
