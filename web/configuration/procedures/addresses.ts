const param = 'view'
const value = 'deleted'

/** The search parameter of the list of deleted procedures. */
export const deletedView = { [param]: value }

export const isDeletedView = (search: URLSearchParams): boolean => search.get(param) === value

/** The address of the list that contains a procedure. */
export const listOf = (procedure: { deleted: boolean }): string =>
  procedure.deleted ? `/configuration/procedures?${new URLSearchParams(deletedView)}` : '/configuration/procedures'
