import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import type { FieldFacts, ProcedureFacts } from '../../domain/procedures/catalogue'
import { authorize, type Request } from '../kernel/request'
import type { Tx } from '../../db/client'
import { visibleProcedures } from './visibility'

const byWeight = [{ weight: 'asc' }, { id: 'asc' }] satisfies Prisma.ProcedureFieldOrderByWithRelationInput[]
const living = { deletedAt: null }

/** A procedure with the fields and options that may be chosen now. */
const wholeProcedure = {
  fields: {
    where: living,
    orderBy: byWeight,
    include: { options: { where: living, orderBy: byWeight, include: { requires: { select: { fieldId: true }, orderBy: { fieldId: 'asc' } } } } },
  },
} satisfies Prisma.ProcedureInclude

export type WholeProcedure = Prisma.ProcedureGetPayload<{ include: typeof wholeProcedure }>

/** The provider's procedures with all their fields, by weight; the deleted ones only where they are asked for. */
export const readProcedures = async (request: Request, { deletedToo = false } = {}): Promise<WholeProcedure[]> => {
  const actor = authorize(request, 'call:see')
  return request.clients.forProvider(actor.providerId).procedure.findMany({
    where: { ...visibleProcedures(actor), ...(deletedToo ? {} : living) },
    orderBy: [{ weight: 'asc' }, { id: 'asc' }],
    include: wholeProcedure,
  })
}

/** A procedure of the catalogue as it is now, with what must be written down of it. */
export type CatalogueProcedure = Omit<ProcedureFacts, 'fields'> & { weight: number; fields: (FieldFacts & { weight: number })[] }

/** The procedures that a call may record, as the rules look at them. */
export const readCatalogue = async (tx: Tx, actor: Actor): Promise<CatalogueProcedure[]> => {
  const procedures = await tx.procedure.findMany({ where: { ...visibleProcedures(actor), ...living }, orderBy: [{ weight: 'asc' }, { id: 'asc' }], include: wholeProcedure })
  return procedures.map((procedure) => ({
    ...procedure,
    fields: procedure.fields.map((field) => ({
      ...field,
      options: field.options.map((option) => ({ ...option, requiredFieldIds: option.requires.map(({ fieldId }) => fieldId) })),
    })),
  }))
}
