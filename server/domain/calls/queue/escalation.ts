import { seesAnyFacility, type Role } from '../../kernel/actor'
import { rolesWith } from '../../kernel/permissions'
import type { Presence } from '../../account/presence'
import { audiences, type Audience } from '../../configuration/targets/target'
import { showMinutes } from './waiting'

/** Who is told by an escalation, and the facility of its call. */
export type Escalated = { audience: readonly string[]; facilityId: string | null }

/** Somebody whose account is active and not locked. */
export type Listener = { role: Role | null; allowedFacilityIds: readonly string[]; presence: Presence }

const isAmong: Record<Audience, (person: Pick<Listener, 'role' | 'presence'>) => boolean> = {
  managers: ({ role }) => role === 'Manager',
  administrators: ({ role }) => role === 'Admin',
  online: ({ presence }) => presence === 'ONLINE',
}

/** The audiences to which a person belongs now. */
export const audiencesOf = (person: Pick<Listener, 'role' | 'presence'>): Audience[] =>
  audiences.filter((one) => isAmong[one](person))

/** Whether an escalation tells this person: they work calls, may see the call, and are of the audience (rules 10.4). */
export const isEscalatedTo = (person: Listener, { audience, facilityId }: Escalated): boolean =>
  person.role !== null &&
  rolesWith('call:work').includes(person.role) &&
  seesAnyFacility(person, facilityId === null ? [] : [facilityId]) &&
  audiencesOf(person).some((one) => audience.includes(one))

const audienceNames: Record<Audience, string> = {
  managers: 'managers',
  administrators: 'administrators',
  online: 'everyone Online',
}

/** "managers", "managers and administrators", "managers, administrators and everybody Online". */
export const audienceInWords = (audience: readonly string[]): string => {
  const names = audiences.filter((one) => audience.includes(one)).map((one) => audienceNames[one])
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join()
}

/** "Escalated to managers: waiting 10 min". */
export const escalationInWords = (audience: readonly string[], minutes: number): string =>
  `Escalated to ${audienceInWords(audience)}: waiting ${showMinutes(minutes)}`
