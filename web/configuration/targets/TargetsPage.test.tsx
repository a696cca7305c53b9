import { screen, waitFor, within } from '@testing-library/react'
import { globalId } from '../../relay/globalId'
import { fill } from '../../test/fill'
import { fakeFeed } from '../../test/fakes/fakeFeed'
import { renderPage } from '../../test/renderWithRelay'
import TargetsPageQuery, { type TargetsPageQuery as Query } from './__generated__/TargetsPageQuery.graphql'
import TargetsPage from './TargetsPage'

const mainId = '01a1fd2b-bc9a-7181-b2b7-0f2159720003'

const target = (id: string, status: string, more: object = {}) => ({
  id,
  version: 1,
  status,
  purpose: null,
  facility: null,
  targetMinutes: 30,
  escalateAfter: null,
  escalateTo: ['managers', 'administrators'],
  repeatEvery: 10,
  ...more,
})
const listed = [
  target('t-stat', 'Stat', { escalateAfter: 10 }),
  target('t-north', 'Stat', {
    facility: { databaseId: 'north', name: 'North Campus' },
    targetMinutes: 15,
    escalateAfter: 5,
    escalateTo: ['online'],
    repeatEvery: null,
  }),
  target('t-normal', 'Normal', { targetMinutes: 120 }),
]

const open = async ({ canChange = true } = {}) => {
  const page = renderPage<Query>(fakeFeed().around(TargetsPage), TargetsPageQuery, {
    at: '/configuration/alerts',
    path: '/configuration/alerts',
  })
  await page.answer({
    Provider: () => ({
      id: 'provider',
      viewerCanChangeConfiguration: canChange,
      configuration: {
        waitingTargets: listed,
        purposes: [{ databaseId: 'picc', name: 'PICC Insertion' }],
        facilities: [
          { databaseId: mainId, name: 'Main Hospital' },
          { databaseId: 'north', name: 'North Campus' },
        ],
      },
    }),
  })
  return {
    ...page,
    sent: (name: string) =>
      page.environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.params.name === name)
        .map(({ request }) => request.variables.input as Record<string, unknown>),
  }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = () => screen.getByRole('dialog', { name: /Item$/ })
const entry = (name: string) =>
  within(dialog()).getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const save = () => within(dialog()).getByRole('button', { name: 'Save' })

test('each target has its calls, its minutes, and its escalation in words', async () => {
  await open()
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, 5).map(({ textContent }) => textContent)),
  ).toEqual([
    ['Stat', 'All needs', 'All facilities', '30 min', 'After 10 min to managers and administrators, every 10 min'],
    ['Stat', 'All needs', 'North Campus', '15 min', 'After 5 min to everyone Online, once'],
    ['Normal', 'All needs', 'All facilities', '120 min', 'Never'],
  ])
  // Those of all calls with a status stay, and nobody orders the list.
  expect(screen.getAllByRole('button', { name: /^Delete/ }).map((each) => each.getAttribute('aria-label'))).toEqual([
    'Delete Stat, North Campus',
  ])
  expect(screen.queryByRole('button', { name: 'Save Order' })).toBeNull()
})

test('a manager reads, and changes nothing', async () => {
  await open({ canChange: false })
  for (const name of [/^Add/, /^Edit/, /^Delete/]) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(button('View Normal')).toBeTruthy()
})

test('Edit changes figures, tells what they mean, and refuses them at their fields', async () => {
  const page = await open()
  await page.user.click(button('Edit Normal'))
  await waitFor(() => expect(entry('Target').value).toBe('120'))
  expect(within(dialog()).getByText('No one is told that such a call waits too long.')).toBeTruthy()
  await fill(entry('Escalate After'), '10000')
  await page.user.clear(entry('Target'))
  await page.user.type(entry('Target'), '0')
  await page.user.click(save())
  expect(within(dialog()).getAllByText('Must be a whole number from 1 to 1440').length).toBeGreaterThanOrEqual(2)
  await page.user.clear(entry('Escalate After'))
  await page.user.type(entry('Escalate After'), '60')
  await page.user.clear(entry('Target'))
  await page.user.type(entry('Target'), '90')
  expect(
    within(dialog()).getByText(
      /^A call that no one has taken after 60 min is escalated to managers and administrators, and again every 10 min, at most 5 times\./,
    ),
  ).toBeTruthy()
  await page.user.click(save())
  expect(page.sent('targetVerbsUpdateWaitingTargetMutation')).toEqual([
    {
      targetId: 't-normal',
      expectedVersion: 1,
      targetMinutes: 90,
      escalateAfter: 60,
      escalateTo: ['managers', 'administrators'],
      repeatEvery: 10,
    },
  ])
})

test('Add sends the calls that were chosen', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await fill(within(dialog()).getByRole('combobox', { name: /^Facility/ }), 'Main')
  await page.user.click(await screen.findByRole('option', { name: 'Main Hospital' }))
  await page.user.type(entry('Target'), '20')
  await page.user.click(save())
  expect(page.sent('targetVerbsCreateWaitingTargetMutation')).toEqual([
    {
      status: 'Stat',
      purposeId: null,
      facilityId: globalId('Facility', mainId),
      targetMinutes: 20,
      escalateAfter: null,
      escalateTo: ['managers', 'administrators'],
      repeatEvery: 10,
      clientMutationId: expect.any(String),
    },
  ])
})

test('Delete asks, and names what its calls have then', async () => {
  const page = await open()
  await page.user.click(button('Delete Stat, North Campus'))
  expect(screen.getByText('Calls of Stat, North Campus have the next more general target.')).toBeTruthy()
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(page.sent('targetVerbsDeleteWaitingTargetMutation')).toEqual([{ targetId: 't-north', expectedVersion: 1 }])
})
