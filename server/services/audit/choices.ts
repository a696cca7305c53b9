import { actionInWords } from '../../domain/audit/words'
import { commands } from '../kernel/command'
import { authorize, type Request } from '../kernel/request'

/** The label of an action in a filter; a verb on a line is worded by its name. */
const labelOf = (action: string): string => {
  const command = commands.get(action)
  return actionInWords(action, command?.on === 'call' ? command.history : undefined)
}

/** The actions in the trail of the provider, with their words, by words. */
export const readAuditActions = async (request: Request): Promise<{ name: string; words: string }[]> => {
  const { providerId } = authorize(request, 'audit:see')
  const rows = await request.clients.forProvider(providerId).$queryRaw<
    { action: string }[]
  >`select action from audit_actions() as action`
  return rows
    .map(({ action }) => ({ name: action, words: labelOf(action) }))
    .sort((one, other) => one.words.localeCompare(other.words, 'en') || (one.name < other.name ? -1 : 1))
}

/** The people in the trail of the provider, by name; those who left as well. */
export const readAuditPeople = async (request: Request): Promise<{ id: string; fullName: string }[]> => {
  const { providerId } = authorize(request, 'audit:see')
  const db = request.clients.forProvider(providerId)
  const rows = await db.$queryRaw<{ person: string }[]>`select person from audit_people() as person`
  return db.user.findMany({
    where: { id: { in: rows.map(({ person }) => person) } },
    select: { id: true, fullName: true },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
  })
}
