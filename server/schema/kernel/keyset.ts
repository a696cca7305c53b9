import { GraphQLError } from 'graphql'
import { isUuid } from '../../domain/kernel/uuid'

/** The position of a row in an order: its value, and its id among equal values. */
type Position = { value: Date; id: string }

export type Order<Field extends string> = {
  field: Field
  direction: 'asc' | 'desc'
  /** The form of the rows' ids: by default UUIDs, otherwise numbers. */
  ids?: 'uuids' | 'numbers'
}

/** Relay's arguments of a connection. */
export type PageArgs = { first?: number | null; last?: number | null; after?: string | null; before?: string | null }

const defaultPage = 20
export const longestPage = 100

const malformed = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'MALFORMED' } })

// Raise it when the meaning of cursors changes, so that an old cursor is refused and not misread.
const version = 1
/** The database and JavaScript write moments of the years 1 to 9999 alike. */
const earliest = Date.parse('0001-01-01T00:00:00Z')
const latest = Date.parse('9999-12-31T23:59:59.999Z')

/** The cursor of a row. It contains values and no reference to the row, so it stays valid when the row changes or leaves the list. */
export const cursorOf = (field: string, { value, id }: Position): string =>
  Buffer.from([version, field, value.getTime(), id].join('|')).toString('base64url')

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text)

const positionOf = (field: string, cursor: string, isId: (text: string) => boolean): Position => {
  const [given, ordered, time, id] = Buffer.from(cursor, 'base64url').toString().split('|')
  const position = { value: new Date(Number(time)), id: id ?? '' }
  const isValid =
    given === String(version) &&
    ordered === field &&
    isId(position.id) &&
    position.value.getTime() >= earliest &&
    position.value.getTime() <= latest
  if (!isValid || cursorOf(field, position) !== cursor)
    throw malformed('This cursor does not belong to a list in this order.')
  return position
}

/** A list of ids is limited like a page. */
export const atMostAPage = <T>(ids: T[]): T[] => {
  if (ids.length > longestPage) throw malformed(`At most ${longestPage} ids at a time.`)
  return ids
}

const pageSize = ({ first, last }: PageArgs): number => {
  if (first != null && last != null) throw malformed('Send first or last, not both.')
  const size = first ?? last ?? defaultPage
  if (size < 0 || size > longestPage) throw malformed(`A page has 0 to ${longestPage} entries.`)
  return size
}

/** A page by its number. Its cursors only say where a row was; no list takes them. */
export const numberedPage = (field: string, { page: number, ...args }: PageArgs & { page: number }) => {
  const size = pageSize(args)
  if (number < 0 || size === 0) throw malformed('Pages are numbered from 0 and have at least one entry.')
  if (args.last != null || args.after != null || args.before != null)
    throw malformed('Send a page number or a cursor, not both.')
  const cursorAt = (place: number): string =>
    Buffer.from(['page', field, number * size + place].join('|')).toString('base64url')
  return {
    size,
    page: (ids: string[], pages: number) => {
      const edges = ids.map((id, place) => ({ node: { id }, cursor: cursorAt(place) }))
      return {
        edges,
        pageInfo: {
          hasNextPage: number < pages - 1,
          hasPreviousPage: number > 0,
          startCursor: edges[0]?.cursor,
          endCursor: edges.at(-1)?.cursor,
        },
      }
    },
  }
}

type Row = { id: string }
type Sorted<Field extends string> = Row & Record<Field, Date | null>

/**
 * A page of a list whose rows may change between requests: it starts after the values of a cursor, wherever the row
 * of the cursor is now. Answers the query for Prisma, which reads one row more than the page has, and a function that
 * makes the page of those rows.
 */
export const keysetPage = <Field extends string>({ field, direction, ids = 'uuids' }: Order<Field>, args: PageArgs) => {
  const size = pageSize(args)
  const fromEnd = args.last != null
  const reverse = direction === 'asc' ? 'desc' : 'asc'
  const readIn = fromEnd ? reverse : direction
  const placeOf = (cursor: string): Position => positionOf(field, cursor, ids === 'uuids' ? isUuid : isNumber)

  /** The first condition limits the index scan; the second leaves out equal values before the cursor. */
  const beyond = (cursor: string | null | undefined, towards: 'asc' | 'desc') => {
    if (cursor == null) return []
    const { value, id } = placeOf(cursor)
    const than = towards === 'asc' ? 'gt' : 'lt'
    return [{ [field]: { [`${than}e`]: value } }, { OR: [{ [field]: { [than]: value } }, { id: { [than]: id } }] }]
  }

  return {
    where: { AND: [...beyond(args.after, direction), ...beyond(args.before, reverse)] },
    orderBy: [{ [field]: readIn }, { id: readIn }],
    take: size + 1,
    /** The same for a query in SQL: where reading starts and, if there is a second cursor, where it stops. */
    stretch: () => {
      const [start, stop] = fromEnd ? [args.before, args.after] : [args.after, args.before]
      const place = (cursor: string | null | undefined) => (cursor == null ? null : placeOf(cursor))
      return { newestFirst: readIn === 'desc', start: place(start), stop: place(stop), skip: 0, take: size + 1 }
    },
    page: <R extends Sorted<Field>>(read: R[]) => {
      const rows = read.slice(0, size)
      if (fromEnd) rows.reverse()
      const edges = rows.map((node) => ({ node, cursor: cursorOf(field, { value: node[field] as Date, id: node.id }) }))
      const hasMore = read.length > size
      return {
        edges,
        pageInfo: {
          hasNextPage: fromEnd ? args.before != null : hasMore,
          hasPreviousPage: fromEnd ? hasMore : args.after != null,
          startCursor: edges[0]?.cursor,
          endCursor: edges.at(-1)?.cursor,
        },
      }
    },
  }
}
