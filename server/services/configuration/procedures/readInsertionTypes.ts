import { usualInsertionTypes } from '../../../domain/configuration/procedures/catalogue'
import type { Request } from '../../kernel/request'
import { readProcedures } from './readProcedures'

/** The distinct options of the fields that name a line's type, in their order; a default list when there are none (rules 5.1). */
export const readInsertionTypes = async (request: Request): Promise<string[]> => {
  const fields = (await readProcedures(request))
    .flatMap((procedure) => procedure.fields)
    .filter(({ followUpTypeName }) => followUpTypeName)
  const types = [...new Set(fields.flatMap(({ options }) => options.map(({ value }) => value)))]
  return types.length > 0 ? types : [...usualInsertionTypes]
}
