import type { Prisma } from '../../../db/generated/prisma/client'
import { presenceOf } from '../../../domain/account/presence'
import { compareOnTeam, hasNobodyPresent, isOnTeam, type TeamMember } from '../../../domain/calls/queue/team'
import { isRestricted, type Actor } from '../../../domain/kernel/actor'
import { rolesWith } from '../../../domain/kernel/permissions'
import { authorize, type Request } from '../../kernel/request'
import { activeCalls, visibleCalls } from '../../records/callVisibility'
import { statusNames } from '../../../domain/configuration/statuses/status'

export type Team = { members: TeamMember[]; statsWithNobody: string[] }

const person = { select: { id: true, fullName: true, isOnline: true, awayAt: true } } satisfies object

/**
 * Who is here and on what (rules 10.12). People who are restricted to facilities see those who work in one of theirs,
 * and of everybody only the calls that they may see: of another one only that somebody is on it.
 */
export const readTeam = async (request: Request): Promise<Team> => readTeamOf(request, authorize(request, 'call:work'))

/** The same for somebody who sees what this actor sees: a wall board stands in for one. */
export const readTeamOf = async ({ clients, now }: Pick<Request, 'clients' | 'now'>, actor: Actor): Promise<Team> => {
  const db = clients.forProvider(actor.providerId)
  const { providerId } = actor
  const seen = visibleCalls(actor)
  const isColleague: Prisma.UserWhereInput = {
    active: true,
    isOnline: true,
    awayAt: null,
    roles: { some: { providerId, lock: null, role: { in: rolesWith('call:work') } } },
    ...(isRestricted(actor)
      ? {
          OR: [
            { allowedFacilities: { none: { providerId } } },
            { allowedFacilities: { some: { providerId, facilityId: { in: actor.allowedFacilityIds } } } },
          ],
        }
      : {}),
  }
  const [people, work, stats, elsewhere] = await Promise.all([
    db.user.findMany({ ...person, where: isColleague }),
    db.workOrder.findMany({
      where: { providerId, end: null, call: { ...seen, completedAt: null, deletedAt: null } },
      select: { callId: true, start: true, userId: true, user: person, call: { select: { assignedToId: true } } },
      orderBy: [{ start: 'asc' }, { id: 'asc' }],
    }),
    db.call.findMany({
      where: { ...activeCalls(actor, now()), statusCode: { name: statusNames.stat } },
      select: {
        id: true,
        statusCode: { select: { name: true } },
        workOrders: { where: { end: null }, select: { user: person } },
      },
      orderBy: [{ aliveAt: 'asc' }, { id: 'asc' }],
    }),
    isRestricted(actor)
      ? db.workOrder.findMany({
          where: { providerId, end: null, call: { completedAt: null, deletedAt: null, NOT: seen } },
          select: { userId: true },
        })
      : [],
  ])

  const everybody = new Map(people.map((each) => [each.id, each]))
  const areElsewhere = new Set(elsewhere.map(({ userId }) => userId))
  const workOf = new Map<string, NonNullable<TeamMember['work']>>()
  for (const { callId, start, userId, user, call } of work) {
    const isLead = call.assignedToId === userId
    if (isLead) everybody.set(userId, user)
    if (isLead || !workOf.has(userId)) workOf.set(userId, { callId, since: start, isLead })
  }
  const members = [...everybody.values()].map((each) => ({
    userId: each.id,
    fullName: each.fullName,
    presence: presenceOf(each),
    work: workOf.get(each.id) ?? null,
    isElsewhere: areElsewhere.has(each.id),
  }))
  return {
    members: members.filter(isOnTeam).sort(compareOnTeam),
    statsWithNobody: stats
      .filter(({ statusCode, workOrders }) =>
        hasNobodyPresent({ statusName: statusCode.name, workers: workOrders.map(({ user }) => presenceOf(user)) }),
      )
      .map(({ id }) => id),
  }
}
