import type { AnyObject, ObjectSchema } from 'yup'
import { checkInput } from '../../domain/kernel/input/input'
import { auditRow, ofInstallation, recordOfInstallation } from './audit'
import { outcomeOf, stopIf } from './refused'
import { Denied, type Request } from './request'
import { openWrite, type WriteContext } from './write'

/** What a write needs, as a person's command or as an operator's action. */
export type Write = Pick<WriteContext, 'tx' | 'now' | 'record'>

export type OperationContext = Write &
  Pick<WriteContext, 'changed' | 'sql'> & {
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
    try {
      const checked = checkInput(input, rawInput)
      stopIf(checked.refusal)
      return await request.clients.systemTransaction(async (tx, sql) => {
        const { context, logs, records, settle } = openWrite(request, ofInstallation(), name, { tx, sql })
        const inProvider = (providerId: string): void => {
          logs.clear()
          logs.add(providerId)
        }
        const result = await run(Object.assign(context, { inProvider }), checked.value)
        const nothing = [...logs].map((providerId) =>
          auditRow(request, { providerId, userId: null }, name, context.now, null, 'done'),
        )
        settle(records.length === 0 ? nothing : [])
        return result
      })
    } catch (error) {
      const outcome = outcomeOf(error)
      // A provider that the transaction created is rolled back with it.
      if (outcome) await recordOfInstallation(request, name, null, outcome)
      throw error
    }
  }
