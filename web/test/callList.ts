import { screen } from '@testing-library/react'
import { globalId } from '../relay/globalId'
import { signedIn, type App } from './renderApp'
import { aCall, ben, provider } from './queuePage'

/** A call that Ben Carter completed: it waited twelve minutes and took an hour and five minutes. */
export const pastCall = (n: number, changes: Parameters<typeof aCall>[1] = {}) =>
  aCall(n, {
    createdAt: '2026-11-20T08:00:00.000Z',
    startTime: '2026-11-20T08:12:00.000Z',
    completedAt: '2026-11-20T09:17:00.000Z',
    patientFirstName: 'June',
    patientLastName: 'Park',
    mrn: '4456535',
    completedBy: { id: globalId('User', ben.id), fullName: ben.fullName },
    deletedAt: null,
    deletedBy: null,
    ...changes,
  })

type Answer = { calls?: ReturnType<typeof pastCall>[]; pages?: number; total?: number; isMore?: boolean }

/** The server's answer for a page of a list. */
export const listAnswer = ({
  calls = [pastCall(1)],
  pages = 1,
  total = calls.length,
  isMore = false,
}: Answer = {}) => ({
  data: {
    provider: {
      ...provider,
      calls: { pageCount: pages, totalCount: total, isMore, edges: calls.map((node) => ({ node })) },
    },
  },
})

/** The app at a list with this content. */
export const openList = async (at: string, answer?: Answer): Promise<App> => {
  const app = await signedIn(at)
  await app.answer('CallTableQuery', listAnswer(answer))
  return app
}

/** The variables of the last request without an answer. */
export const askedFor = (app: App) => app.lastVariables('CallTableQuery')

export const addressNow = (): string => `${location.pathname}${location.search}`

/** The texts of the rows, by cell. */
export const shownRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
