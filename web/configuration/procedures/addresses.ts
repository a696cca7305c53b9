const param = 'view'
const value = 'deleted'

/** The part of the address under which the deleted procedures are listed. */
export const deletedView = { [param]: value }

export const isDeletedView = (search: URLSearchParams): boolean => search.get(param) === value

/** Where a procedure is listed. */
export const listOf = (procedure: { deleted: boolean }): string =>
  procedure.deleted ? `/configuration/procedures?${new URLSearchParams(deletedView)}` : '/configuration/procedures'
