/** The global id of a record, from its raw id, which addresses contain. */
export const globalId = (typename: string, databaseId: string): string => btoa(`${typename}:${databaseId}`)
