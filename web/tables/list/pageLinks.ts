import { pageNumber, wholeNumber, type AddressForm, type Param } from './address'

/** The other pages of a list: an address or a button for each. A page that does not exist has neither. */
export type PageLinks<To = string> = Partial<Record<'first' | 'previous' | 'next' | 'last', To | null>>

/** Rows per page (administration, section 9). */
export const pageSize = 20

/** How many pages so many rows fill; an empty list has one. */
export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / pageSize))

/** The addresses of the other pages of a list whose pages are read by their number; null for pages that do not exist. */
export const numberedLinks = <View extends { page: number }>(
  path: string,
  { searchOf }: AddressForm<View>,
  view: View,
  pages: number,
): PageLinks => {
  const to = (isThere: boolean, page: number) => (isThere ? path + searchOf({ ...view, page }) : null)
  const { page } = view
  return {
    first: to(page > 1, 1),
    previous: to(page > 1, page - 1),
    next: to(page < pages, page + 1),
    last: to(page < pages, pages),
  }
}

/** Where a page starts or ends: after or before a cursor, or so many rows at the end of the list; null: the first page. */
type Place = { after: string } | { before: string } | { end: number } | null

type CursorView = {
  /** The page number to show, from 1. `place` decides which rows are read. */
  page: number
  place: Place
}

const place: Param<Place> = {
  read: (search) => {
    const [after, before] = [search.get('after'), search.get('before')]
    const end = wholeNumber(search.get('end') ?? '', pageSize)
    return after ? { after } : before ? { before } : end ? { end } : null
  },
  write: (search, value) => {
    for (const [name, text] of Object.entries(value ?? {})) search.set(name, String(text))
  },
  first: null,
}

/** The parameters of a list whose pages are read by cursor. */
export const cursorPage: { [Key in keyof CursorView]: Param<CursorView[Key]> } = {
  page: {
    ...pageNumber(),
    read: (search, name) => (place.read(search, 'place') ? pageNumber().read(search, name) : 1),
  },
  place,
}

/** Which rows are read, as a connection takes it. */
export const rowsAt = (at: Place) => {
  const nowhere = { first: null, last: null, after: null, before: null }
  if (at && 'before' in at) return { ...nowhere, last: pageSize, before: at.before }
  if (at && 'end' in at) return { ...nowhere, last: at.end }
  return { ...nowhere, first: pageSize, after: at?.after ?? null }
}

type PageInfo = {
  hasNextPage: boolean
  hasPreviousPage: boolean
  startCursor?: string | null
  endCursor?: string | null
}

/**
 * The addresses of the other pages of a list whose pages are read by cursor; null for pages that do not exist. Only with
 * the count of its rows is there a last page.
 */
export const cursorLinks = <View extends CursorView>(
  path: string,
  { searchOf, firstPage }: AddressForm<View>,
  view: View,
  { hasNextPage, hasPreviousPage, startCursor, endCursor }: PageInfo,
  count: number | null = null,
): PageLinks => {
  const to = (page: number, at: Place): string => path + searchOf({ ...view, page, place: at })
  const first = path + searchOf({ ...view, ...firstPage })
  return {
    first: hasPreviousPage ? first : null,
    // The page before the second is always the first, even if rows were added meanwhile.
    previous: !hasPreviousPage
      ? null
      : view.page <= 2 || !startCursor
        ? first
        : to(view.page - 1, { before: startCursor }),
    next: hasNextPage && endCursor ? to(view.page + 1, { after: endCursor }) : null,
    last: hasNextPage && count ? to(pagesOf(count), { end: ((count - 1) % pageSize) + 1 }) : null,
  }
}
