import { wardCallInput } from '../../domain/devices/input'
import { callWindowsMs, tooManyCalls } from '../../domain/devices/rules'
import { missingCustomJob } from '../../domain/calls/rules'
import { needsCustomName } from '../../domain/configuration/purposes/purpose'
import { statusNames } from '../../domain/configuration/statuses/status'
import { doesNotExist } from '../../domain/kernel/refusal'
import { deviceCommand } from '../kernel/deviceCommand'
import { stopIf, stopIfInvalid } from '../kernel/refused'
import { addCall } from '../records/addCall'
import { readChoices } from '../records/choices'
import { readWardRooms } from './readWard'
import { lockPaired, standInOf } from './visibility'

/** Puts a call into the queue, from the ward's device that asks (rules 10.16). */
export const createWardCall = deviceCommand({
  name: 'createWardCall',
  permission: 'ward',
  on: 'call',
  input: wardCallInput,
  creates: true,
  description: "Puts a call of a ward's device into the queue.",
  refusals: ['TOO_MANY_CALLS'],
  history: 'Created the call',
  run: async (context, { purposeId, roomId, isStat, customJob, roomDescription, contact }) => {
    const { tx, sql, device } = context
    const { providerId, id: deviceId } = device
    await lockPaired(context)
    const { now } = context
    const createdIn = (ms: number) =>
      tx.call.count({ where: { createdByDeviceId: deviceId, createdAt: { gt: new Date(now.getTime() - ms) } } })
    stopIf(
      tooManyCalls({
        minute: await createdIn(callWindowsMs.minute),
        tenMinutes: await createdIn(callWindowsMs.tenMinutes),
      }),
    )
    const { purpose, status, room } = await readChoices(
      { sql, actor: standInOf(device) },
      { purposeId, roomId, statusName: isStat ? statusNames.stat : statusNames.normal },
    )
    const rooms = await readWardRooms(tx, device)
    stopIfInvalid([
      ...(purpose ? missingCustomJob(purpose.name, customJob, 'Required.') : [doesNotExist('purposeId')]),
      ...(room && rooms.some(({ id }) => id === roomId) ? [] : [doesNotExist('roomId')]),
    ])
    const callId = await addCall(
      { ...context, now, actor: { providerId, userId: null, deviceId } },
      {
        purposeId,
        statusCodeId: status!.id,
        roomId,
        roomDescription: roomDescription ?? null,
        contact: contact ?? null,
        customJob: needsCustomName(purpose!.name) ? (customJob ?? null) : null,
      },
      room!.facilityId,
    )
    return { callId }
  },
})
