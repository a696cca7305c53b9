import type { Prisma } from '../../db/generated/prisma/client'
import { fieldChanges, type FieldChanges } from '../kernel/audit'
import type { CommandContext } from '../kernel/command'
import { updateCallRow } from './callRow'
import type { LockedCall } from './lockVisibleCall'

/** What writing a call needs, also where nobody is signed in. */
export type CallWrite = Pick<CommandContext, 'tx' | 'sql' | 'now' | 'notBefore' | 'record' | 'changed'> & {
  actor: { userId: string | null }
}

export type CallPatch = Omit<Prisma.CallUncheckedUpdateManyInput, 'version' | 'updatedAt' | 'updatedById'>

/**
 * The only way to change a call's row: requires the version that the rules have checked, raises it, records the changes
 * and notifies every screen.
 */
export const changeCall = (
  context: CallWrite,
  call: LockedCall,
  patch: CallPatch,
  alsoChanged: FieldChanges = {},
  newFacilityId?: string | null,
): void => {
  const { sql, actor, now, record, changed } = context
  const fields = { ...fieldChanges(call, patch), ...alsoChanged }
  // Without a change there is no new version, no audit row and no notification.
  if (Object.keys(fields).length === 0) return
  updateCallRow(sql, call, { ...patch, version: call.version + 1, updatedAt: now, updatedById: actor.userId })
  record({ kind: 'call', id: call.id, providerId: call.providerId }, fields)
  changed({ kind: 'call', id: call.id, providerId: call.providerId }, [
    call.room?.facility.id ?? null,
    newFacilityId ?? null,
  ])
}
