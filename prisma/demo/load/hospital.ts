import { zoneWithoutRoom } from '../../../server/domain/line-checks/coming'
import { nextDue } from '../../../server/domain/line-checks/schedule'
import { append, noRows, type Rows } from '../story/calls'
import { catalogueRows } from '../plan/forms'
import { history } from '../story/history'
import type { OpenLine } from '../story/lines'
import { activeQueue } from '../story/queue'
import { usualProcedures } from '../plan/catalogue'
import { createWorld, purposeNamed, type HospitalOptions, type World } from '../story/world'

export type Hospital = ReturnType<typeof generateHospital>

const callsInBatch = 2_000

/**
 * A provider with its history up to `now`: about 14,000 completed calls times `scale`.
 * The same options give the same rows, ids included.
 */
export const generateHospital = (options: HospitalOptions) => {
  const world = createWorld(options)
  const { plan, providerId, random, facilities, members, others, purposes, statusIds, forms } = world
  const everybody = [...members, ...others]
  const provider = { id: providerId, name: plan.name, createdAt: new Date(world.createdAt) }
  return {
    provider,
    /** By tables, in the order in which they can be filled. */
    rows: {
      provider: [provider],
      app_user: everybody.map(({ person: { email, fullName, superadmin, active, isInvited }, userId, joinedAt }) => ({
        id: userId,
        email,
        fullName,
        superadmin,
        active,
        isInvited,
        lastProviderId: providerId,
        createdAt: new Date(joinedAt),
      })),
      provider_role: everybody.map(({ person: { role, training }, userId, joinedAt }) => ({
        id: random.uuid(joinedAt),
        providerId,
        userId,
        role,
        training,
        joinedAt: new Date(joinedAt),
      })),
      // Why is known once there are documents.
      account_lock: everybody
        .filter(({ person }) => person.isLocked)
        .map(({ userId }) => ({ providerId, userId, lockedAt: new Date(world.createdAt), requirements: [] })),
      facility: facilities.map(({ id, name, timeZone, followUpsEnabled, requiredCallFields }, weight) => ({
        id,
        providerId,
        name,
        timeZone,
        followUpsEnabled,
        requiredCallFields,
        weight,
      })),
      allowed_facility: everybody.flatMap(({ userId, allowedIds }) =>
        [...(allowedIds ?? [])].map((facilityId) => ({ providerId, userId, facilityId })),
      ),
      room: facilities.flatMap(({ id: facilityId, rooms }) =>
        rooms.map(({ id, name }) => ({ id, providerId, facilityId, name })),
      ),
      purpose: [...purposes.values()].map(({ id, name, lineCheck }, weight) => ({
        id,
        providerId,
        name,
        weight,
        lineCheck,
      })),
      status_code: Object.entries(statusIds).map(([name, id]) => ({ id, providerId, name })),
      ...catalogueRows(providerId, forms),
      purpose_procedure: [...purposes.values()].flatMap(({ id: purposeId, name }) =>
        forms
          .filter((form) => usualProcedures[name]?.includes(form.name))
          .map(({ id: procedureId }) => ({ providerId, purposeId, procedureId })),
      ),
      ...lineCheckRows(world),
      ...complianceRows(world),
      waiting_target: targetRows(world),
    },
    /** Everything that happened, made as it is read, so that a million calls need no more memory than a thousand. */
    batches: () => inBatches(options),
  }
}

/** When lines are checked from `now` on, and the job that does so. What was due before is done: its calls are part of the history. */
const lineCheckRows = (world: World) => {
  const { plan, providerId, facilities, random } = world
  if (!plan.schedule) return { line_check_settings: [], job: [] }
  const { purpose, hour, minute, enabledDays, blacklist } = plan.schedule
  const now = new Date(world.now)
  const zones = [...facilities.map(({ timeZone }) => timeZone), zoneWithoutRoom]
  const dues = zones.flatMap(
    (timeZone) => nextDue({ type: 'time', hour, minute, enabledDays }, timeZone, now)?.getTime() ?? [],
  )
  const dueAt = new Date(Math.min(...dues))
  return {
    line_check_settings: [
      {
        providerId,
        version: 1,
        timeHour: hour,
        timeMinute: minute,
        enabledDays,
        whitelist: [],
        blacklist,
        purposeId: purposeNamed(world, purpose).id,
        checkedUpTo: now,
      },
    ],
    job: [{ id: random.uuid(world.now), providerId, name: 'checkLines', dueAt, settledAt: now }],
  }
}

/** What the provider asks of its people, in the order of the plan. */
const complianceRows = ({ plan, providerId, facilities, random, createdAt }: World) => {
  const id = () => random.uuid(createdAt)
  const categories = [...new Set(plan.requirements.map(({ category }) => category))].map((name) => ({ id: id(), name }))
  const requirements = plan.requirements.map((model, weight) => ({ ...model, id: id(), weight }))
  return {
    compliance_settings: [{ providerId, version: 1, gracePeriod: plan.onboardingGracePeriod }],
    compliance_category: categories.map((category) => ({ ...category, providerId, version: 1 })),
    compliance_requirement: requirements.map(({ category, places, ...requirement }) => ({
      ...requirement,
      providerId,
      version: 1,
      categoryId: idNamed(categories, category),
      isGlobal: places.length === 0,
    })),
    requirement_facility: requirements.flatMap(({ id: requirementId, places }) =>
      places.map((place) => ({ providerId, requirementId, facilityId: idNamed(facilities, place) })),
    ),
  }
}

const targetRows = ({ plan, providerId, facilities, purposes, random, createdAt }: World) =>
  plan.targets.map(({ purpose, place, ...target }) => ({
    ...target,
    id: random.uuid(createdAt),
    providerId,
    version: 1,
    purposeId: purpose && idNamed([...purposes.values()], purpose),
    facilityId: place && idNamed(facilities, place),
  }))

/** The plan names what it has; a name that is missing is a mistake in the plan. */
const idNamed = (records: readonly { id: string; name: string }[], name: string): string => {
  const record = records.find((each) => each.name === name)
  if (!record) throw new Error(`The plan has no ${name}`)
  return record.id
}

function* inBatches(options: HospitalOptions): Generator<Rows> {
  let batch = noRows()
  for (const rows of lifeOf(createWorld(options))) {
    append(batch, rows)
    if (batch.call.length < callsInBatch) continue
    yield batch
    batch = noRows()
  }
  yield batch
}

/** In a world of its own, because making history uses one up. */
function* lifeOf(world: World): Generator<Partial<Rows>> {
  const openLines = new Set<OpenLine>()
  yield* history(world, openLines)
  yield* activeQueue(world, openLines)
}
