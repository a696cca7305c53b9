import { hour, isWeekend, localDay } from './calendar'
import { insertions, insertionSuccess } from '../plan/catalogue'
import { closeCall, pieceOf, record, type Piece, type Worked } from './calls'
import { deletedCall } from './deletions'
import { isInfected } from './infections'
import { attempt, exchange, isCentral } from './insertions'
import { changeDressing, followUpCall, linePiece, placeLine, takeIn, visited, weekly, type OpenLine } from './lines'
import { recordDressing, recordInsertion, recordOther, recordRemoval, recordVisit } from './recorded'
import { arrivalTime, dueRequest, newRequest, putsLineIn, someFacility, type Incoming } from './requests'
import { purposeNamed, type Purpose, type World } from './world'

/** Follow-ups that came due this lately are still in the queue. */
const stillWaiting = 8 * hour

/** Day after day until now. Lines that are still in when it ends stay in `openLines`. */
export class History {
  readonly openLines = new Set<OpenLine>()
  readonly #world: World
  readonly #due = new Map<number, OpenLine[]>()
  readonly #out = new Map<number, OpenLine[]>()
  readonly #everyday: Purpose[]
  #finished: Piece[] = []

  constructor(world: World) {
    this.#world = world
    this.#everyday = [...world.purposes.values()].filter(({ everyday }) => everyday)
  }

  *run(): Generator<Piece> {
    const { now, random, scale, plan, facilities } = this.#world
    const today = Math.max(...facilities.map(({ timeZone }) => localDay(now, timeZone)))
    const first = today - plan.days
    // Two days back, so that whatever becomes of a deleted call is over.
    const deletions = Array.from({ length: Math.round(plan.deleted * scale) }, () => random.int(first, today - 2)).sort(
      (a, b) => b - a,
    )
    for (let date = first; date <= today; date += 1) {
      const incoming = this.#day(date).sort((a, b) => a.wanted - b.wanted)
      for (const each of incoming) this.#work(each)
      for (; deletions.at(-1) === date; deletions.pop()) this.#finished.push(deletedCall(this.#world, date))
      yield* this.#finished
      this.#finished = []
    }
  }

  #day(date: number): Incoming[] {
    const { now, random, scale, plan } = this.#world
    const target = random.round((isWeekend(date) ? random.int(...plan.weekend) : random.int(...plan.weekday)) * scale)
    const incoming = [...this.#dueOn(date), ...this.#outOn(date)]
    const insertionsLeft = random.round(target * plan.insertions)
    const everydayLeft = random.round(target * plan.everyday)
    const lines = [...this.openLines]
    for (let index = 0; incoming.length < target; index += 1) {
      if (index < insertionsLeft)
        incoming.push(this.#fresh(random.weighted(insertions, ({ share }) => share).purpose, date))
      else if (index < insertionsLeft + everydayLeft) incoming.push(this.#everydayCall(date, lines))
      else incoming.push(this.#fresh('Difficult IV', date))
    }
    return incoming.filter(({ call }) => call.aliveAt.getTime() < now)
  }

  #fresh(purposeName: string, date: number): Incoming {
    const facility = someFacility(this.#world)
    return newRequest(
      this.#world,
      facility,
      purposeNamed(this.#world, purposeName),
      arrivalTime(this.#world, facility, date),
    )
  }

  #everydayCall(date: number, lines: OpenLine[]): Incoming {
    const purpose = this.#world.random.weighted(this.#everyday, ({ everyday }) => everyday ?? 0)
    if (!purpose.onLine) return this.#fresh(purpose.name, date)
    const line = this.#quietLine(date, purpose.central ? lines.filter(({ insertion }) => isCentral(insertion)) : lines)
    if (!line) return this.#fresh('Difficult IV', date)
    line.askedOn = date
    return newRequest(this.#world, line.facility, purpose, arrivalTime(this.#world, line.facility, date), line)
  }

  /** A line on the ward with nothing else going on that day. */
  #quietLine(date: number, lines: OpenLine[]): OpenLine | undefined {
    for (let attempt = 0; attempt < 20 && lines.length > 0; attempt += 1) {
      const line = this.#world.random.pick(lines)
      const dateOf = (time: number): number => localDay(time, line.facility.timeZone)
      const isQuiet =
        line.askedOn < date &&
        dateOf(line.visitedAt) < date &&
        dateOf(line.next.due) > date + 1 &&
        dateOf(line.outAt) > date + 1
      if (isQuiet && dateOf(line.homeAt) > date && this.openLines.has(line)) return line
    }
    return undefined
  }

  #dueOn(date: number): Incoming[] {
    const { now } = this.#world
    const lines = this.#due.get(date) ?? []
    this.#due.delete(date)
    return lines
      .filter(
        (line) =>
          this.openLines.has(line) &&
          localDay(line.next.due, line.facility.timeZone) === date &&
          line.next.due < now - stillWaiting,
      )
      .map((line) =>
        dueRequest(this.#world, line, line.facility.followUpsEnabled ? followUpCall(this.#world, line) : null),
      )
  }

  #outOn(date: number): Incoming[] {
    const { now, random, staff } = this.#world
    const lines = this.#out.get(date) ?? []
    this.#out.delete(date)
    return lines.flatMap((line) => {
      // What is due that day is done when the line comes out.
      if (!this.openLines.has(line) || localDay(line.next.due, line.facility.timeZone) <= date) return []
      const outAt = Math.max(line.outAt, line.visitedAt + hour)
      if (random.chance(0.5)) {
        const removal = newRequest(this.#world, line.facility, purposeNamed(this.#world, 'Line Removal'), outAt, line)
        return [{ ...removal, wanted: Math.min(removal.wanted, outAt + 3 * hour) }]
      }
      // The floor took it out, and somebody of the team closes the line.
      const toldAt = Math.round(outAt + random.between(0, 3) * hour)
      if (toldAt < now) this.#close(line, toldAt, staff.anyone(line.facility, toldAt).userId)
      return []
    })
  }

  #work(incoming: Incoming): void {
    const { call, purpose, facility, wanted, line } = incoming
    const worked = closeCall(this.#world, call, purpose, facility, wanted)
    if (!worked) return
    if (line) return this.#workOnLine(line, purpose, worked)
    if (putsLineIn(purpose)) return this.#insert(incoming, worked)
    record(this.#world, worked, recordOther(this.#world, purpose, call))
    this.#finished.push(pieceOf(worked))
  }

  #insert({ call, purpose, facility, patient }: Incoming, worked: Worked): void {
    const { random } = this.#world
    const insertion = attempt(this.#world, purpose, call, random.chance(insertionSuccess))
    record(this.#world, worked, recordInsertion(this.#world, call, insertion, { overWire: false }))
    // Where no follow-ups are made, nobody asks for a line either (rules 3.9).
    if (!insertion.catheter || !(facility.followUpsEnabled || random.chance(0.5)))
      return void this.#finished.push(pieceOf(worked))
    const placed = placeLine(this.#world, facility, patient, insertion, worked)
    this.openLines.add(placed)
    remember(this.#out, placed, placed.outAt)
    remember(this.#due, placed, placed.next.due)
  }

  #workOnLine(line: OpenLine, purpose: Purpose, worked: Worked): void {
    const dateOf = (time: number): number => localDay(time, line.facility.timeZone)
    const isRemoval = purpose.name === 'Line Removal'
    if (isRemoval || dateOf(line.outAt) <= dateOf(worked.call.aliveAt.getTime())) {
      if (!isRemoval) worked.call.comments = 'Line removed instead.'
      record(this.#world, worked, recordRemoval(this.#world, line.outFor, line.insertion))
      takeIn(line, worked)
      return this.#close(line, worked.completedAt, worked.completedById)
    }
    visited(line, worked, this.#visit(line, purpose, worked))
    remember(this.#due, line, line.next.due)
  }

  /** Done and written down; answers the days until the next change. */
  #visit(line: OpenLine, purpose: Purpose, worked: Worked): number {
    const infected = isInfected(line.infections, worked.completedAt)
    if (purpose.name === 'Dressing Change') {
      const { dressing, days } = changeDressing(this.#world, line, worked)
      record(this.#world, worked, recordDressing(this.#world, dressing, { insertion: line.insertion, infected }))
      return days
    }
    if (purpose.name === 'Line Exchange') line.insertion = exchange(this.#world, line.insertion)
    record(this.#world, worked, recordVisit(this.#world, purpose, worked.call, { insertion: line.insertion, infected }))
    return weekly
  }

  #close(line: OpenLine, at: number, byId: string): void {
    this.openLines.delete(line)
    this.#finished.push(linePiece(this.#world, line, { at, byId }))
  }
}

const remember = (days: Map<number, OpenLine[]>, line: OpenLine, at: number): void => {
  const date = localDay(at, line.facility.timeZone)
  const lines = days.get(date)
  if (lines) lines.push(line)
  else days.set(date, [line])
}
