import { screen } from '@testing-library/react'
import { globalId } from '../relay/globalId'
import { main, provider, uuid } from './queuePage'
import { signedIn, type App } from './renderApp'
import { pushChange } from './pushChange'

type LineFacts = { facility?: { id: string; databaseId: string; name: string; timeZone?: string } | null } & Record<
  string,
  unknown
>

export const lineId = (n: number): string => globalId('Line', uuid(n))

/** An open line of June Park in a room of Main Hospital, due on November 20 in the hospital's time zone. */
export const aLine = (n: number, { facility = main, ...rest }: LineFacts = {}) => ({
  __typename: 'Line',
  id: lineId(n),
  databaseId: uuid(n),
  name: `R arm ${n}`,
  types: ['SL PICC'],
  patientName: 'Park, June',
  // Still the day before in New York.
  nextChangeDate: '2026-11-21T03:00:00.000Z',
  completedAt: null,
  viewerCanCreateCall: true,
  scheduledFollowUp: null as object | null,
  roomDescription: null,
  room: facility
    ? {
        id: globalId('Room', uuid(1_000 + n)),
        name: `4B-${n}`,
        facility: { timeZone: 'America/New_York', ...facility },
      }
    : null,
  ...rest,
})

export type ALine = ReturnType<typeof aLine>

type Listed = { lines?: ALine[]; total?: number; isMore?: boolean; previous?: boolean; next?: boolean }

/** The server's answer for a page of the list. */
export const linesAnswer = ({
  lines = [aLine(1)],
  total = lines.length,
  isMore = false,
  previous = false,
  next = false,
}: Listed = {}) => ({
  data: {
    provider: {
      ...provider,
      lines: {
        total: { count: total, isMore },
        pageInfo: {
          hasPreviousPage: previous,
          hasNextPage: next,
          startCursor: lines.length > 0 ? 'start' : null,
          endCursor: lines.length > 0 ? 'end' : null,
        },
        edges: lines.map((node) => ({ node })),
      },
    },
  },
})

/** The variables of the last request without an answer. */
export const asked = (app: App, name = 'LineTableQuery') => app.lastVariables(name)

/** The app at the list with this content. */
export const openLines = async (at = '/lines', listed?: Listed, facilities: readonly object[] = []): Promise<App> => {
  const app = await signedIn(at)
  await app.answer('LineTableQuery', linesAnswer(listed))
  await app.answer('LineControlsQuery', { data: { provider: { ...provider, facilities } } })
  return app
}

const groups = ['OVERDUE', 'TODAY', 'NEXT_TWO_DAYS', 'LATER', 'NO_DATE'] as const
type Groups = Partial<Record<(typeof groups)[number], ALine[] | { lines: ALine[]; count: number }>>

export const purposes = ['Dressing Change', 'Line Check', 'Custom'].map((name) => ({
  id: globalId('Purpose', name),
  name,
}))

/** The server's answer for the board. */
export const dueAnswer = (due: Groups = {}) => ({
  data: {
    provider: {
      ...provider,
      purposes,
      dueLines: groups.map((group) => {
        const said = due[group] ?? []
        return { group, ...(Array.isArray(said) ? { lines: said, count: said.length } : said) }
      }),
    },
  },
})

export const openDue = async (due?: Groups): Promise<App> => {
  const app = await signedIn('/lines/due')
  await app.answer('DueBoardQuery', dueAnswer(due))
  return app
}

/** The server reports that a line has changed. A moment later the page reads again. */
export const lineMoved = (app: App, id: string): Promise<void> => pushChange(app, { changedLineIds: [id] })

export const shownCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
