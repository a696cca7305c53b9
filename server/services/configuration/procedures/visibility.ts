import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'

/** The procedures that exist for the actor (rules 2.3). */
export const visibleProcedures = (actor: Actor): Prisma.ProcedureWhereInput => ({ providerId: actor.providerId })

export const visibleFields = (actor: Actor): Prisma.ProcedureFieldWhereInput => ({
  procedure: visibleProcedures(actor),
})

export const visibleOptions = (actor: Actor): Prisma.ProcedureFieldOptionWhereInput => ({ field: visibleFields(actor) })
