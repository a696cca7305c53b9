import { createHash } from 'node:crypto'
import { findDevice } from '../../auth/devices'
import { newCode } from '../../auth/newCode'
import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import { networkOf } from '../../domain/account/network'
import { codeLength, codeLivesMs } from '../../domain/devices/pairingCode'
import type { DeviceKind, DeviceState } from '../../domain/devices/device'
import { shownCode } from '../../domain/kernel/code'
import { refuse } from '../../domain/kernel/refusal'
import { Refused } from '../kernel/refused'
import type { Request } from '../kernel/request'

/** Screens that may wait at once: of one network, and in all. A new code of the same screen replaces its old one. */
const mostWaiting = { network: 50, all: 1_000 }

export const hashCode = (code: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`pairing ${code}`).digest())

export type DeviceFacts = { state: DeviceState; kind: DeviceKind | null; name: string | null }

/** What a screen is told of itself: whether it was paired, and as what. It has nothing but its secret. */
export const readDeviceState = async (request: Request, token: string | null): Promise<DeviceFacts> => {
  if (!token) return { state: 'unknown', kind: null, name: null }
  const tokenHash = hashSessionToken(token)
  const found = await findDevice(request.clients, tokenHash, request.now())
  if (found) return { state: found.isStopped ? 'stopped' : 'paired', kind: found.device.kind, name: found.device.name }
  const waits = await request.clients.system.devicePairing.findUnique({ where: { tokenHash } })
  return { state: waits && waits.expiresAt > request.now() ? 'waiting' : 'unknown', kind: null, name: null }
}

type Pairing = { token: string; code: string; expiresAt: Date }

/**
 * Gives a screen a code to show, and a secret to keep; the code pairs it once, within ten minutes. Both are stored as
 * hashes. Null for a screen that is paired already: nobody takes its place.
 */
export const startPairing = async (request: Request, kept: string | null): Promise<Pairing | null> => {
  const { clients, origin } = request
  const [now, network] = [request.now(), networkOf(origin)]
  const before = kept && hashSessionToken(kept)
  if (before && (await findDevice(clients, before, now))) return null
  const [token, code] = [newSessionToken(), newCode(codeLength)]
  const expiresAt = new Date(now.getTime() + codeLivesMs)
  const isAdded = await clients.systemTransaction(async (tx) => {
    // One after the other, so that screens which ask at once are all counted.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('screens that wait to be paired'))`
    await tx.devicePairing.deleteMany({
      where: { OR: [{ expiresAt: { lte: now } }, ...(before ? [{ tokenHash: before }] : [])] },
    })
    const [waiting, all] = [await tx.devicePairing.count({ where: { network } }), await tx.devicePairing.count()]
    if (waiting >= mostWaiting.network || all >= mostWaiting.all) return false
    await tx.devicePairing.create({
      data: { tokenHash: hashSessionToken(token), codeHash: hashCode(code), network, expiresAt },
    })
    return true
  })
  if (!isAdded)
    throw new Refused(
      refuse('TOO_MANY_SCREENS', 'Too many screens of this network wait to be paired. Try again in ten minutes.'),
    )
  return { token, code: shownCode(code, codeLength / 2), expiresAt }
}
