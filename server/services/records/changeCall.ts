import type { Prisma } from '../../db/generated/prisma/client'
import { fieldChanges, type FieldChanges } from '../kernel/audit'
import type { CommandContext } from '../kernel/command'
import { updateCallRow } from './callRow'
import type { LockedCall } from './lockVisibleCall'

export type CallPatch = Omit<Prisma.CallUncheckedUpdateManyInput, 'version' | 'updatedAt' | 'updatedById'>

/**
 * The one way in which a call's row changes: conditional on the version that the rules were
 * asked about, with its version raised, its changes recorded and every screen told.
 */
export const changeCall = (
  context: CommandContext,
  call: LockedCall,
  patch: CallPatch,
  alsoChanged: FieldChanges = {},
  newFacilityId?: string | null,
): void => {
  const { sql, actor, now, record, changed } = context
  const fields = { ...fieldChanges(call, patch), ...alsoChanged }
  // What leaves everything as it is is no change: no version, no row in the trail, no word to the screens.
  if (Object.keys(fields).length === 0) return
  updateCallRow(sql, call, { ...patch, version: call.version + 1, updatedAt: now, updatedById: actor.userId })
  record({ kind: 'call', id: call.id }, fields)
  changed({ kind: 'call', id: call.id }, [call.room?.facility.id ?? null, newFacilityId ?? null])
}
