import type { AnyObject, ObjectSchema } from 'yup'
import type { PairedDevice } from '../../domain/devices/device'
import { checkInput } from '../../domain/kernel/input/input'
import type { HistoryWords } from '../../domain/calls/past/history'
import type { RefusalCode } from '../../domain/kernel/refusal'
import { auditRow, recordAside } from './audit'
import { declareCommand } from './command'
import { claimKey } from './idempotency'
import { Refused, stopIf } from './refused'
import { authorizeDevice, type DevicePermission, type Request } from './request'
import { openWrite, type WriteContext } from './write'

/** What a write of a paired screen has: no person is there, so the device is who did it. */
export type DeviceWrite = Omit<WriteContext, 'inProvider'> & { device: PairedDevice }

type DeviceVerb<I extends AnyObject, R> = {
  name: string
  permission: DevicePermission
  on: 'call'
  description: string
  refusals?: readonly RefusalCode[]
  history: HistoryWords
  creates: true
  input: ObjectSchema<I>
  run: (context: DeviceWrite, input: I) => Promise<R>
}

/** A command of a paired screen, whole: what `command` is for a person (decision 0060). */
export const deviceCommand = <I extends AnyObject, R extends object>(verb: DeviceVerb<I, R>) => {
  declareCommand(verb)
  const execute = async (request: Request, rawInput: unknown): Promise<R> => {
    const device = authorizeDevice(request, verb.permission)!
    const { providerId } = device
    const by = { providerId, userId: device.id }
    try {
      const { value: input, refusal } = checkInput(verb.input, rawInput)
      stopIf(refusal)
      return await request.clients.transaction(providerId, async (tx, sql) => {
        const once = await claimKey({ tx, actor: by, now: request.now() }, request.idempotencyKey, verb.name, input)
        if (once?.answered) return once.answered as R
        const write = openWrite(request, by, verb.name, { tx, sql })
        const result = await verb.run(Object.assign(write.context, { device }), input)
        await once?.keep?.(result)
        write.settle()
        return result
      })
    } catch (error) {
      if (error instanceof Refused)
        await recordAside(request, [
          auditRow(request, by, verb.name, request.now(), error.subject, `refused ${error.refusal.code}`),
        ])
      throw error
    }
  }
  return Object.assign(execute, { details: verb })
}
