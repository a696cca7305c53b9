import { screen, waitFor, within } from '@testing-library/react'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { Movement } from '../live/feed'
import type { MockResolvers } from 'relay-test-utils'
import LinePageQuery, { type LinePageQuery as Query } from '../lines/line/page/__generated__/LinePageQuery.graphql'
import LinePage from '../lines/line/page/LinePage'
import type { OverwrittenEntry } from '../forms/record/Overwritten'
import { globalId } from '../relay/globalId'
import { learnServerTime, resetServerClock } from '../relay/serverClock'
import { fakeFeed } from './fakes/fakeFeed'
import { ViewerContext, type Viewer } from '../relay/viewer'
import { answerTo, renderPage } from './renderWithRelay'
import { happening } from './settled'

const uuid = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
export const lineId = globalId('Line', uuid(9))

type Infection = { entryId: string; start: string; stop: string | null }
type Turn = { day: string; at: string; state: 'OPEN' | 'CLOSED' }

const recorded = (fieldName: string, value: string, type = 'radio') => ({
  fieldId: fieldName,
  fieldName,
  type,
  values: [value],
})

const length = (n: number, day: string, value: string, difference: number | null) => ({
  ...{ name: 'External (cm)', value, difference },
  visit: { callId: uuid(n), day, byName: 'Ben Carter' },
})

/** Rosa Alvarez placed it in the right arm; since then it has come out by one centimeter. */
const passport = {
  insertedBy: null as string | null,
  placement: {
    purposeName: 'PICC Insertion',
    insertedBy: null as string | null,
    visit: { callId: uuid(1), day: '2026-11-03', byName: 'Rosa Alvarez' },
    fields: [recorded('Insertion Type', 'DL PICC'), recorded('Arm', 'Right'), recorded('External (cm)', '3', 'number')],
  } as object | null,
  externalLengths: [
    length(1, '2026-11-03', '3', 0),
    length(2, '2026-11-10', '3', 0),
    length(3, '2026-11-17', '4', 1),
  ] as object[],
}

/** An open line of June Park in New York, seen by Rosa Alvarez on 2026-11-21. */
const openLineFacts = {
  id: lineId,
  databaseId: uuid(9),
  version: 3,
  name: 'Park’s Line',
  types: ['DL PICC'],
  patientName: 'Park, June',
  mrn: '4456535',
  orderingProvider: 'Dr. Osei' as string | null,
  createdAt: '2026-11-03T15:00:00.000Z',
  completedAt: null as string | null,
  completedBy: null as { id: string; fullName: string } | null,
  followUpInterval: 7 as number | null,
  nextChangeDate: '2026-11-24T05:00:00.000Z' as string | null,
  dueGroup: 'LATER' as string | null,
  lineDays: 19,
  roomDescription: null as string | null,
  room: {
    id: 'r7',
    databaseId: uuid(7),
    name: '4B-12',
    facility: { id: 'f1', databaseId: uuid(5), name: 'Main Hospital', timeZone: 'America/New_York' },
  } as object | null,
  infection: false,
  infectionNotes: null as string | null,
  infections: [] as Infection[],
  scheduledFollowUp: {
    __typename: 'Call',
    id: 'fu',
    databaseId: uuid(6),
    aliveAt: '2026-11-24T05:00:00.000Z',
    dressingChangeDate: '2026-11-24T05:00:00.000Z',
    room: null,
    purpose: { id: 'p1', name: 'Dressing Change' },
  } as object | null,
  life: {
    placedOn: '2026-11-03',
    removedOn: null as string | null,
    today: '2026-11-21',
    visits: [] as object[],
    turns: [] as Turn[],
  },
  passport,
  viewerOverwritten: [] as OverwrittenEntry[],
  viewerCanSave: true,
  viewerCanClose: true,
  viewerCanReopen: false,
  viewerCanCreateCall: true,
}

export type LineFacts = Partial<typeof openLineFacts> & { calls?: object[]; hasOlder?: boolean }

/** Ben Carter closed it. */
export const closedLine: LineFacts = {
  version: 4,
  completedAt: '2026-11-20T15:00:00.000Z',
  completedBy: { id: 'u2', fullName: 'Ben Carter' },
  dueGroup: null,
  scheduledFollowUp: null,
  viewerCanSave: false,
  viewerCanClose: false,
  viewerCanReopen: true,
  viewerCanCreateCall: false,
  life: {
    ...openLineFacts.life,
    removedOn: '2026-11-20',
    turns: [{ day: '2026-11-20', at: '2026-11-20T15:00:00.000Z', state: 'CLOSED' }],
  },
}

export const lineCall = (n: number, changes: object = {}) => ({
  id: globalId('Call', uuid(n)),
  databaseId: uuid(n),
  createdAt: '2026-11-03T14:00:00.000Z',
  aliveAt: '2026-11-03T14:00:00.000Z',
  completedAt: '2026-11-03T15:00:00.000Z' as string | null,
  customJob: null,
  roomDescription: null,
  purpose: { id: 'p2', name: 'PICC Insertion' },
  room: openLineFacts.room,
  statusCode: { id: 's1', name: 'Normal' },
  assignedTo: null,
  completedBy: { id: 'u2', fullName: 'Ben Carter' },
  ...changes,
})

export const lineProvider = {
  id: globalId('Provider', uuid(1)),
  purposes: [
    { databaseId: uuid(1), name: 'Dressing Change' },
    { databaseId: uuid(2), name: 'PICC Insertion' },
    { databaseId: uuid(3), name: 'Custom' },
  ],
  statusCodes: [
    { databaseId: uuid(1), name: 'Normal' },
    { databaseId: uuid(2), name: 'On Hold' },
    { databaseId: uuid(3), name: 'Stat' },
  ],
  facilities: [
    {
      databaseId: uuid(5),
      name: 'Main Hospital',
      timeZone: 'America/New_York',
      rooms: [
        { databaseId: uuid(7), name: '4B-12' },
        { databaseId: uuid(8), name: '4B-13' },
      ],
    },
  ],
}

const connectionOf = ({ calls = [], hasOlder = false }: LineFacts) => ({
  edges: calls.map((node, at) => ({ node: { __typename: 'Call', ...node }, cursor: String(at) })),
  pageInfo: { hasNextPage: hasOlder, endCursor: 'older' },
})

const lineWith = ({ calls, hasOlder, ...over }: LineFacts) => ({
  ...openLineFacts,
  ...over,
  calls: connectionOf({ calls, hasOlder }),
  latest: connectionOf({ calls: calls?.slice(0, 1) }),
})

const administrator: Viewer = {
  userId: 'admin',
  providerId: 'riverside',
  canCreateCall: true,
  canSeeLists: true,
  canSeeLines: true,
  canSeeConfiguration: true,
  canChangeConfiguration: true,
  canRunJobs: true,
  canSeeReports: true,
  canSeeUsers: true,
  canChangeUsers: true,
  canManageProviders: false,
  canManageTokens: true,
  canManageDevices: true,
  canReviewDocuments: true,
  canSeeAudit: true,
}

type Where = { at?: string; state?: object; Around?: ComponentType<{ children: ReactNode }> }

/** The line's page as its route shows it, over a mocked network and feed. */
export const openLine = async (over: LineFacts | null = {}, { Around = Fragment, state }: Where = {}) => {
  resetServerClock()
  learnServerTime('2026-11-21T15:00:00.000Z')
  const feed = fakeFeed()
  const Framed = feed.around((props: { queryRef: PreloadedQuery<Query> }) => (
    <Around>
      <ViewerContext value={administrator}>
        <LinePage {...props} />
      </ViewerContext>
    </Around>
  ))
  const page = renderPage<Query>(Framed, LinePageQuery, {
    variables: { id: lineId },
    at: '/lines/9',
    path: '/lines/:id',
    state,
  })
  const answered = (now: LineFacts | null): MockResolvers => ({
    Line: () => (now ? lineWith(now) : {}),
    Provider: () => lineProvider,
  })
  await page.answer({ Query: () => ({ node: over && { __typename: 'Line' } }), ...answered(over) })

  const waiting = () => page.environment.mock.getAllOperations()
  const resolve = (resolvers: MockResolvers, operation = waiting()[0]!) =>
    happening(async () => {
      page.environment.mock.resolve(operation, answerTo(operation, resolvers))
      await Promise.resolve()
    })
  const verb = () => (waiting()[0]!.root.node.selections[0] as { name: string }).name
  return {
    ...page,
    feed,
    /** The requests that wait for an answer: name and variables. */
    sent: () => waiting().map(({ request }) => [request.node.params.name, request.variables] as const),
    /** The waiting verb succeeds, and the line has these facts now. */
    done: (now: LineFacts | null = {}, more: object = {}) =>
      resolve({ Mutation: () => ({ [verb()]: { ...(now ? {} : { line: null }), ...more } }), ...answered(now) }),
    refuse: (code: string, message: string, current: LineFacts | null = {}, fields: object[] = []) =>
      resolve({
        Mutation: () => ({
          [verb()]: {
            __typename: 'Refusal',
            code,
            message,
            fields,
            current: current && { __typename: 'Line', id: lineId },
          },
        }),
        ...answered(current),
      }),
    /** Somebody changes the line, or it is no longer visible: the feed reports it, and the page reads it again. */
    changesTo: async (now: LineFacts | null, movement: Partial<Movement> = { changedLineIds: [lineId] }) => {
      const reads = () => waiting().filter(({ request }) => request.node.params.name === 'LineViewFreshQuery')
      const earlier = reads()
      const started = () => reads().find((operation) => !earlier.includes(operation))
      await feed.tell(movement)
      await waitFor(() => expect(started()).toBeTruthy())
      const operation = started()!
      await resolve(
        { Query: () => ({ nodes: [now && { __typename: 'Line', id: lineId }] }), ...answered(now) },
        operation,
      )
      return operation.request.variables
    },
    older: (calls: object[]) =>
      resolve({
        Query: () => ({ node: { __typename: 'Line', id: lineId } }),
        Line: () => ({ id: lineId, calls: connectionOf({ calls }) }),
      }),
  }
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const buttons = () =>
  [...screen.getByRole('group', { name: 'Actions' }).querySelectorAll('button')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
export const bar = () => screen.getByRole('group', { name: 'Actions' }).textContent ?? ''
export const field = (name: string) =>
  within(screen.getByRole('form', { name: 'Line' })).getByLabelText<HTMLInputElement>(
    new RegExp(`^${name.replaceAll(/[()]/g, '\\$&')}\\*?$`),
    { selector: 'input, textarea' },
  )
export const errorAt = (name: string) => document.getElementById(`${field(name).id}-error`)?.textContent
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
