import { mustBeOpen } from '../../domain/calls/rules'
import { callUpdateInput, updateInWords, updateRefusals } from '../../domain/calls/updates'
import { isUuid } from '../../domain/kernel/uuid'
import { writeUpdate } from '../calls/updates/writeUpdate'
import { deviceCommand } from '../kernel/deviceCommand'
import { mustExist, stopIf } from '../kernel/refused'
import { lockCallRow } from '../records/callRow'
import { visibleCallRows } from '../records/callVisibility'
import { findCallAmong } from '../records/lockVisibleCall'
import { lockPaired, standInOf } from './visibility'

/** Tells the team something about a call that this ward's device created (rules 3.27, 10.16). */
export const addWardUpdate = deviceCommand({
  name: 'addWardUpdate',
  permission: 'ward',
  on: 'call',
  input: callUpdateInput,
  creates: true,
  description: "Writes a short update to the team about a call of a ward's device.",
  refusals: updateRefusals,
  history: updateInWords,
  run: async (context, { callId, ...update }) => {
    const { device, sql } = context
    await lockPaired(context)
    if (isUuid(callId)) lockCallRow(sql, callId)
    const filter = { ...visibleCallRows(standInOf(device)), openOnly: false }
    const found = await findCallAmong(context, callId, filter)
    const call = mustExist(found?.createdByDeviceId === device.id ? found : null, 'call')
    stopIf(mustBeOpen(call))
    await writeUpdate({ ...context, actor: { userId: null } }, call, update, { side: 'ward', byDeviceId: device.id })
    return { callId: call.id }
  },
})
