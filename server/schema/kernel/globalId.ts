import { decodeGlobalID } from '@pothos/plugin-relay'
import { isUuid } from '../../domain/kernel/input'

/**
 * The database id in a global id of this type. Anything else becomes a text that is nobody's id,
 * so that the verb refuses it like an unknown one.
 */
export const databaseId = (typename: string, globalId: string): string => {
  try {
    const decoded = decodeGlobalID(globalId)
    return decoded.typename === typename ? decoded.id : 'unknown'
  } catch {
    return 'unknown'
  }
}

const nobodys = '00000000-0000-0000-0000-000000000000'

/** The one record of this id, if the caller may see it. What is no id at all is nobody's. */
export const nodeWhere = <Where extends object>(id: string, visible: Where): { id: string; AND: Where } => ({ id: isUuid(id) ? id : nobodys, AND: visible })
