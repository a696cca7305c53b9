import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'

/** The procedures that exist for the actor (rules 2.3). */
export const visibleProcedures = (actor: Actor): Prisma.ProcedureWhereInput => ({ providerId: actor.providerId })

/** What is recorded of them. */
export const visibleFields = (actor: Actor): Prisma.ProcedureFieldWhereInput => ({
  procedure: visibleProcedures(actor),
})

/** What can be chosen there. */
export const visibleOptions = (actor: Actor): Prisma.ProcedureFieldOptionWhereInput => ({ field: visibleFields(actor) })
