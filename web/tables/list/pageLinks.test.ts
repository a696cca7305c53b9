import { addressOf, pageNumber, text } from './address'
import { cursorLinks, cursorPage, numberedLinks, pagesOf, rowsAt } from './pageLinks'

test('an empty list has one page', () => {
  expect([0, 1, 20, 21].map(pagesOf)).toEqual([1, 1, 1, 2])
})

describe('a list by page numbers', () => {
  const form = addressOf({ find: text(), page: pageNumber() })
  const linksAt = (page: number, pages: number) => numberedLinks('/list', form, { find: 'x', page }, pages)

  test('one page leads nowhere', () => {
    expect(linksAt(1, 1)).toEqual({ first: null, previous: null, next: null, last: null })
  })

  test('a page in the middle leads to all others', () => {
    expect(linksAt(3, 9)).toEqual({
      first: '/list?find=x',
      previous: '/list?find=x&page=2',
      next: '/list?find=x&page=4',
      last: '/list?find=x&page=9',
    })
  })

  test('the last page has none after it', () => {
    expect(linksAt(2, 2)).toEqual({ first: '/list?find=x', previous: '/list?find=x', next: null, last: null })
  })
})

describe('a list by cursor', () => {
  const form = addressOf({ find: text(), ...cursorPage })
  const viewOf = (search: string) => form.viewOf(new URLSearchParams(search))
  const linksAt = (search: string, pageInfo: { previous?: boolean; next?: boolean }, count?: number | null) => {
    const { previous = false, next = false } = pageInfo
    const info = { hasPreviousPage: previous, hasNextPage: next, startCursor: 'start', endCursor: 'end' }
    return cursorLinks('/list', form, viewOf(search), info, count)
  }

  test.each([
    ['', { find: '', page: 1, place: null }],
    ['page=3&after=x', { find: '', page: 3, place: { after: 'x' } }],
    ['page=3&before=x', { find: '', page: 3, place: { before: 'x' } }],
    ['page=4&end=7', { find: '', page: 4, place: { end: 7 } }],
  ])('%s is a view, and its address', (search, view) => {
    expect(viewOf(search)).toEqual(view)
    expect(form.searchOf(view as ReturnType<typeof viewOf>)).toBe(search && `?${search}`)
  })

  test.each(['page=3', 'page=3&end=21', 'page=3&after='])('%s has no place, so that it is the first page', (search) =>
    expect(viewOf(search)).toEqual({ find: '', ...form.firstPage }),
  )

  test('a place is the rows of a connection', () => {
    const nowhere = { first: null, last: null, after: null, before: null }
    expect(rowsAt(null)).toEqual({ ...nowhere, first: 20 })
    expect(rowsAt({ after: 'x' })).toEqual({ ...nowhere, first: 20, after: 'x' })
    expect(rowsAt({ before: 'x' })).toEqual({ ...nowhere, last: 20, before: 'x' })
    expect(rowsAt({ end: 7 })).toEqual({ ...nowhere, last: 7 })
  })

  test('a page in the middle leads to the pages beside it, the first and the last', () => {
    expect(linksAt('find=x&page=3&after=y', { previous: true, next: true }, 107)).toEqual({
      first: '/list?find=x',
      previous: '/list?find=x&page=2&before=start',
      next: '/list?find=x&page=4&after=end',
      last: '/list?find=x&page=6&end=7',
    })
  })

  test('the page before the second is the first', () => {
    expect(linksAt('page=2&after=y', { previous: true }).previous).toBe('/list')
  })

  test('without a count the last page is unknown; a full last page ends the list', () => {
    expect(linksAt('', { next: true })).toEqual({
      first: null,
      previous: null,
      next: '/list?page=2&after=end',
      last: null,
    })
    expect(linksAt('', { next: true }, 40).last).toBe('/list?page=2&end=20')
  })
})
