import { decodeGlobalID } from '@pothos/plugin-relay'
import { isUuid, nilUuid } from '../../domain/kernel/input'

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

/** The one record of this id, if the caller may see it. What is no id at all is nobody's. */
export const nodeWhere = <Where extends object>(id: string, visible: Where): { id: string; AND: Where } => ({ id: isUuid(id) ? id : nilUuid, AND: visible })
