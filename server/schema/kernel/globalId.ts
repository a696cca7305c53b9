import { decodeGlobalID } from '@pothos/plugin-relay'

/**
 * The database id in a global id of this type. Anything else becomes a text that no record has as its id,
 * so that the verb refuses it as unknown.
 */
export const databaseId = (typename: string, globalId: string): string => {
  try {
    const decoded = decodeGlobalID(globalId)
    return decoded.typename === typename ? decoded.id : 'unknown'
  } catch {
    return 'unknown'
  }
}
