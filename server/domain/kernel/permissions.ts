import type { Actor, Role } from './actor'

const everyone: Role[] = ['SystemAdmin', 'Admin', 'Manager', 'Clinician', 'External']
const leaders: Role[] = ['SystemAdmin', 'Admin', 'Manager']
const staff: Role[] = ['SystemAdmin', 'Admin', 'Manager', 'Clinician']
const administrators: Role[] = ['SystemAdmin', 'Admin']

type Permission = { roles: readonly Role[]; whenLocked?: true }

/** What a role may do (rules 2.2). What is not listed here nobody may do. */
export const permissions = {
  /** One's own account, also while locked for compliance (rules 2.4). */
  'account:self': { roles: everyone, whenLocked: true },
  /** Being Available or Away, for the team to see. */
  'presence:set': { roles: everyone },
  /** The queue, a call's detail, and the catalogue that the call forms offer. */
  'call:see': { roles: everyone },
  'call:create': { roles: everyone },
  /** Assign, assist, return, hold, make Stat, correct, close. */
  'call:work': { roles: staff },
  /** Which calls a role may delete is a rule of its own. */
  'call:delete': { roles: everyone },
  'call:undelete': { roles: leaders },
  /** Correcting a completed call of anybody, and after the 72 hours. */
  'call:saveAnytime': { roles: administrators },
  /** Completed and deleted calls, and looking for a patient. */
  'lists:see': { roles: staff },
  'lines:see': { roles: staff },
  /** Saving, closing and reopening a line, and creating its calls. */
  'lines:change': { roles: staff },
  /** The configuration screens: facilities and rooms, procedures, purposes, line checks, as they are kept. */
  'catalogue:see': { roles: leaders },
  'catalogue:change': { roles: administrators },
  /** What happens because time passes: seeing what ran and what is due, and having it run now. */
  'jobs:run': { roles: administrators },
} as const satisfies Record<string, Permission>

export type Action = keyof typeof permissions

/**
 * Those that decide what somebody is shown of the queue and its calls. Two people of a provider
 * with the same facilities and the same of these are shown the same.
 */
export const showing = ['call:work', 'lists:see', 'lines:see'] as const satisfies readonly Action[]

export type Denial = 'FORBIDDEN' | 'ACCOUNT_LOCKED'

/** Why the actor may not do this; null when they may. */
export const denial = (actor: Actor, action: Action): Denial | null => {
  const permission: Permission = permissions[action]
  if (actor.isLocked && !permission.whenLocked) return 'ACCOUNT_LOCKED'
  if (actor.superadmin) return null
  return actor.role && permission.roles.includes(actor.role) ? null : 'FORBIDDEN'
}

export const may = (actor: Actor, action: Action): boolean => denial(actor, action) === null
