import { zoneWithoutRoom } from '../../../server/domain/line-checks/coming'
import { nextDue } from '../../../server/domain/line-checks/schedule'
import type { Piece } from '../story/calls'
import { catalogueRows, type CatalogueRows } from '../plan/forms'
import { History } from '../story/history'
import { activeQueue } from '../story/queue'
import type {
  AllowedFacilityRow,
  CallRow,
  CallValueRow,
  FacilityRow,
  InfectionRow,
  JobRow,
  LineCheckSettingsRow,
  LineRow,
  ProviderRoleRow,
  ProviderRow,
  PurposeRow,
  RoomRow,
  StatusCodeRow,
  UserRow,
  WorkOrderRow,
} from './rows'
import { createWorld, purposeNamed, type HospitalOptions, type World } from '../story/world'

/** Rows in the order in which they can be inserted. */
export interface Batch {
  lines: LineRow[]
  infections: InfectionRow[]
  calls: CallRow[]
  workOrders: WorkOrderRow[]
  values: CallValueRow[]
}

export interface Hospital {
  provider: ProviderRow
  users: UserRow[]
  roles: ProviderRoleRow[]
  facilities: FacilityRow[]
  allowedFacilities: AllowedFacilityRow[]
  rooms: RoomRow[]
  purposes: PurposeRow[]
  statusCodes: StatusCodeRow[]
  catalogue: CatalogueRows
  /** When lines are checked from `now` on, and the job that does so. */
  lineChecks: { settings: LineCheckSettingsRow[]; jobs: JobRow[] }
  /** Everything that happened, made as it is read, so that a million calls need no more memory than a thousand. */
  batches(): Generator<Batch>
}

const callsInBatch = 2_000

/**
 * A provider with its history up to `now`: about 14,000 completed calls times `scale`.
 * The same options give the same rows, ids included.
 */
export const generateHospital = (options: HospitalOptions): Hospital => {
  const world = createWorld(options)
  const { plan, providerId, createdAt, facilities, members, purposes, statusIds, forms } = world
  return {
    provider: { id: providerId, name: plan.name, createdAt: new Date(createdAt) },
    users: members.map(({ person, userId, joinedAt }) => ({
      id: userId,
      fullName: person.fullName,
      email: person.email,
      active: true,
      training: person.training === true,
      superadmin: person.superadmin === true,
      isLocked: person.lockedDaysAgo !== undefined,
      lastProviderId: providerId,
      createdAt: new Date(joinedAt),
    })),
    roles: members.map(({ person, userId, roleId, joinedAt }) => ({
      id: roleId,
      providerId,
      userId,
      role: person.role,
      joinedAt: new Date(joinedAt),
    })),
    facilities: facilities.map(({ id, name, timeZone, followUpsEnabled, requiredCallFields }, weight) => ({
      id,
      providerId,
      name,
      timeZone,
      followUpsEnabled,
      weight,
      requiredCallFields,
    })),
    allowedFacilities: members.flatMap(({ userId, allowedIds }) =>
      [...(allowedIds ?? [])].map((facilityId) => ({ providerId, userId, facilityId })),
    ),
    rooms: facilities.flatMap(({ id: facilityId, rooms }) =>
      rooms.map(({ id, name }) => ({ id, providerId, facilityId, name })),
    ),
    purposes: [...purposes.values()].map(({ id, name, lineCheck = false }, weight) => ({
      id,
      providerId,
      name,
      weight,
      lineCheck,
    })),
    statusCodes: Object.entries(statusIds).map(([name, id]) => ({ id, providerId, name })),
    catalogue: catalogueRows(providerId, forms),
    lineChecks: lineChecksOf(world),
    // Its own world, because making history uses one up.
    batches: () => inBatches(lifeOf(createWorld(options))),
  }
}

/** What was due before `now` is done: the calls of it are part of the history. */
const lineChecksOf = (world: World): Hospital['lineChecks'] => {
  const { plan, providerId, facilities, random } = world
  if (!plan.schedule) return { settings: [], jobs: [] }
  const { purpose, hour, minute, enabledDays, blacklist } = plan.schedule
  const now = new Date(world.now)
  const zones = [...facilities.map(({ timeZone }) => timeZone), zoneWithoutRoom]
  const dues = zones.flatMap(
    (timeZone) => nextDue({ type: 'time', hour, minute, enabledDays }, timeZone, now)?.getTime() ?? [],
  )
  return {
    settings: [
      {
        providerId,
        version: 1,
        timeHour: hour,
        timeMinute: minute,
        enabledDays,
        purposeId: purposeNamed(world, purpose).id,
        whitelist: [],
        blacklist,
        checkedUpTo: now,
      },
    ],
    jobs: [
      {
        id: random.uuid(world.now),
        providerId,
        name: 'checkLines',
        dueAt: new Date(Math.min(...dues)),
        settledAt: now,
      },
    ],
  }
}

function* lifeOf(world: World): Generator<Piece> {
  const history = new History(world)
  yield* history.run()
  yield* activeQueue(world, history.openLines)
}

function* inBatches(pieces: Iterable<Piece>): Generator<Batch> {
  let batch = emptyBatch()
  for (const { line, infections = [], calls, workOrders, values = [] } of pieces) {
    if (line) batch.lines.push(line)
    batch.infections.push(...infections)
    batch.calls.push(...calls)
    batch.workOrders.push(...workOrders)
    batch.values.push(...values)
    if (batch.calls.length < callsInBatch) continue
    yield batch
    batch = emptyBatch()
  }
  yield batch
}

const emptyBatch = (): Batch => ({ lines: [], infections: [], calls: [], workOrders: [], values: [] })
