import type { DeviceKind } from '../../domain/devices/device'
import { pairDeviceInput } from '../../domain/devices/input'
import { codeNotValid, codeWindowMs, mostCodesCounted, tooManyCodes, wrongPlace } from '../../domain/devices/rules'
import { unitsOf } from '../../domain/configuration/facilities/unit'
import { visibleFacilities } from '../configuration/facilities/visibility'
import { firstValues } from '../kernel/audit'
import { command } from '../kernel/command'
import { stopIf, stopIfInvalid } from '../kernel/refused'
import { authorize, type Request } from '../kernel/request'
import { hashCode } from './pairing'

type CodeTry = { id: string }

/**
 * Counts the codes that were wrong before this one, of the person and of everybody in the provider. The try is written
 * first, so that many at once see each other, and stays unless its code is right.
 */
const beginTry = async (request: Request): Promise<CodeTry> => {
  const { providerId, userId } = authorize(request, 'devices:manage')
  const db = request.clients.forProvider(providerId)
  const at = request.now()
  const since = { gt: new Date(at.getTime() - codeWindowMs) }
  const { id } = await db.deviceCodeTry.create({ data: { providerId, userId, at }, select: { id: true } })
  const others = { providerId, at: since, id: { not: id } }
  const [person, provider] = await Promise.all([
    db.deviceCodeTry.count({ where: { ...others, userId }, take: mostCodesCounted }),
    db.deviceCodeTry.count({ where: others, take: mostCodesCounted }),
  ])
  const tooMany = tooManyCodes({ person, provider })
  // Refused tries do not count, so that nobody is kept out for longer by trying on.
  if (tooMany) await db.deviceCodeTry.deleteMany({ where: { id } })
  stopIf(tooMany)
  return { id }
}

type Place = { kind: DeviceKind; facilityId: string | null; unit: string | null }

const checkPlace = async (request: Request, place: Place): Promise<void> => {
  const actor = authorize(request, 'devices:manage')
  const facility = place.facilityId
    ? await request.clients.forProvider(actor.providerId).facility.findFirst({
        where: { AND: [visibleFacilities(actor), { id: place.facilityId, deletedAt: null }] },
        select: { rooms: { where: { hiddenAt: null }, select: { name: true } } },
      })
    : null
  stopIfInvalid(wrongPlace(place, facility && { units: unitsOf(facility.rooms.map(({ name }) => name)) }, actor))
}

/** Pairs the screen that shows the code: from now on its secret opens what the device may do (rules 10.6, 10.16). */
export const pairDevice = command({
  name: 'pairDevice',
  permission: 'devices:manage',
  on: 'device',
  input: pairDeviceInput,
  description: "Pairs the screen that shows the code, as a wall board or as a ward's device.",
  refusals: ['CODE_NOT_VALID', 'TOO_MANY_TRIES'],
  needsSession: true,
  // Outside of the transaction, so that a try stays whatever comes of it, and a wrong place is not counted as one.
  prepare: async ({ kind, facilityId, unit }, request) => {
    const place = { kind, facilityId: facilityId ?? null, unit: unit ?? null }
    await checkPlace(request, place)
    return { place, tried: await beginTry(request) }
  },
  run: async ({ tx, actor, now, record, changed }, { code, name }, { place, tried }) => {
    // Of two administrators who enter one code at once, the second waits here and finds none.
    const [pairing] = await tx.$queryRaw<{ tokenHash: Uint8Array<ArrayBuffer> }[]>`
      delete from device_pairing where code_hash = ${hashCode(code)} and expires_at > ${now} returning token_hash as "tokenHash"`
    stopIf(pairing ? null : codeNotValid())
    const { id } = await tx.device.create({
      data: {
        ...place,
        name,
        providerId: actor.providerId,
        tokenHash: pairing!.tokenHash,
        pairedById: actor.userId,
        pairedAt: now,
      },
      select: { id: true },
    })
    await tx.deviceCodeTry.deleteMany({ where: { id: tried.id } })
    record({ kind: 'device', id }, firstValues({ name, ...place }))
    changed({ kind: 'device', id }, [place.facilityId])
    return { deviceId: id, providerId: actor.providerId }
  },
})
