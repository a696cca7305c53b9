import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { passwordMatches } from '../../../auth/password'
import type { Tx } from '../../../db/access/client'
import { networkOf } from '../../../domain/account/network'
import { mostCounted, tooManyTries, tryDelayMs, tryWindowMs, type FailedTries } from '../../../domain/account/throttle'
import type { Refusal } from '../../../domain/kernel/refusal'
import type { Request } from '../../kernel/request'

type SignInTry = {
  failed: FailedTries
  /** Removes this attempt from the count. */
  forget(): Promise<void>
  /** Removes all attempts from the same place, because one succeeded. */
  settle(tx: Tx): Promise<void>
}

/**
 * Counts the failed attempts besides this one, in the database, so that all processes count together. The attempt is
 * stored first, as failed until it succeeds, so that concurrent attempts see each other and none slips through between
 * the count and the check. It stays stored whatever happens next. `device`: the hash of the known device.
 */
export const beginTry = async (
  { clients: { system }, origin, now }: Request,
  email: string,
  device: Uint8Array<ArrayBuffer> | null,
): Promise<SignInTry> => {
  const account = new Uint8Array(createHash('sha256').update(email).digest())
  const address = networkOf(origin)
  const at = now()
  const since = new Date(at.getTime() - tryWindowMs)
  const { id } = await system.signInTry.create({ data: { account, origin: address, device, at }, select: { id: true } })
  const place = device ? { account, device } : { account, origin: address, device: null }
  const [failed] = device
    ? await system.$queryRaw<FailedTries[]>`
        select (select count(*) from (select from sign_in_try where account = ${account} and device = ${device} and at > ${since} and id <> ${id}::uuid limit ${mostCounted.own}) as own)::int as own,
          0 as account, 0 as address, 0 as "all"`
    : await system.$queryRaw<FailedTries[]>`
        select (select count(*) from (select from sign_in_try where account = ${account} and origin = ${address} and device is null and at > ${since} and id <> ${id}::uuid limit ${mostCounted.own}) as own)::int as own,
          (select count(*) from (select from sign_in_try where account = ${account} and device is null and at > ${since} and id <> ${id}::uuid limit ${mostCounted.account}) as account)::int as account,
          (select count(*) from (select from sign_in_try where origin = ${address} and device is null and at > ${since} and id <> ${id}::uuid limit ${mostCounted.address}) as address)::int as address,
          (select count(*) from (select from sign_in_try where device is null and at > ${since} and id <> ${id}::uuid limit ${mostCounted.all}) as every)::int as "all"`
  return {
    failed: failed!,
    forget: async () => void (await system.signInTry.deleteMany({ where: { id } })),
    settle: async (tx) => void (await tx.signInTry.deleteMany({ where: place })),
  }
}

type PasswordTry = {
  email: string
  device: Uint8Array<ArrayBuffer> | null
  passwordHash: string | null
  password: string
}

/**
 * Whether the password is right. Wrong ones delay further tries and are refused in the end, whoever tries and wherever
 * (rules 2.6). `settle` forgets them, in the transaction of what the right one permits.
 */
export const tryPassword = async (
  request: Request,
  { email, device, passwordHash, password }: PasswordTry,
): Promise<{ tooMany: Refusal | null; matches: boolean; settle: SignInTry['settle'] }> => {
  const { failed, forget, settle } = await beginTry(request, email, device)
  const tooMany = tooManyTries(failed)
  if (tooMany) {
    await forget()
    return { tooMany, matches: false, settle }
  }
  await wait(tryDelayMs(failed))
  return { tooMany, matches: await passwordMatches(passwordHash, password), settle }
}
