import type { AnyObject, ObjectSchema } from 'yup'
import type { PairedDevice } from '../../domain/devices/device'
import { checkInput } from '../../domain/kernel/input/input'
import type { HistoryWords } from '../../domain/calls/past/history'
import type { RefusalCode } from '../../domain/kernel/refusal'
import { auditRow, type AuditRow } from './audit'
import { writeAtCommit, type ChangeRow } from './atCommit'
import { declareCommand, momentOf, type CommandContext } from './command'
import { claimKey } from './idempotency'
import { Refused, stopIf } from './refused'
import { authorizeDevice, type DevicePermission, type Request } from './request'

/** What a write of a paired screen has: no person is there, so the device is who did it. */
export type DeviceWrite = Pick<CommandContext, 'tx' | 'sql' | 'now' | 'notBefore' | 'record' | 'changed'> & {
  device: PairedDevice
}

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
        const moment = momentOf(request)
        const changes: ChangeRow[] = []
        const records: AuditRow[] = []
        const once = await claimKey({ tx, actor: by, now: request.now() }, request.idempotencyKey, verb.name, input)
        if (once?.answered) return once.answered as R
        const result = await verb.run(
          {
            tx,
            sql,
            device,
            get now() {
              return moment.now()
            },
            notBefore: moment.notBefore,
            changed: ({ kind, id }, facilityIds) => {
              const known = [...new Set(facilityIds.filter((facilityId) => facilityId !== null))]
              changes.push({ providerId, kind, entityId: id, facilityIds: known, at: moment.now() })
            },
            record: (it, fields) =>
              void records.push(auditRow(request, by, verb.name, moment.now(), it, 'done', fields)),
          },
          input,
        )
        await once?.keep?.(result)
        writeAtCommit(sql, records, changes)
        return result
      })
    } catch (error) {
      if (error instanceof Refused) {
        const row = auditRow(request, by, verb.name, request.now(), error.subject, `refused ${error.refusal.code}`)
        await request.clients.forProvider(providerId).auditEntry.createMany({ data: [row] })
      }
      throw error
    }
  }
  return Object.assign(execute, { details: verb })
}
