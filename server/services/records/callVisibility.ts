import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { may } from '../../domain/kernel/permissions'
import { inVisibleFacility, visibleFacilityIds } from '../configuration/facilities/visibility'

/**
 * The calls that exist for the actor (rules 2.3, 3.3). People without a facility restriction also see calls without a
 * room. People who may not see the lists of past calls see only open calls (rules 2.2).
 */
export const visibleCalls = (actor: Actor): Prisma.CallWhereInput => ({
  providerId: actor.providerId,
  ...inVisibleFacility(actor),
  ...(may(actor, 'lists:see') ? {} : { completedAt: null, deletedAt: null }),
})

/** The same for a hand-written statement; null: no restriction. */
export type CallFilter = {
  providerId: string
  facilityIds: readonly string[] | null
  openOnly: boolean
  deletedById: string | null
  /** The lines that are shown with their calls (lineVisibility.ts). */
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

/** Servers know the database's time with an error far below this (server/db/access/clock.ts). */
const mostAheadMs = 60_000

/**
 * The calls in the actor's queue now (rules 3.1). An announced call is in the queue, although the server that announced
 * it may have had a slightly later time. The bound on that difference lets an index serve the filter.
 */
export const activeCalls = (actor: Actor, now: Date): Prisma.CallWhereInput => ({
  ...visibleCalls(actor),
  completedAt: null,
  deletedAt: null,
  aliveAt: { lte: latestAliveAt(now) },
  OR: [{ aliveAt: { lte: now } }, { announcedAt: { not: null } }],
})

/** No call in the queue now has a later aliveAt. */
export const latestAliveAt = (now: Date): Date => new Date(now.getTime() + mostAheadMs)

/** The images that exist for the actor: those of visible calls, and the actor's own that are on no call yet. */
export const visibleImages = (actor: Actor): Prisma.CallImageWhereInput => ({
  providerId: actor.providerId,
  OR: [{ call: visibleCalls(actor) }, { callId: null, createdById: actor.userId }],
})
