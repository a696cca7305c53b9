import { atLocal, hour, localDay, localHour, minute } from './calendar'
import { openCall, workOrder, type CallRow, type Rows } from './calls'
import { isPicc } from './insertions'
import { followUpCall, heldCall, isHome, lineRows, type OpenLine } from './lines'
import { newPatient, patientFields } from '../plan/patients'
import type { Scene, Work } from './scenes'
import type { Facility } from './model'
import { lineCheckerMinutes, memberByEmail, purposeNamed, type World } from './world'

/** What is going on now: the lines that are in, with the change each is due for, and the calls that wait. */
export function* activeQueue(world: World, openLines: Iterable<OpenLine>): Generator<Partial<Rows>> {
  const lines = [...openLines]
  const followedUp = lines.filter(({ facility }) => facility.followUpsEnabled)
  for (const line of followedUp) line.rows.call.push(followUpCall(world, line))
  const due = followedUp.filter(({ next }) => next.due <= world.now).sort((a, b) => a.next.due - b.next.due)
  takeOffHold(world, due)
  for (const line of lines) yield lineRows(world, line, null)

  // Seen before all the calls of the queue were made.
  const free = followedUp.filter(
    (line) => line.next.due > world.now && !isHome(line, world.now) && line.visitedAt < world.now - 12 * hour,
  )
  for (const scene of world.plan.scenes) yield sceneCall(world, scene, free)

  // The lines that want most care are checked every day.
  const checked = ['CVL', 'TL PICC', 'DL PICC', 'SL PICC', 'ML', 'PG'].flatMap((type) =>
    free.filter(({ insertion }) => insertion.type === type),
  )
  const checks = checked.slice(0, Math.max(0, world.plan.lineChecks - due.length))
  yield { call: checks.map((line) => dailyCheck(world, line)) }
}

/** Somebody has the line that waits longest; the next was taken off hold by a person busy elsewhere, so nobody has it (rules 3.7). */
const takeOffHold = (world: World, due: OpenLine[]): void => {
  for (const [index, line] of due.slice(0, 2).entries()) {
    const call = line.rows.call.at(-1)!
    call.statusCodeId = world.statusIds.Normal
    call.version += 1
    if (index > 0 || !world.plan.lineChecker) continue
    const minutes = Math.min(lineCheckerMinutes, Math.floor((world.now - line.next.due) / minute))
    const works: Work[] = [{ email: world.plan.lineChecker, as: 'leads', minutes, until: NaN }]
    line.rows.work_order.push(...workOn(world, works, call))
  }
}

const dailyCheck = (world: World, line: OpenLine): CallRow => {
  const { timeZone } = line.facility
  const clock = localHour(world.now, timeZone)
  const today = localDay(world.now, timeZone)
  // Made when the shift began that is on now.
  const madeAt = new Date(clock < 7 ? atLocal(today - 1, 19, timeZone) : atLocal(today, clock < 19 ? 7 : 19, timeZone))
  return heldCall(world, line, 'Daily Line Check', { aliveAt: madeAt, createdAt: madeAt, createdById: null })
}

const sceneCall = (world: World, scene: Scene, free: OpenLine[]): Partial<Rows> => {
  const { random, now, facilities, members } = world
  const facility = facilities.find(({ name }) => name === scene.facility)
  const line = scene.place === 'line' ? takeLine(free, facility) : undefined
  const [roomName, inRoom = null] = scene.place.split(', ')
  const room = line?.room ?? facility?.rooms.find(({ name }) => name === roomName)
  const patientFrom = facility ?? facilities[0]!
  const patient = line?.patient ?? newPatient(world, patientFrom, room ?? random.pick(patientFrom.rooms))
  const createdAt = new Date(now - scene.waited * minute - random.int(0, 59_999))
  const desk = members.find(({ person }) => person.role === 'External')
  const isOfDesk = desk && desk.person.fullName.includes(scene.contact.split(' desk')[0]!)
  const call = openCall(world, {
    purpose: purposeNamed(world, scene.purpose),
    status: scene.status,
    room,
    roomDescription: facility ? inRoom : scene.place,
    customJob: scene.purpose === 'Custom' ? scene.detail : null,
    insertedBy: scene.purpose === 'Custom' ? null : scene.detail,
    contact: scene.contact,
    preComments: scene.notes || null,
    ...patientFields(patient, scene.patient),
    lineId: line?.id ?? null,
    aliveAt: createdAt,
    createdAt,
    createdById: isOfDesk ? desk.userId : random.pick(patientFrom.askers.filter((userId) => userId !== desk?.userId)),
  })
  return { call: [call], work_order: workOn(world, scene.works, call) }
}

const workOn = (world: World, works: Work[], call: CallRow): Rows['work_order'] =>
  works.map(({ email, as, minutes, until }) => {
    const { userId, person } = memberByEmail(world, email)
    const [start, end] = [minutes, until].map((ago) => world.now - ago * minute) as [number, number]
    const isOver = as === 'led'
    call.updatedAt = new Date(isOver ? end : start)
    call.updatedById = userId
    call.version += isOver ? 2 : 1
    if (as === 'leads') call.assignedToId = userId
    call.startTime ??= new Date(start)
    const role = as === 'assists' ? 'assistant' : as === 'learns' ? 'trainee' : 'lead'
    return workOrder(world, call, { userId, training: person.training, start, end: isOver ? end : null }, role)
  })

const takeLine = (free: OpenLine[], facility: Facility | undefined): OpenLine | undefined => {
  const index = free.findIndex((line) => line.facility === facility && isPicc(line.insertion))
  return index < 0 ? undefined : free.splice(index, 1)[0]
}
