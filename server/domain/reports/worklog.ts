import { compareNames } from '../kernel/input/names'
import type { Column } from './column'

// Who led, assisted and trained on completed calls, and with whom (rules 7.2). Every number counts calls once.

export const worklogRoles = ['led', 'assisted', 'trained'] as const
export type WorklogRole = (typeof worklogRoles)[number]

export type Companion = { userId: string; fullName: string; count: number }

export type WorklogRow = {
  userId: string
  fullName: string
  callsLed: number
  callsAssisted: number
  callsTrained: number
  callsLedWithTrainee: number
  callsLedWithAssistant: number
  assistsUnderLead: readonly Companion[]
  trainingsUnderLead: readonly Companion[]
  traineesUnderLead: readonly Companion[]
  assistantsUnderLead: readonly Companion[]
}

/** What the database counts: calls of a person in a role, calls that they led with others, and calls of each pair. */
export type WorklogCounts = {
  roles: readonly { userId: string; role: WorklogRole; count: number }[]
  company: readonly { userId: string; role: 'assisted' | 'trained'; count: number }[]
  pairs: readonly { leadId: string; otherId: string; role: 'assisted' | 'trained'; count: number }[]
}

/** Calls on which the same people led, assisted and trained; each list names a person once. */
export type Alike = { led: string[]; assisted: string[]; trained: string[]; count: number }

const addCount = <Row extends { count: number }>(found: Map<string, Row>, key: string, row: Row) =>
  found.set(key, { ...row, count: (found.get(key)?.count ?? 0) + row.count })

/** Nobody works with themselves: a person who led and assisted counts in both roles, and in no company. */
export const worklogCounts = (alike: readonly Alike[]): WorklogCounts => {
  const roles = new Map<string, WorklogCounts['roles'][number]>()
  const company = new Map<string, WorklogCounts['company'][number]>()
  const pairs = new Map<string, WorklogCounts['pairs'][number]>()
  for (const { count, ...people } of alike) {
    for (const role of worklogRoles)
      for (const userId of people[role]) addCount(roles, `${userId} ${role}`, { userId, role, count })
    for (const leadId of people.led)
      for (const role of ['assisted', 'trained'] as const) {
        const others = people[role].filter((id) => id !== leadId)
        if (others.length > 0) addCount(company, `${leadId} ${role}`, { userId: leadId, role, count })
        for (const otherId of others) addCount(pairs, `${leadId} ${otherId} ${role}`, { leadId, otherId, role, count })
      }
  }
  return { roles: [...roles.values()], company: [...company.values()], pairs: [...pairs.values()] }
}

export const worklogRows = (
  { roles, company, pairs }: WorklogCounts,
  nameOf: (userId: string) => string,
): WorklogRow[] => {
  const counted = (
    counts: readonly { userId: string; role: WorklogRole; count: number }[],
    userId: string,
    role: WorklogRole,
  ): number => counts.find((one) => one.userId === userId && one.role === role)?.count ?? 0
  const companions = (found: readonly { userId: string; count: number }[]): Companion[] =>
    found
      .map(({ userId, count }) => ({ userId, fullName: nameOf(userId), count }))
      .sort((a, b) => b.count - a.count || compareNames(a.fullName, b.fullName))
  /** Under whom the person worked. */
  const leadsOf = (userId: string, role: 'assisted' | 'trained') =>
    companions(
      pairs
        .filter((pair) => pair.otherId === userId && pair.role === role)
        .map(({ leadId, count }) => ({ userId: leadId, count })),
    )
  /** Who worked under the person. */
  const othersOf = (userId: string, role: 'assisted' | 'trained') =>
    companions(
      pairs
        .filter((pair) => pair.leadId === userId && pair.role === role)
        .map(({ otherId, count }) => ({ userId: otherId, count })),
    )
  return [...new Set(roles.map(({ userId }) => userId))]
    .map((userId) => ({
      userId,
      fullName: nameOf(userId),
      callsLed: counted(roles, userId, 'led'),
      callsAssisted: counted(roles, userId, 'assisted'),
      callsTrained: counted(roles, userId, 'trained'),
      callsLedWithTrainee: counted(company, userId, 'trained'),
      callsLedWithAssistant: counted(company, userId, 'assisted'),
      assistsUnderLead: leadsOf(userId, 'assisted'),
      trainingsUnderLead: leadsOf(userId, 'trained'),
      traineesUnderLead: othersOf(userId, 'trained'),
      assistantsUnderLead: othersOf(userId, 'assisted'),
    }))
    .sort((a, b) => compareNames(a.fullName, b.fullName))
}

/** The lists of a row, with the words of the screen. */
export const companionLists = {
  assistsUnderLead: 'Assisted Under',
  trainingsUnderLead: 'Trained Under',
  traineesUnderLead: 'Trainees',
  assistantsUnderLead: 'Assistants',
} as const satisfies Partial<Record<keyof WorklogRow, string>>
export const companionKeys = Object.keys(companionLists) as Lists[]

type Lists = keyof typeof companionLists
type Shown = Omit<WorklogRow, 'userId' | Lists> & {
  [List in Lists]: readonly Pick<Companion, 'fullName' | 'count'>[]
}

/** Of calls that were completed in the range; each counts once. */
export const worklogMeanings = {
  callsLed: 'Calls that the person led; one that was taken over counts for each who led it.',
  callsAssisted: 'Calls on which the person assisted.',
  callsTrained: 'Calls on which the person trained.',
  callsLedWithTrainee: 'Calls that the person led while someone else trained on them.',
  callsLedWithAssistant: 'Calls that the person led while someone else assisted on them.',
} as const

const calls = (name: string, key: keyof typeof worklogMeanings): Column<Shown> => ({
  name,
  unit: 'calls',
  isNumber: true,
  means: worklogMeanings[key],
  of: (row) => row[key],
})

export const worklogColumns: Column<Shown>[] = [
  { name: 'Clinician', of: ({ fullName }) => fullName },
  calls('Led', 'callsLed'),
  calls('Assisted', 'callsAssisted'),
  calls('Trained', 'callsTrained'),
  calls('Led with Trainee', 'callsLedWithTrainee'),
  calls('Led with Assistant', 'callsLedWithAssistant'),
]

export const inWords = (companions: readonly Pick<Companion, 'fullName' | 'count'>[]): string =>
  companions.map(({ fullName, count }) => `${fullName} (${count})`).join(', ')

/** The file has the sub-rows of the screen as columns. */
export const worklogFileColumns: Column<Shown>[] = [
  ...worklogColumns,
  ...companionKeys.map((key): Column<Shown> => ({ name: companionLists[key], of: (row) => inWords(row[key]) || null })),
]
