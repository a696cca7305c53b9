import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { may } from '../../domain/kernel/permissions'
import { inVisibleFacility, visibleFacilityIds } from '../configuration/facilities/visibility'

/**
 * The calls that exist for the actor (rules 2.3, 3.3). A call without a room is seen by people
 * without a facility restriction. Who may not see the lists of the past sees only what is still waited for (rules 2.2).
 */
export const visibleCalls = (actor: Actor): Prisma.CallWhereInput => ({
  providerId: actor.providerId,
  ...inVisibleFacility(actor),
  ...(may(actor, 'lists:see') ? {} : { completedAt: null, deletedAt: null }),
})

/** The same for a statement that is written by hand; null stands for no restriction. */
export type CallFilter = {
  providerId: string
  facilityIds: readonly string[] | null
  openOnly: boolean
  deletedById: string | null
  /** Whose lines are shown with their calls (services/lines/visibility). */
  lines: { facilityIds: readonly string[] | null } | null
}

export const visibleCallRows = (actor: Actor): CallFilter => {
  const facilityIds = visibleFacilityIds(actor)
  return {
    providerId: actor.providerId,
    facilityIds,
    openOnly: !may(actor, 'lists:see'),
    deletedById: null,
    lines: may(actor, 'lines:see') ? { facilityIds } : null,
  }
}

/** Servers reckon the time of the database alike but for a moment, much less than this (server/db/access/clock.ts). */
const mostAheadMs = 60_000

/**
 * The calls that stand in the actor's queue at this moment (rules 3.1). What was announced has joined it, although the
 * server that did so reckoned the time a little later. How much later is bounded for the index of what is alive.
 */
export const activeCalls = (actor: Actor, now: Date): Prisma.CallWhereInput => ({
  ...visibleCalls(actor),
  completedAt: null,
  deletedAt: null,
  aliveAt: { lte: latestAliveAt(now) },
  OR: [{ aliveAt: { lte: now } }, { announcedAt: { not: null } }],
})

/** No call that stands in the queue now joins it later than this. */
export const latestAliveAt = (now: Date): Date => new Date(now.getTime() + mostAheadMs)

/** The images that exist for the actor: those of calls that do, and their own that are on no call yet. */
export const visibleImages = (actor: Actor): Prisma.CallImageWhereInput => ({
  providerId: actor.providerId,
  OR: [{ call: visibleCalls(actor) }, { callId: null, createdById: actor.userId }],
})
