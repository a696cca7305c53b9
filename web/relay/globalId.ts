/** The global id of a record whose raw id is known, as an address has it. */
export const globalId = (typename: string, databaseId: string): string => btoa(`${typename}:${databaseId}`)
