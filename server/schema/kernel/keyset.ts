import { GraphQLError } from 'graphql'
import { isUuid } from '../../domain/kernel/input/input'

/** Where a row stands in an order: by its value, and among equals by its id. */
type Position = { value: Date; id: string }

export type Order<Field extends string> = { field: Field; direction: 'asc' | 'desc' }

/** What Relay's arguments ask for. */
export type PageArgs = { first?: number | null; last?: number | null; after?: string | null; before?: string | null }

const defaultPage = 20
export const longestPage = 100

const malformed = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'MALFORMED' } })

// Raised when a cursor comes to mean something else, so that an old one is refused, not misread.
const version = 1
/** Moments that the database and JavaScript write alike: those of the years 1 to 9999. */
const earliest = Date.parse('0001-01-01T00:00:00Z')
const latest = Date.parse('9999-12-31T23:59:59.999Z')

/** The text that names a row's place. It holds values and not the row, so it stays good when the row changes or leaves. */
export const cursorOf = (field: string, { value, id }: Position): string =>
  Buffer.from([version, field, value.getTime(), id].join('|')).toString('base64url')

const positionOf = (field: string, cursor: string): Position => {
  const [given, ordered, time, id] = Buffer.from(cursor, 'base64url').toString().split('|')
  const position = { value: new Date(Number(time)), id: id ?? '' }
  const isOurs =
    given === String(version) &&
    ordered === field &&
    isUuid(position.id) &&
    position.value.getTime() >= earliest &&
    position.value.getTime() <= latest
  if (!isOurs || cursorOf(field, position) !== cursor)
    throw malformed('This cursor was not given out for a list in this order.')
  return position
}

/** What is asked for by ids is bounded like a page. */
export const atMostAPage = <T>(ids: T[]): T[] => {
  if (ids.length > longestPage) throw malformed(`At most ${longestPage} ids at a time.`)
  return ids
}

const pageSize = ({ first, last }: PageArgs): number => {
  if (first != null && last != null) throw malformed('Ask for the first or for the last, not for both.')
  const size = first ?? last ?? defaultPage
  if (size < 0 || size > longestPage) throw malformed(`A page has 0 to ${longestPage} entries.`)
  return size
}

/** A page by its number; its cursors say where a row stood, and are taken by no list. */
export const numberedPage = (field: string, { page: number, ...args }: PageArgs & { page: number }) => {
  const size = pageSize(args)
  if (number < 0 || size === 0) throw malformed('Pages are counted from 0 and have entries.')
  if (args.last != null || args.after != null || args.before != null)
    throw malformed('A page is asked for by its number or by a cursor, not by both.')
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
 * A page of a list in which rows come, go and move meanwhile: it begins behind the values of a
 * cursor, wherever their row is now. Answers what Prisma has to read, one row more than the page
 * has, and the page made of those rows.
 */
export const keysetPage = <Field extends string>({ field, direction }: Order<Field>, args: PageArgs) => {
  const size = pageSize(args)
  const fromEnd = args.last != null
  const reverse = direction === 'asc' ? 'desc' : 'asc'
  const readIn = fromEnd ? reverse : direction

  /** The first condition bounds the scan of the index; the second leaves out equals that came before. */
  const beyond = (cursor: string | null | undefined, towards: 'asc' | 'desc') => {
    if (cursor == null) return []
    const { value, id } = positionOf(field, cursor)
    const than = towards === 'asc' ? 'gt' : 'lt'
    return [{ [field]: { [`${than}e`]: value } }, { OR: [{ [field]: { [than]: value } }, { id: { [than]: id } }] }]
  }

  return {
    where: { AND: [...beyond(args.after, direction), ...beyond(args.before, reverse)] },
    orderBy: [{ [field]: readIn }, { id: readIn }],
    take: size + 1,
    /** The same for what is no question of Prisma's: where reading starts and, when it does, where it stops. */
    stretch: () => {
      const [start, stop] = fromEnd ? [args.before, args.after] : [args.after, args.before]
      const place = (cursor: string | null | undefined) => (cursor == null ? null : positionOf(field, cursor))
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
