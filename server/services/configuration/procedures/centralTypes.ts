import type { Db } from '../../../db/access/client'
import { centralTypesInput } from '../../../domain/configuration/procedures/input'
import { mustBeCurrent } from '../../../domain/kernel/version'
import { usualCentralTypes } from '../../../domain/reports/lines'
import { fieldChanges } from '../../kernel/audit'
import { stopIf } from '../../kernel/refused'
import { authorize, type Request } from '../../kernel/request'
import { configurationCommand } from '../item'
import { lockCatalogue } from '../order'

/** The types of lines that count in the central rate (rules 7.8). */
export type CentralTypes = { types: readonly string[]; version: number }

const usual: CentralTypes = { types: usualCentralTypes, version: 0 }

export const findCentralTypes = async (db: Pick<Db, 'centralTypes'>, providerId: string): Promise<CentralTypes> =>
  (await db.centralTypes.findUnique({ where: { providerId } })) ?? usual

export const readCentralTypes = (request: Request): Promise<CentralTypes> => {
  const { providerId } = authorize(request, 'catalogue:see')
  return findCentralTypes(request.clients.forProvider(providerId), providerId)
}

export const saveCentralTypes = configurationCommand({
  name: 'saveCentralTypes',
  input: centralTypesInput,
  description: 'Says which types of lines count in the central rate of reported infections.',
  run: async (context, { types, expectedVersion }) => {
    const { tx, actor, about, record, changed } = context
    const { providerId } = actor
    await lockCatalogue(context)
    const before = await findCentralTypes(tx, providerId)
    about({ kind: 'provider', id: providerId, list: 'centralTypes' })
    stopIf(mustBeCurrent(before, expectedVersion, 'list of central types'))
    const fields = fieldChanges(before, { types })
    // Unchanged settings are not saved.
    if (Object.keys(fields).length === 0) return { providerId }
    const data = { types, version: before.version + 1 }
    await tx.centralTypes.upsert({ where: { providerId }, create: { providerId, ...data }, update: data })
    record({ kind: 'centralTypes', id: providerId }, fields)
    changed({ kind: 'catalogue', id: providerId }, [])
    return { providerId }
  },
})
