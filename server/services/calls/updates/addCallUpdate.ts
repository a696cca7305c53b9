import {
  callUpdateInput,
  canWriteUpdate,
  sideOf,
  updateInWords,
  updateRefusals,
  type UpdateFacts,
} from '../../../domain/calls/updates'
import { isUuid } from '../../../domain/kernel/uuid'
import { command } from '../../kernel/command'
import { mustExist, stopIf } from '../../kernel/refused'
import { lockCallRow } from '../../records/callRow'
import { visibleCallRows } from '../../records/callVisibility'
import { findCallAmong } from '../../records/lockVisibleCall'
import { writeUpdate } from './writeUpdate'

/** Tells the other side of a call something: the ward that asked for it, or the team (rules 3.27). */
export const addCallUpdate = command({
  name: 'addCallUpdate',
  permission: 'call:create',
  on: 'call',
  input: callUpdateInput,
  creates: true,
  description:
    'Writes a short update about a call that a ward asked for: to the team by whoever asked for the call, to the ward by the team.',
  refusals: updateRefusals,
  rule: (call: UpdateFacts, actor) => canWriteUpdate(call, actor),
  viewerCan: { viewerCanWriteUpdate: { description: 'Whether you may write to the other side about it.' } },
  history: updateInWords,
  run: async (context, { callId, ...update }) => {
    const { sql, actor, about } = context
    if (isUuid(callId)) lockCallRow(sql, callId)
    // Who asked for the call is told that it has ended, although ended calls do not exist for them.
    const found = await findCallAmong(context, callId, { ...visibleCallRows(actor), openOnly: false })
    const isShown = found && (sideOf(actor) === 'team' || isOpen(found) || found.createdById === actor.userId)
    const call = mustExist(isShown ? found : null, 'call')
    about({ kind: 'call', id: call.id })
    stopIf(canWriteUpdate(call, actor))
    await writeUpdate(context, call, update, { side: sideOf(actor) })
    return { callId: call.id }
  },
})

const isOpen = ({ completedAt, deletedAt }: UpdateFacts): boolean => completedAt === null && deletedAt === null
