import type { Db } from '../../../db/access/client'
import { authorize, type Request } from '../../kernel/request'
import { applies, isApproved, isPending, joinStanding, withPeopleAndRequirements } from './standingSql'

/** Whether a person has all that is asked of them (rules 6.1), and which day is today for them. */
export type PersonStanding = { inCompliance: boolean; probablyCompliant: boolean; today: string }

/** Of people with a role in the provider; others have no standing there. */
export const readStandings = async (
  db: Db,
  { providerId, now, userIds }: { providerId: string; now: Date; userIds: readonly string[] | null },
): Promise<Map<string, PersonStanding>> => {
  const rows = await db.$queryRaw<({ id: string } & PersonStanding)[]>`
    with ${withPeopleAndRequirements({ providerId, now, userIds })}
    select p.id, to_char(p.today, 'YYYY-MM-DD') as today,
      coalesce(bool_and(${isApproved}) filter (where q.id is not null), true) as "inCompliance",
      coalesce(bool_and(${isPending}) filter (where q.id is not null), true) as "probablyCompliant"
    from person p left join requirement q on ${applies} ${joinStanding(providerId)}
    group by p.id, p.today`
  return new Map(rows.map(({ id, ...standing }) => [id, standing]))
}

/** Nothing is asked of people without a role. */
const nothingAsked = { inCompliance: true, probablyCompliant: true }

/** The caller's own, in the provider they work in. */
export const readOwnStanding = async (
  request: Request,
): Promise<Pick<PersonStanding, 'inCompliance' | 'probablyCompliant'>> => {
  // Also before a password that somebody else set is changed: then everybody still reads who they are.
  const { providerId, userId } = authorize(request, 'account:password')
  const standings = await readStandings(request.clients.forProvider(providerId), {
    providerId,
    now: request.now(),
    userIds: [userId],
  })
  return standings.get(userId) ?? nothingAsked
}

/** Whether nothing is missing, counting documents that nobody has reviewed yet (rules 6.1). */
export const amIProbablyCompliant = async (request: Request): Promise<boolean> =>
  (await readOwnStanding(request)).probablyCompliant
