import { screen } from '@testing-library/react'
import { globalId } from '../relay/globalId'
import { signedIn, type App } from './renderApp'
import { aCall, ben, provider } from './queuePage'

/** A call that Ben Carter completed: it waited for twelve minutes and took him an hour and five. */
export const pastCall = (n: number, changes: Parameters<typeof aCall>[1] = {}) =>
  aCall(n, {
    createdAt: '2026-11-20T08:00:00.000Z',
    startTime: '2026-11-20T08:12:00.000Z',
    completedAt: '2026-11-20T09:17:00.000Z',
    patientFirstName: 'June',
    patientLastName: 'Park',
    mrn: '4456535',
    completedBy: { id: globalId('User', ben.id), fullName: ben.fullName },
    ...changes,
  })

type Answer = { calls?: ReturnType<typeof pastCall>[]; pages?: number; total?: number }

/** A page of a list as the server answers it. */
export const listAnswer = ({ calls = [pastCall(1)], pages = 1, total = calls.length }: Answer = {}) => ({
  data: {
    provider: { ...provider, calls: { pageCount: pages, totalCount: total, edges: calls.map((node) => ({ node })) } },
  },
})

/** The app at a list that shows this. */
export const openList = async (at: string, answer?: Answer): Promise<App> => {
  const app = await signedIn(at)
  await app.answer('CallTableQuery', listAnswer(answer))
  return app
}

/** What the server was asked for last and has not answered. */
export const askedFor = (app: App) => app.lastVariables('CallTableQuery')

export const addressNow = (): string => `${location.pathname}${location.search}`

/** What stands in the rows, cell by cell. */
export const shownRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
