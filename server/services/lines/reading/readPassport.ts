import type { Db } from '../../../db/access/client'
import type { CallImage, CallValue } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'
import { todayIn } from '../../../domain/kernel/time/facilityTime'
import { purposeNames } from '../../../domain/configuration/purposes/purpose'
import { externalLengths, insertionIn, placementOf } from '../../../domain/lines/passport'
import { authorize, type Request } from '../../kernel/request'
import { visibleCalls, visibleImages } from '../../records/callVisibility'
import { readLine, type WholeLine } from './readLine'

/** A completed call of the line, by the calendar day of the line's facility. */
export type PassportVisit = { callId: string; at: Date; day: string; byName: string | null }
type Visited = { visit: PassportVisit }
export type Placement = Visited & { purposeName: string; insertedBy: string | null; fields: CallValue[] }
export type ExternalLength = Visited & { name: string; value: string; difference: number | null }
export type DressingChange = Visited & { fields: CallValue[] }
export type Passport = {
  /** Null when no insertion is recorded: the line came with the patient, or its call is not visible. */
  placement: Placement | null
  /** Who placed a line that came with the patient, as its first call says. */
  insertedBy: string | null
  externalLengths: ExternalLength[]
  dressingChanges: DressingChange[]
  photos: CallImage[]
}

/** A line has a visit a week at most, and a photo now and then. */
const mostCalls = 1_000
const mostPhotos = 60

/** What a line is known by (rules 4.17), from those of its calls that the actor sees. Who calls this has it audited. */
export const passportOf = async (db: Db, actor: Actor, lineId: string): Promise<Passport> => {
  const ofLine = { lineId, deletedAt: null }
  const [place, newest, photos, lengthFields] = await Promise.all([
    db.line.findUniqueOrThrow({
      where: { id: lineId },
      select: { room: { select: { facility: { select: { timeZone: true } } } } },
    }),
    db.call.findMany({
      where: { AND: [visibleCalls(actor), { ...ofLine, completedAt: { not: null } }] },
      select: {
        id: true,
        completedAt: true,
        insertedBy: true,
        completedBy: { select: { fullName: true } },
        purpose: { select: { name: true } },
        values: {
          orderBy: [{ procedureWeight: 'asc' }, { procedureId: 'asc' }, { fieldWeight: 'asc' }, { fieldId: 'asc' }],
        },
      },
      orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
      take: mostCalls,
    }),
    db.callImage.findMany({
      where: { AND: [visibleImages(actor), { call: { is: ofLine } }] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: mostPhotos,
    }),
    // Deleted ones too: what they recorded stays (rules 5.3).
    db.procedureField.findMany({
      where: { providerId: actor.providerId, externalLength: true, type: 'number' },
      select: { id: true },
    }),
  ])
  // A line without a room has the day of UTC (rules 1.4).
  const timeZone = place.room?.facility.timeZone ?? 'UTC'
  const calls = newest.toReversed()
  const visitOf = (call: (typeof calls)[number]): PassportVisit => ({
    callId: call.id,
    at: call.completedAt!,
    day: todayIn(timeZone, call.completedAt!),
    byName: call.completedBy?.fullName ?? null,
  })
  const isLength = new Set(lengthFields.map((field) => field.id))
  const placement = placementOf(calls)
  return {
    placement: placement && {
      visit: visitOf(placement),
      purposeName: placement.purpose.name,
      insertedBy: placement.insertedBy,
      fields: insertionIn(placement)!,
    },
    insertedBy: calls.find((call) => call.insertedBy)?.insertedBy ?? null,
    externalLengths: externalLengths(calls, (fieldId) => isLength.has(fieldId)).map(({ call, length, difference }) => ({
      visit: visitOf(call),
      name: length.fieldName,
      value: length.values[0]!,
      difference,
    })),
    dressingChanges: newest
      .filter(({ purpose }) => purpose.name === purposeNames.dressingChange)
      .map((call) => ({ visit: visitOf(call), fields: call.values })),
    photos,
  }
}

/** The passport of a line that exists for the actor; reading it is audited like the line. */
export const readPassport = async (
  request: Request,
  lineId: string,
): Promise<{ line: WholeLine; passport: Passport }> => {
  const actor = authorize(request, 'lines:see')
  const line = await readLine(request, lineId)
  return { line, passport: await passportOf(request.clients.forProvider(actor.providerId), actor, line.id) }
}
