import type { Clients } from '../../../db/access/client'
import { makePushKeys, type PushKeys } from '../../../push/pusher'

/**
 * The keys of this installation, made when they are first needed. They stay: with other keys, every device would have to
 * be added again. Of several servers that make them at once, the first one's count.
 */
export const readVapidKeys = async ({ system }: Clients): Promise<PushKeys> => {
  const read = () => system.vapidKey.findUnique({ where: { id: 1 }, select: { publicKey: true, privateKey: true } })
  const kept = await read()
  if (kept) return kept
  await system.vapidKey.createMany({ data: { ...makePushKeys(), createdAt: new Date() }, skipDuplicates: true })
  return (await read())!
}
