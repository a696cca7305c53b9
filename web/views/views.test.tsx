import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import type { ViewList } from 'domain/views/filters'
import { Problem } from '../relay/problem'
import { fill } from '../test/fill'
import { expectErrors } from '../test/complaints'
import { answerTo, renderWithRelay } from '../test/renderWithRelay'
import { happening } from '../test/settled'
import { Views } from './embeds/Views'

const view = (name: string, query: string, more: object = {}) => ({
  __typename: 'SavedView',
  id: name,
  version: 3,
  name,
  query,
  shared: false,
  viewerCanChange: true,
  viewerIsOwner: true,
  ...more,
})
const shared = { shared: true, viewerCanChange: false, viewerIsOwner: false }
const views = [
  view('Mine', 'status=closed'),
  view('Oldest open', 'status=open&order=oldest', shared),
  view('Open', 'status=open', { ...shared, viewerCanChange: true }),
]

const Address = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const open = ({ at = '/lines', list = 'LINES' as ViewList } = {}) => {
  const page = renderWithRelay(
    <>
      <Views list={list} />
      <Address />
    </>,
    { at },
  )
  return {
    ...page,
    answerViews: (listed: object[] = views, viewerCanShareViews = false) =>
      page.answer({ Provider: () => ({ id: 'provider', viewerCanShareViews, savedViews: listed }) }),
    settle: (field: string, answer: object, savedViews: object[] = []) =>
      happening(async () => {
        const operation = page.environment.mock.getMostRecentOperation()
        const values = { Mutation: () => ({ [field]: answer }), Provider: () => ({ id: 'provider', savedViews }) }
        page.environment.mock.resolve(operation, answerTo(operation, values))
        await Promise.resolve()
      }),
    sent: () => page.environment.mock.getMostRecentOperation().request.variables as { input: object; list: string },
  }
}
const menu = () => screen.getByRole('button', { name: /^Views?\b/ })
const section = (name: string) => screen.getByRole('region', { name })
const links = (name: string) =>
  within(section(name))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
const address = () => document.querySelector('output')!.textContent

test('lists one’s own views and the shared ones, and opens one', async () => {
  const page = open()
  // Without filters there is no current view, so nothing is read until it opens.
  expect(page.asked()).toEqual([])
  await page.user.click(menu())
  await page.answerViews()
  expect([links('My views'), links('Shared views')]).toEqual([['Mine'], ['Oldest open', 'Open']])
  expect(screen.getByText('To save a view, choose filters first.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Edit/ }).map((each) => each.getAttribute('aria-label'))).toEqual([
    'Edit Mine',
    'Edit Open',
  ])
  await page.user.click(screen.getByRole('link', { name: 'Oldest open' }))
  expect(address()).toBe('/lines?status=open&order=oldest')
  expect(screen.queryByRole('group', { name: 'Views' })).toBeNull()
  await page.answerViews()
  await waitFor(() => expect(menu().textContent).toBe('View: Oldest open'))
})

test.each([
  ['on any page', '/lines?order=oldest&status=open&after=abc&page=3', 'View: Oldest open'],
  ['not with a search', '/lines?order=oldest&status=open&find=k3', 'Views'],
  ['not with other filters', '/lines?order=oldest', 'Views'],
])('names the view that the address shows, %s', async (_name, at, label) => {
  const page = open({ at })
  await page.answerViews()
  expect(menu().textContent).toBe(label)
  await page.user.click(menu())
  await page.answerViews()
  const current = screen.queryAllByRole('link').filter((each) => each.getAttribute('aria-current') === 'true')
  expect(current.map(({ textContent }) => textContent)).toEqual(label === 'Views' ? [] : ['Oldest open'])
})

test('a view of the queue without facilities puts off those that the device remembers', async () => {
  const page = open({ list: 'QUEUE', at: '/calls/queue' })
  await page.user.click(menu())
  await page.answerViews([view('Stat', 'show=stat')])
  await page.user.click(screen.getByRole('link', { name: 'Stat' }))
  expect(address()).toBe('/calls/queue?show=stat&queueFilter=')
  await page.answerViews([view('Stat', 'show=stat')])
  await waitFor(() => expect(menu().textContent).toBe('View: Stat'))
})

const [mainId, goneId] = ['0198c5f0-0000-7000-8000-000000000001', '0198c5f0-0000-7000-8000-000000000002']

test.each([
  ['all of them', goneId, 'The queue shows all facilities.'],
  ['one of two', `${mainId},${goneId}`, 'The queue shows the others.'],
  ['none', mainId, null],
])('facilities of the queue that were deleted since: %s', async (_what, chosen, words) => {
  const page = open({ list: 'QUEUE', at: `/calls/queue?queueFilter=${chosen}` })
  await page.answer({ Provider: () => ({ id: 'provider', savedViews: [], facilities: [{ databaseId: mainId }] }) })
  expect(screen.queryByText('A chosen facility is not available to you.') !== null).toBe(words !== null)
  if (words !== null) expect(screen.getByText(words)).toBeTruthy()
})

test('saves the filters that are shown, without the search; only who may shares', async () => {
  const page = open({ at: '/lines?order=oldest&find=k3&page=2' })
  await page.answerViews()
  await page.user.click(menu())
  await page.answerViews()
  await page.user.click(screen.getByRole('button', { name: 'Save view…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save View' })
  expect(within(dialog).getByText(/what you typed, such as a search, is not/)).toBeTruthy()
  expect(within(dialog).queryByRole('switch')).toBeNull()
  await page.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(within(dialog).getByText('Required')).toBeTruthy()
  await fill(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Mine ')
  await page.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(page.sent()).toEqual({
    list: 'LINES',
    input: { list: 'LINES', name: 'Mine', query: 'order=oldest', shared: false, clientMutationId: expect.any(String) },
  })
  await page.settle('createSavedView', {
    __typename: 'Refusal',
    code: 'VALIDATION',
    message: 'x',
    fields: [{ field: 'name', message: 'One of your views has this name' }],
  })
  expect(await within(dialog).findByText('One of your views has this name')).toBeTruthy()
  await page.user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), ' too')
  await page.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await page.settle('createSavedView', { __typename: 'CreateSavedViewSuccess' }, [
    ...views,
    view('Mine too', 'order=oldest'),
  ])
  expect(await screen.findByText('Mine too saved')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a manager shares, renames, and replaces the filters; the version is that which was seen', async () => {
  const page = open({ at: '/lines?status=closed&order=oldest' })
  await page.answerViews(views, true)
  await page.user.click(menu())
  await page.answerViews(views, true)
  await page.user.click(screen.getByRole('button', { name: 'Edit Mine' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit View' })
  await page.user.click(within(dialog).getByRole('switch', { name: /^Shared/ }))
  await page.user.click(within(dialog).getByRole('checkbox', { name: /^Replace its filters/ }))
  const name = within(dialog).getByRole('textbox', { name: /^Name/ })
  await fill(name, 'Closed')
  await page.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(page.sent().input).toEqual({
    savedViewId: 'Mine',
    expectedVersion: 3,
    name: 'Closed',
    shared: true,
    query: 'status=closed&order=oldest',
  })
  await page.settle('updateSavedView', { __typename: 'UpdateSavedViewSuccess' }, [
    view('Mine', 'status=closed&order=oldest', { name: 'Closed' }),
  ])
  expect(await screen.findByText('Closed saved')).toBeTruthy()
  expect(menu().textContent).toBe('View: Closed')
})

test('someone else’s shared view stays shared, and is deleted only when confirmed', async () => {
  const page = open()
  await page.user.click(menu())
  await page.answerViews(views, true)
  await page.user.click(screen.getByRole('button', { name: 'Edit Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit View' })
  expect(within(dialog).queryByRole('switch')).toBeNull()
  expect(within(dialog).queryByRole('checkbox')).toBeNull()
  await page.user.click(within(dialog).getByRole('button', { name: 'Delete view' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete Open?' })
  expect(within(question).getByText('Everyone who sees this list loses it.')).toBeTruthy()
  expect(page.asked()).toEqual([])
  await page.user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(page.sent()).toEqual({ list: 'LINES', input: { savedViewId: 'Open', expectedVersion: 3 } })
  await page.settle('deleteSavedView', { __typename: 'DeleteSavedViewSuccess' }, [])
  expect(await screen.findByText('Open deleted')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what cannot be read says so, and is tried again', async () => {
  const page = open()
  await page.user.click(menu())
  expectErrors(/Problem: No connection/)
  await page.fail(new Problem('OFFLINE', 'No connection'))
  await page.user.click(await screen.findByRole('button', { name: 'Retry' }))
  await page.answerViews()
  expect(links('My views')).toEqual(['Mine'])
})
