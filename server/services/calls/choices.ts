import type { Prisma, Purpose, Room, StatusCode } from '../../db/generated/prisma/client'
import type { CommandContext } from '../kernel/command'
import { visibleFacilities } from '../facilities/visibility'

// What a call may be given now. What was deleted or hidden stays on old calls, and is no choice for new ones.

export const choosablePurpose = ({ tx, actor }: CommandContext, id: string): Promise<Purpose | null> =>
  tx.purpose.findFirst({ where: { id, providerId: actor.providerId, deletedAt: null } })

export const choosableStatus = ({ tx, actor }: CommandContext, which: Prisma.StatusCodeWhereInput): Promise<StatusCode | null> =>
  tx.statusCode.findFirst({ where: { ...which, providerId: actor.providerId } })

export const choosableRoom = ({ tx, actor }: CommandContext, id: string): Promise<Room | null> =>
  tx.room.findFirst({ where: { id, providerId: actor.providerId, hiddenAt: null, facility: { ...visibleFacilities(actor), deletedAt: null } } })
