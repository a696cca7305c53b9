import { hour, isWeekend, localDay } from './calendar'
import { insertions } from './catalogue'
import { closeCall, type Piece, type Worked } from './calls'
import { deletedCall } from './deletions'
import { daysAfterChange, followUpCall, lineRow, placeLine, takeIn, visited, type OpenLine } from './lines'
import { arrivalTime, dueRequest, newRequest, putsLineIn, someFacility, type Incoming } from './requests'
import { purposeNamed, type Facility, type Purpose, type World } from './world'

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
    const deletions = Array.from({ length: Math.round(plan.deleted * scale) }, () => random.int(first, today - 2)).sort((a, b) => b - a)
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
      if (index < insertionsLeft) incoming.push(this.#fresh(random.weighted(insertions, ({ share }) => share).purpose, date))
      else if (index < insertionsLeft + everydayLeft) incoming.push(this.#everydayCall(date, lines))
      else incoming.push(this.#fresh('Difficult IV', date))
    }
    return incoming.filter(({ call }) => call.aliveAt.getTime() < now)
  }

  #fresh(purposeName: string, date: number): Incoming {
    const facility = someFacility(this.#world)
    return newRequest(this.#world, facility, purposeNamed(this.#world, purposeName), arrivalTime(this.#world, facility, date))
  }

  #everydayCall(date: number, lines: OpenLine[]): Incoming {
    const purpose = this.#world.random.weighted(this.#everyday, ({ everyday }) => everyday ?? 0)
    if (!purpose.onLine) return this.#fresh(purpose.name, date)
    const line = this.#quietLine(date, lines)
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
        line.askedOn < date && dateOf(line.visitedAt) < date && dateOf(line.next.due) > date + 1 && dateOf(line.outAt) > date + 1
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
          this.openLines.has(line) && localDay(line.next.due, line.facility.timeZone) === date && line.next.due < now - stillWaiting,
      )
      .map((line) => dueRequest(this.#world, line, line.facility.followUpsEnabled ? followUpCall(this.#world, line) : null))
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
    const { call, purpose, facility, patient, wanted, line } = incoming
    const worked = closeCall(this.#world, call, purpose, facility, wanted)
    if (!worked) return
    if (line) return this.#workOnLine(line, purpose, worked)
    if (putsLineIn(purpose) && this.#leavesLine(facility)) {
      const placed = placeLine(this.#world, facility, patient, purpose.name, worked)
      this.openLines.add(placed)
      remember(this.#out, placed, placed.outAt)
      remember(this.#due, placed, placed.next.due)
      return
    }
    this.#finished.push({ calls: [call], workOrders: worked.workOrders })
  }

  #workOnLine(line: OpenLine, purpose: Purpose, worked: Worked): void {
    const dateOf = (time: number): number => localDay(time, line.facility.timeZone)
    const isRemoval = purpose.name === 'Line Removal'
    if (!isRemoval && dateOf(line.outAt) > dateOf(worked.call.aliveAt.getTime())) {
      visited(line, worked, purpose.name === 'Dressing Change' ? daysAfterChange(this.#world, line, worked) : 7)
      remember(this.#due, line, line.next.due)
      return
    }
    if (!isRemoval) worked.call.comments = 'Therapy done, line removed intact instead of dressing change.'
    takeIn(line, worked)
    this.#close(line, worked.completedAt, worked.completedById)
  }

  /** Nine in ten succeed; where no follow-ups are made, nobody asks for a line either (rules 3.9). */
  #leavesLine(facility: Facility): boolean {
    return this.#world.random.chance(facility.followUpsEnabled ? 0.895 : 0.45)
  }

  #close(line: OpenLine, at: number, byId: string): void {
    this.openLines.delete(line)
    this.#finished.push({ line: lineRow(this.#world, line, { at, byId }), calls: line.calls, workOrders: line.workOrders })
  }
}

const remember = (days: Map<number, OpenLine[]>, line: OpenLine, at: number): void => {
  const date = localDay(at, line.facility.timeZone)
  const lines = days.get(date)
  if (lines) lines.push(line)
  else days.set(date, [line])
}
