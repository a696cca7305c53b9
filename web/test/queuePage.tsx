import { act, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { createMockEnvironment } from 'relay-test-utils'
import QueuePageQuery, { type QueuePageQuery as Query } from '../calls/queue/__generated__/QueuePageQuery.graphql'
import { ClosedByOthers } from '../calls/queue/steady/ClosedByOthers'
import { createQueueFeed } from '../calls/queue/feed/queueFeed'
import { FeedContext, type Removed } from '../live/feed'
import QueuePage from '../calls/queue/QueuePage'
import { globalId } from '../relay/globalId'
import { createLink } from '../relay/link'
import { ViewerContext } from '../relay/viewer'
import { renderPage } from './renderWithRelay'
import { happening } from './settled'
import { queueChange } from './fakes/queueChange'

export const uuid = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

export const provider = { id: globalId('Provider', uuid(1)), databaseId: uuid(1) }
export const main = { id: globalId('Facility', uuid(11)), databaseId: uuid(11), name: 'Main Hospital' }
export const north = { id: globalId('Facility', uuid(12)), databaseId: uuid(12), name: 'North Campus' }

export const person = (n: number, fullName: string) => ({
  id: globalId('User', uuid(n)),
  fullName,
  presence: 'ONLINE',
  offlineSince: null as string | null,
})
export const rosa = person(21, 'Rosa Alvarez')
export const ben = person(22, 'Ben Carter')
export const tomas = person(23, 'Tomás Lindqvist')

const statusOf = (name: string) => ({ id: globalId('StatusCode', name), name })
const purposeOf = (name: string, lineCheck = false) => ({ id: globalId('Purpose', name), name, lineCheck })

export const lineCheck = purposeOf('Daily Line Check', true)
export const dressingChange = purposeOf('Dressing Change', true)

let orders = 0

/** A work order, without an end unless `end` is set. */
export const work = (
  user: typeof rosa,
  role: 'Lead' | 'Assisting' | 'Training',
  start: string,
  end: string | null = null,
) => ({
  id: globalId('WorkOrder', uuid(++orders)),
  user,
  role,
  start,
  end,
})

type CallOptions = {
  status?: string
  purpose?: string | { id: string; name: string; lineCheck: boolean }
  createdAt?: string
  aliveAt?: string
  facility?: typeof main | null
} & Record<string, unknown>

/** What the ward or the team wrote. */
export type AnUpdate = {
  databaseId: string
  text: string
  isWorse: boolean
  isFromWard: boolean
  writtenAt: string
  by: string
}

/** The server's answer for a call of the queue: Normal, unassigned, in a room of Main Hospital. */
export const aCall = (
  n: number,
  {
    status = 'Normal',
    purpose = 'PICC Insertion',
    createdAt = '2026-11-21T13:00:00.000Z',
    aliveAt,
    facility = main,
    ...rest
  }: CallOptions = {},
) => ({
  __typename: 'Call',
  id: globalId('Call', uuid(n)),
  databaseId: uuid(n),
  version: 1,
  createdAt,
  aliveAt: aliveAt ?? createdAt,
  startTime: null,
  waitingTarget: status === 'On Hold' ? null : status === 'Stat' ? 30 : 120,
  escalation: null as { at: string } | null,
  worseAt: null as string | null,
  worseText: null as string | null,
  latestUpdate: null as AnUpdate | null,
  contact: null,
  customJob: null,
  preComments: null,
  roomDescription: null,
  purpose: typeof purpose === 'string' ? purposeOf(purpose) : purpose,
  room: facility ? { id: globalId('Room', uuid(1_000 + n)), name: `4B-${n}`, facility } : null,
  statusCode: statusOf(status),
  line: null,
  assignedTo: null,
  updatedById: null as string | null,
  workOrders: [],
  openBy: [] as { isEditing: boolean; user: { id: string; fullName: string } }[],
  ...rest,
})

export type ACall = ReturnType<typeof aCall>

let readings = 0

export const queueAnswer = (
  calls: readonly ACall[],
  { version = 10, facilities = [main, north], readAt = '' } = {},
) => ({
  data: {
    provider: {
      ...provider,
      facilities,
      queue: {
        version,
        // Each read has its own time.
        readAt: readAt || new Date(Date.now() + ++readings).toISOString(),
        calls: {
          edges: calls.map((node) => ({ node, cursor: node.id })),
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      },
    },
  },
})

type Who = { canCreateCall?: boolean; canSeeLists?: boolean; userId?: string }
type OpenOptions = Parameters<typeof queueAnswer>[1] & Who & { at?: string }

/** The queue page with a feed, before its query is answered. */
const startQueue = ({
  at = '/calls/queue',
  canCreateCall = true,
  canSeeLists = true,
  userId = uuid(21),
}: Who & { at?: string } = {}) => {
  const environment = createMockEnvironment()
  const link = createLink()
  const feed = createQueueFeed({ environment, link, providerId: provider.id })
  const WithFeed = (props: ComponentProps<typeof QueuePage>) => (
    <ViewerContext
      value={{
        userId,
        providerId: uuid(1),
        canCreateCall,
        canSeeLists,
        canSeeLines: true,
        canSeeConfiguration: false,
        canChangeConfiguration: false,
        canRunJobs: false,
        canSeeReports: false,
        canSeeUsers: false,
        canChangeUsers: false,
        canManageProviders: false,
        canManageTokens: false,
        canManageDevices: false,
        canReviewDocuments: false,
        canSeeAudit: false,
      }}
    >
      <FeedContext value={feed}>
        <QueuePage {...props} />
        <ClosedByOthers />
      </FeedContext>
    </ViewerContext>
  )
  const page = renderPage<Query>(WithFeed, QueuePageQuery, { environment, link, at, path: '/calls/queue' })

  const find = (name: string) => environment.mock.findOperation(({ request }) => request.node.params.name === name)
  return {
    ...page,
    feed,
    operations: (name: string) =>
      environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name),
    /** The server answers the waiting read of the queue. */
    read: (calls: readonly ACall[], options?: Parameters<typeof queueAnswer>[1]) =>
      happening(async () => {
        environment.mock.resolve(find('QueuePageQuery'), queueAnswer(calls, options))
        await Promise.resolve()
      }),
    /** The server pushes a change. */
    push: (
      changed: readonly ACall[],
      removed: readonly (ACall & Partial<Removed>)[] = [],
      {
        version = 11,
        resync = false,
        catalogueChanged = false,
        people = [] as readonly { id: string; fullName: string; presence: string; offlineSince: string | null }[],
        opened = [] as readonly ACall[],
      } = {},
    ) =>
      happening(async () => {
        link.heardPush()
        const change = queueChange({
          ...{ version, resync, catalogueChanged, changed, opened, people },
          removed: removed.map(({ id, reason = 'OUT_OF_SIGHT', by = null }) => ({ callId: id, reason, by })),
        })
        environment.mock.nextValue(find('queueFeedSubscription'), { data: change })
        await Promise.resolve()
      }),
  }
}

/** The queue page with these calls, in the state Live. */
export const openQueue = async (
  calls: readonly ACall[],
  { at, canCreateCall, canSeeLists, userId, ...options }: OpenOptions = {},
) => {
  const page = startQueue({ at, canCreateCall, canSeeLists, userId })
  act(() => page.feed.start())
  await page.read(calls, options)
  return page
}

/** The screen's content: each group with its count and its cards' purposes. */
export const shownGroups = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => {
    const section = heading.closest('section')!
    const titles = within(section).getAllByRole('heading', { level: 3 })
    return { heading: heading.textContent, cards: titles.map(({ textContent }) => textContent) }
  })

export const card = (title: string): HTMLElement =>
  screen.getByRole('heading', { level: 3, name: title }).closest('article')!

export const cardTitles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
