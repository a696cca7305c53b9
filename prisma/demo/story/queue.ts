import { atLocal, hour, localDay, localHour, minute } from './calendar'
import { helperOrder, leadOrder, openCall, type Piece } from './calls'
import { isPicc } from './insertions'
import { followUpCall, isHome, linePiece, type OpenLine } from './lines'
import { newPatient, patientFields } from '../plan/patients'
import type { Scene } from './scenes'
import type { CallRow } from '../load/rows'
import { lineCheckerMinutes, memberByEmail, purposeNamed, type Facility, type World } from './world'

/** What is going on now: the lines that are in, with the change each is due for, and the calls that wait. */
export function* activeQueue(world: World, openLines: Iterable<OpenLine>): Generator<Piece> {
  const lines = [...openLines]
  const followedUp = lines.filter(({ facility }) => facility.followUpsEnabled)
  for (const line of followedUp) line.calls.push(followUpCall(world, line))
  const due = followedUp.filter(({ next }) => next.due <= world.now).sort((a, b) => a.next.due - b.next.due)
  takeOffHold(world, due)
  for (const line of lines) yield linePiece(world, line, null)

  // Seen before all the calls of the queue were made.
  const free = followedUp.filter(
    (line) => line.next.due > world.now && !isHome(line, world.now) && line.visitedAt < world.now - 12 * hour,
  )
  for (const scene of world.plan.scenes) yield sceneCall(world, scene, free)

  // The lines that want most care are checked every day.
  const checked = ['CVL', 'TL PICC', 'DL PICC', 'SL PICC', 'ML', 'PG'].flatMap((type) =>
    free.filter(({ insertion }) => insertion.type === type),
  )
  for (const line of checked.slice(0, Math.max(0, world.plan.lineChecks - due.length)))
    yield { calls: [dailyCheck(world, line)], workOrders: [] }
}

/** Somebody has the line that waits longest; the next was taken off hold by a person busy elsewhere, so nobody has it (rules 3.7). */
const takeOffHold = (world: World, due: OpenLine[]): void => {
  for (const line of due.slice(0, 2)) {
    const call = line.calls.at(-1) as CallRow
    call.statusCodeId = world.statusIds.Normal
    call.version += 1
  }
  const [first] = due
  if (first && world.plan.lineChecker) {
    const lead = {
      email: world.plan.lineChecker,
      minutes: Math.min(lineCheckerMinutes, Math.floor((world.now - first.next.due) / minute)),
    }
    first.workOrders.push(...workOn(world, { lead }, first.calls.at(-1) as CallRow))
  }
}

const dailyCheck = (world: World, line: OpenLine): CallRow => {
  const { now } = world
  const { timeZone } = line.facility
  const clock = localHour(now, timeZone)
  const today = localDay(now, timeZone)
  // Made when the shift began that is on now.
  const madeAt = new Date(clock < 7 ? atLocal(today - 1, 19, timeZone) : atLocal(today, clock < 19 ? 7 : 19, timeZone))
  return openCall(world, {
    purpose: purposeNamed(world, 'Daily Line Check'),
    status: 'On Hold',
    room: line.room,
    ...patientFields(line.patient, 'full'),
    lineId: line.id,
    aliveAt: madeAt,
    createdAt: madeAt,
    createdById: null,
  })
}

const sceneCall = (world: World, scene: Scene, free: OpenLine[]): Piece => {
  const { random, now } = world
  const facility = world.facilities.find(({ name }) => name === scene.facility)
  const line = scene.onLine ? takeLine(free, facility) : undefined
  const room = line?.room ?? facility?.rooms.find(({ name }) => name === scene.room) ?? null
  const patientFrom = facility ?? (world.facilities[0] as Facility)
  const patient = line?.patient ?? newPatient(world, patientFrom, room ?? random.pick(patientFrom.rooms))
  const ago = (minutes: number): number => now - minutes * minute - random.int(0, 59_999)
  const createdAt = new Date(ago(scene.waited))
  const ward = world.members.find(({ person }) => person.role === 'External')
  const call = openCall(world, {
    purpose: purposeNamed(world, scene.purpose),
    status: scene.status ?? 'Normal',
    room,
    roomDescription: scene.roomDescription ?? null,
    customJob: scene.customJob ?? null,
    insertedBy: scene.insertedBy ?? null,
    contact: scene.contact ?? null,
    preComments: scene.notes ?? null,
    ...patientFields(patient, scene.patient),
    lineId: line?.id ?? null,
    aliveAt: createdAt,
    createdAt,
    createdById:
      scene.byWard && ward ? ward.userId : random.pick(patientFrom.askers.filter((userId) => userId !== ward?.userId)),
  })
  return { calls: [call], workOrders: workOn(world, scene, call) }
}

const workOn = (
  world: World,
  { lead, helpers = [], returned }: Pick<Scene, 'lead' | 'helpers' | 'returned'>,
  call: CallRow,
): Piece['workOrders'] => {
  const ago = (minutes: number): number => world.now - minutes * minute
  const changed = (minutes: number, byId: string): void => {
    call.updatedAt = new Date(ago(minutes))
    call.updatedById = byId
    call.version += 1
  }
  const workOrders: Piece['workOrders'] = []
  if (returned) {
    const { userId, person } = memberByEmail(world, returned.email)
    workOrders.push(
      leadOrder(
        world,
        call,
        { userId, start: ago(returned.minutes), end: ago(returned.until) },
        person.training === true,
      ),
    )
    call.startTime = new Date(ago(returned.minutes))
    call.version += 1
    changed(returned.until, userId)
  }
  if (lead) {
    const { userId, person } = memberByEmail(world, lead.email)
    workOrders.push(leadOrder(world, call, { userId, start: ago(lead.minutes), end: null }, person.training === true))
    call.assignedToId = userId
    call.startTime ??= new Date(ago(lead.minutes))
    changed(lead.minutes, userId)
  }
  for (const { email, minutes, training } of helpers) {
    const { userId } = memberByEmail(world, email)
    workOrders.push(helperOrder(world, call, { userId, start: ago(minutes), end: null }, training === true))
    changed(minutes, userId)
  }
  return workOrders
}

const takeLine = (free: OpenLine[], facility: Facility | undefined): OpenLine | undefined => {
  const index = free.findIndex((line) => line.facility === facility && isPicc(line.insertion.type))
  return index < 0 ? undefined : free.splice(index, 1)[0]
}
