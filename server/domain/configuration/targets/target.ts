import { statusNames } from '../statuses/status'

/** The statuses with a target. A call on hold waits on purpose (rules 10.4). */
export const targetStatuses = [statusNames.stat, statusNames.normal] as const
export type TargetStatus = (typeof targetStatuses)[number]

/** Who may be told that a call waits too long: people who may see it, by their role, or everybody who is Online. */
export const audiences = ['managers', 'administrators', 'online'] as const
export type Audience = (typeof audiences)[number]

/** What a provider has until it decides otherwise; the database adds it with the provider. */
export const usualTargets = {
  Stat: { targetMinutes: 30, escalateAfter: 10 },
  Normal: { targetMinutes: 120, escalateAfter: null },
} as const satisfies Record<TargetStatus, { targetMinutes: number; escalateAfter: number | null }>
export const usualAudience: readonly Audience[] = ['managers', 'administrators']
export const usualRepeat = 10

/** How often an escalation is repeated at most. */
export const mostRepeats = 5

/** Minutes of a day: a longer time is a typing error. */
export const longestWait = 1440

/** The calls that a target is for. */
export type TargetPlace = { status: string; purposeId: string | null; facilityId: string | null }

/** Whether it is the target of all calls with its status, which every provider keeps. */
export const isGeneral = ({ purposeId, facilityId }: Pick<TargetPlace, 'purposeId' | 'facilityId'>): boolean =>
  purposeId === null && facilityId === null

/** The calls of all targets in the order of a list: Stat first, and the general before the special. */
export const compareTargets = (a: TargetPlace, b: TargetPlace): number =>
  rankOf(a) - rankOf(b) || specificity(a) - specificity(b)

/** How people name a target: "Stat", "Stat, PICC Insertion, North Campus". */
export const targetName = ({
  status,
  purpose,
  facility,
}: {
  status: string
  purpose: { name: string } | null
  facility: { name: string } | null
}): string => [status, ...[purpose, facility].flatMap((of) => of?.name ?? [])].join(', ')

const rankOf = ({ status }: TargetPlace): number => (status === statusNames.stat ? 0 : 1)

/** Of a call the most specific target counts, and the purpose before the facility: `waiting_target_of` in the database. */
const specificity = ({ purposeId, facilityId }: TargetPlace): number => (purposeId ? 2 : 0) + (facilityId ? 1 : 0)
