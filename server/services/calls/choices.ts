import type { Prisma, Purpose, Room, StatusCode } from '../../db/generated/prisma/client'
import type { CommandContext } from '../kernel/command'
import { visibleFacilities } from '../facilities/visibility'
import { visiblePurposes } from '../purposes/visibility'
import { visibleStatusCodes } from '../statuses/visibility'

type Chooser = Pick<CommandContext, 'tx' | 'actor'>

// What a call may be given now. What was deleted or hidden stays on old calls, and is no choice for new ones.

export const choosablePurpose = ({ tx, actor }: Chooser, id: string): Promise<Purpose | null> =>
  tx.purpose.findFirst({ where: { ...visiblePurposes(actor), id, deletedAt: null } })

export const choosableStatus = ({ tx, actor }: Chooser, which: Prisma.StatusCodeWhereInput): Promise<StatusCode | null> =>
  tx.statusCode.findFirst({ where: { ...visibleStatusCodes(actor), ...which } })

export const choosableRoom = ({ tx, actor }: Chooser, id: string): Promise<Room | null> =>
  tx.room.findFirst({ where: { id, providerId: actor.providerId, hiddenAt: null, facility: { ...visibleFacilities(actor), deletedAt: null } } })
