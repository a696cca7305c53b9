import { screen, waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { fakeFeed } from '../test/fakes/fakeFeed'
import { renderPage, renderWithRelay } from '../test/renderWithRelay'
import { InboxBell } from './embeds/InboxBell'
import MessagesPage from './MessagesPage'
import MessagesPageQuery, { type MessagesPageQuery as Query } from './__generated__/MessagesPageQuery.graphql'
import type { inboxTestQuery } from './__generated__/inboxTestQuery.graphql'

const { around, tell } = fakeFeed()

const Bell = around(() => {
  const { viewer } = useLazyLoadQuery<inboxTestQuery>(
    graphql`
      query inboxTestQuery {
        viewer {
          ...InboxBell_viewer
        }
      }
    `,
    {},
  )
  return viewer && <InboxBell viewer={viewer} />
})

const me = { id: 'me' }
const message = (n: number, readAt: string | null = null) => ({
  id: `m${n}`,
  title: `BLS Card expires in ${n} days`,
  lines: [`BLS Card expires on 12/${n}/2026.`, 'Upload a new document to stay compliant.'],
  path: '/account',
  action: 'Open your documents',
  createdAt: '2026-11-20T08:00:00.000Z',
  readAt,
})
const inbox = (unread: number, messages = [message(30), message(60, '2026-11-21T08:00:00.000Z')]) => ({
  Viewer: () => ({ user: me, inbox: { id: 'inbox', unread, messages } }),
})
const bell = (name: string) => screen.findByRole('button', { name })

describe('the bell', () => {
  const open = async (unread = 1) => {
    const page = renderWithRelay(<Bell />)
    await page.answer(inbox(unread))
    return page
  }

  test('says how many messages are unread, and nothing when there are none', async () => {
    await open(3)
    expect((await bell('Messages, 3 unread')).textContent).toBe('3')
  })

  test('shows no number when everything is read, and 99+ from a hundred on', async () => {
    const { answer } = await open(0)
    expect((await bell('Messages')).textContent).toBe('')
    await tell({ personIds: [me.id] })
    await answer(inbox(120))
    expect((await bell('Messages, 120 unread')).textContent).toBe('99+')
  })

  test('counts again when the feed names its person, and not for others', async () => {
    const { answer, asked } = await open(1)
    await tell({ personIds: ['someone else'] })
    expect(asked()).toEqual([])
    await tell({ personIds: ['someone else', me.id] })
    expect(asked()).toEqual(['InboxBellQuery'])
    await answer(inbox(2))
    await bell('Messages, 2 unread')
  })

  test('opens the newest messages; opening one marks it as read and leads to its page', async () => {
    const { answer, asked, environment, router, user } = await open(1)
    await user.click(await bell('Messages, 1 unread'))
    await answer(inbox(1))
    const link = await screen.findByRole('link', { name: 'Unread: BLS Card expires in 30 days' })
    expect(screen.getByRole('link', { name: 'BLS Card expires in 60 days' })).toBeTruthy()
    // The panel shows the first paragraph only.
    expect(screen.queryByText('Upload a new document to stay compliant.')).toBeNull()
    await user.click(link)
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(asked()).toEqual(['useMarkReadMutation'])
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { messageIds: ['m30'] } })
    await answer({
      MarkMessagesReadSuccess: () => ({
        inbox: { id: 'inbox', unread: 0, messages: [message(30, '2026-11-21T08:00:00.000Z')] },
      }),
    })
    await bell('Messages')
  })

  test('says so when there are no messages', async () => {
    const { answer, user } = await open(0)
    await user.click(await bell('Messages'))
    await answer(inbox(0, []))
    await screen.findByText(/^No messages\./)
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    expect(screen.getByRole('link', { name: 'All messages' }).getAttribute('href')).toBe('/account/messages')
  })
})

test('the page shows whole messages, and marks all as read', async () => {
  const { answer, environment, user } = renderPage<Query>(around(MessagesPage), MessagesPageQuery)
  await answer(inbox(1))
  await screen.findByRole('heading', { name: 'Messages' })
  expect(screen.getAllByText('Upload a new document to stay compliant.')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Mark All as Read' }))
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: {} })
  await answer({
    MarkMessagesReadSuccess: () => ({
      inbox: { id: 'inbox', unread: 0, messages: [message(30, '2026-11-21T08:00:00.000Z')] },
    }),
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark All as Read' })).toBeNull())
  expect(screen.queryByRole('link', { name: /^Unread/ })).toBeNull()
})
