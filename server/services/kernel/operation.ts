import type { AnyObject, ObjectSchema } from 'yup'
import type { Prisma } from '../../db/generated/prisma/client'
import { checkInput } from '../../domain/kernel/input/input'
import { auditRow, ofInstallation } from './audit'
import type { CommandContext } from './command'
import { Refused, stopIf } from './refused'
import { Denied, type Request } from './request'

/** What a write needs, as a person's command or as an operator's action. */
export type Write = Pick<CommandContext, 'tx' | 'now' | 'record'>

export type OperationContext = Write & {
  /** From now on, records into the audit log of this provider instead of the installation's. */
  inProvider(providerId: string): void
}

/**
 * An operation is a command for operators: nobody is signed in, and no permission is needed, because operators have
 * access to the machine and its database. Input, refusals, the transaction and the audit log work alike; there is at
 * least one audit row.
 */
export const operation =
  <I extends AnyObject, R>(
    name: string,
    input: ObjectSchema<I>,
    run: (context: OperationContext, input: I) => Promise<R>,
  ) =>
  async (request: Request, rawInput: unknown): Promise<R> => {
    if (request.door !== 'operator') throw new Denied('FORBIDDEN')
    const by = ofInstallation()
    const now = request.now()
    try {
      const checked = checkInput(input, rawInput)
      stopIf(checked.refusal)
      return await request.clients.systemTransaction(async (tx) => {
        const records: Prisma.AuditEntryCreateManyInput[] = []
        const context: OperationContext = {
          tx,
          now,
          inProvider: (providerId) => {
            by.providerId = providerId
          },
          record: (entity, fields) => {
            records.push(auditRow(request, by, name, now, entity, 'done', fields))
          },
        }
        const result = await run(context, checked.value)
        if (records.length === 0) records.push(auditRow(request, by, name, now, null, 'done'))
        await tx.auditEntry.createMany({ data: records })
        return result
      })
    } catch (error) {
      if (error instanceof Refused) {
        // A provider that the transaction created is rolled back with it.
        const row = auditRow(request, ofInstallation(), name, now, null, `refused ${error.refusal.code}`)
        await request.clients.system.auditEntry.createMany({ data: [row] })
      }
      throw error
    }
  }
