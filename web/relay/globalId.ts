/** The global id of a record whose raw id is known, as an address has it. */
export const globalId = (typename: string, databaseId: string): string => btoa(`${typename}:${databaseId}`)

/** The raw id in a global id. */
export const databaseIdOf = (id: string): string => {
  const decoded = atob(id)
  return decoded.slice(decoded.indexOf(':') + 1)
}
