import { act, screen, waitFor, within } from '@testing-library/react'
import { fill } from '../../test/fill'
import { fakeFeed } from '../../test/fakes/fakeFeed'
import { answerTo, renderPage } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import PurposesPageQuery, { type PurposesPageQuery as Query } from './__generated__/PurposesPageQuery.graphql'
import PurposesPage from './PurposesPage'

const purpose = (name: string, weight: number, more: object = {}) => ({
  id: `p-${name}`,
  name,
  weight,
  lineCheck: false,
  procedureIds: [] as string[],
  version: 1,
  ...more,
})
const listed = [purpose('Dressing Change', 0, { lineCheck: true }), purpose('Declot', 1), purpose('Custom', 2)]
type Listed = typeof listed

const providerWith = (purposes: Listed, viewerCanChangeConfiguration = true) => ({
  id: 'provider',
  viewerCanChangeConfiguration,
  configuration: { purposes },
  procedures: [{ id: 'g-dressing', databaseId: 'dressing', name: 'Dressing' }],
})

const open = async (purposes: Listed = listed, { canChange = true } = {}) => {
  const feed = fakeFeed()
  const page = renderPage<Query>(feed.around(PurposesPage), PurposesPageQuery, {
    at: '/configuration/purposes',
    path: '/configuration/purposes',
  })
  await page.answer({ Provider: () => providerWith(purposes, canChange) })
  return {
    ...page,
    sent: (name: string) =>
      page.environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.params.name === name)
        .map(({ request }) => request.variables.input as Record<string, unknown>),
    /** Somebody else changed the configuration, and the list is read again. */
    othersMade: async (now: Listed) => {
      await feed.catalogueMoved()
      await happening(async () => {
        const operation = page.environment.mock.findOperation(
          ({ request }) => request.node.params.name === 'PurposesPageQuery',
        )
        page.environment.mock.resolve(operation, answerTo(operation, { Provider: () => providerWith(now, canChange) }))
      })
    },
  }
}

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = () => screen.getByRole('dialog', { name: 'Edit Item' })
const entry = (name: string) =>
  within(dialog()).getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const save = () => within(dialog()).getByRole('button', { name: 'Save' })
const noticeText = () => screen.getByRole('region', { name: 'Notices' }).textContent
const refusal = (code: string, message: string, fields: object[] = []) => ({
  __typename: 'Refusal',
  code,
  message,
  fields,
  current: null,
})

test('the columns are Order, Name, Weight, Line Check, Usual Procedures and Action', async () => {
  await open()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Order',
    'Name',
    'Weight',
    'Line Check',
    'Usual Procedures',
    'Action',
  ])
  expect(
    within(screen.getAllByRole('row')[1]!)
      .getAllByRole('cell')
      .map(({ textContent, dataset }) => `${dataset.name}${textContent}`),
  ).toEqual(expect.arrayContaining(['Weight0', 'Line CheckYes']))
})

test('a manager reads, and changes nothing', async () => {
  await open(listed, { canChange: false })
  expect(rows()).toEqual(['Dressing Change', 'Declot', 'Custom'])
  for (const name of [/^Add/, /Save Order/, /^Edit/, /^Delete/, /^Move/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a list without purposes says so', async () => {
  await open([])
  expect(screen.getByText('No purposes to display.')).toBeTruthy()
})

test('Add sends what was entered, at the end of the list, and closes once it is there', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await waitFor(() => expect(document.activeElement).toBe(entry('Name')))
  expect(entry('Weight').value).toBe('3')
  await fill(entry('Name'), 'Port Flush')
  await page.user.click(within(dialog()).getByRole('checkbox', { name: 'Line Check' }))
  await page.user.click(within(dialog()).getByRole('checkbox', { name: 'Dressing' }))
  await page.user.click(save())
  expect(page.sent('purposeVerbsCreatePurposeMutation')).toEqual([
    {
      name: 'Port Flush',
      weight: 3,
      lineCheck: true,
      procedureIds: ['g-dressing'],
      clientMutationId: expect.any(String),
    },
  ])
  await page.answer({
    Mutation: () => ({ createPurpose: { __typename: 'CreatePurposeSuccess' } }),
    Provider: () => providerWith([...listed, purpose('Port Flush', 3, { lineCheck: true })]),
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(rows()).toEqual(['Dressing Change', 'Declot', 'Custom', 'Port Flush'])
})

test('Name and Weight are required, and nothing is sent without them', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await page.user.clear(entry('Weight'))
  await page.user.click(save())
  await waitFor(() => expect(within(dialog()).getAllByText('Required')).toHaveLength(2))
  await waitFor(() => expect(document.activeElement).toBe(entry('Name')))
  await fill(entry('Weight'), 'first')
  await page.user.tab()
  expect(within(dialog()).getByText('Must be a whole number')).toBeTruthy()
  expect(page.sent('purposeVerbsCreatePurposeMutation')).toEqual([])
})

test('a field that the server refuses shows its error, and the entries stay', async () => {
  const page = await open()
  await page.user.click(button('Edit Declot'))
  await fill(entry('Name'), 'custom')
  await page.user.click(save())
  expect(page.sent('purposeVerbsUpdatePurposeMutation')).toEqual([
    { purposeId: 'p-Declot', name: 'custom', weight: 1, lineCheck: false, procedureIds: [], expectedVersion: 1 },
  ])
  const taken = 'Another purpose has this name'
  await page.answer({
    Mutation: () => ({ updatePurpose: refusal('VALIDATION', taken, [{ field: 'name', message: taken }]) }),
  })
  expect(within(dialog()).getByText(taken)).toBeTruthy()
  expect(entry('Name').value).toBe('custom')
})

test('what the rules know by name keeps its name and cannot be deleted (rules 5.7)', async () => {
  const page = await open()
  expect(screen.queryByRole('button', { name: 'Delete Custom' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete Dressing Change' })).toBeNull()
  await page.user.click(button('Edit Custom'))
  await page.user.type(entry('Name'), '!')
  await page.user.click(save())
  expect(within(dialog()).getByText('The rules know Custom by its name, so it keeps it')).toBeTruthy()
  expect(page.sent('purposeVerbsUpdatePurposeMutation')).toEqual([])
})

describe('Delete', () => {
  const question = () => screen.queryByRole('alertdialog', { name: 'Are you sure you want to delete this item?' })

  test('asks first, and does nothing when it is cancelled', async () => {
    const page = await open()
    await page.user.click(button('Delete Declot'))
    expect(question()!.textContent).toContain('Declot')
    await page.user.click(button('Cancel'))
    expect(question()).toBeNull()
    expect(page.sent('purposeVerbsDeletePurposeMutation')).toEqual([])
  })

  test('takes it out of the list', async () => {
    const page = await open()
    await page.user.click(button('Delete Declot'))
    await page.user.click(button('Delete'))
    expect(page.sent('purposeVerbsDeletePurposeMutation')).toEqual([{ purposeId: 'p-Declot', expectedVersion: 1 }])
    await page.answer({
      Mutation: () => ({ deletePurpose: { __typename: 'DeletePurposeSuccess' } }),
      Provider: () => providerWith([listed[0]!, listed[2]!]),
    })
    expect(rows()).toEqual(['Dressing Change', 'Custom'])
    expect(noticeText()).toContain('Declot was deleted')
  })

  test('that is refused shows the reason', async () => {
    const page = await open()
    await page.user.click(button('Delete Declot'))
    await page.user.click(button('Delete'))
    await page.answer({
      Mutation: () => ({ deletePurpose: refusal('STALE', 'This purpose has changed in the meantime.') }),
    })
    expect(noticeText()).toContain('Declot was not deleted')
    expect(noticeText()).toContain('This purpose has changed in the meantime.')
    expect(rows()).toContain('Declot')
  })
})

test('the order is saved whole', async () => {
  const page = await open()
  expect(button('Save Order').disabled).toBe(true)
  await page.user.click(button('Move Custom up'))
  await page.user.click(button('Save Order'))
  expect(page.sent('purposeVerbsReorderPurposesMutation')).toEqual([
    { ids: ['p-Dressing Change', 'p-Custom', 'p-Declot'] },
  ])
})

test('leaving asks while an order is not saved', async () => {
  const page = await open()
  await page.user.click(button('Move Custom up'))
  await act(() => page.router.navigate('/calls/queue'))
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
})

describe('what others do meanwhile', () => {
  test('appears in the list a moment later', async () => {
    const page = await open()
    await page.othersMade([
      listed[0]!,
      { ...listed[1]!, name: 'Declotting', version: 2 },
      listed[2]!,
      purpose('Port Flush', 3),
    ])
    expect(rows()).toEqual(['Dressing Change', 'Declotting', 'Custom', 'Port Flush'])
  })

  test('is offered in an open dialog, and does not change what someone is typing', async () => {
    const page = await open()
    await page.user.click(button('Edit Declot'))
    await page.user.clear(entry('Weight'))
    await page.user.type(entry('Weight'), '9')
    await page.othersMade([listed[0]!, { ...listed[1]!, name: 'Declotting', version: 2 }, listed[2]!])
    expect(entry('Name').value).toBe('Declot')
    expect(entry('Weight').value).toBe('9')
    await page.user.click(within(dialog()).getByRole('button', { name: 'Show the changes' }))
    expect(entry('Name').value).toBe('Declotting')
    expect(entry('Weight').value).toBe('9')
    await page.user.click(save())
    expect(page.sent('purposeVerbsUpdatePurposeMutation')).toEqual([
      { purposeId: 'p-Declot', name: 'Declotting', weight: 9, lineCheck: false, procedureIds: [], expectedVersion: 2 },
    ])
  })

  test('is reported when it deletes the dialog’s item', async () => {
    const page = await open()
    await page.user.click(button('Edit Declot'))
    await page.user.type(entry('Name'), '!')
    await page.othersMade([listed[0]!, listed[2]!])
    expect(within(dialog()).getByText('Someone deleted this item meanwhile')).toBeTruthy()
    expect(entry('Name').value).toBe('Declot!')
    expect((save() as HTMLButtonElement).disabled).toBe(true)
  })
})

test('closing a dialog with entries asks; one without asks nothing', async () => {
  const page = await open()
  await page.user.click(button('Edit Declot'))
  await page.user.click(within(dialog()).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await page.user.click(button('Edit Declot'))
  await page.user.type(entry('Name'), '!')
  await page.user.click(within(dialog()).getByRole('button', { name: 'Cancel' }))
  await page.user.click(button('Stay'))
  expect(entry('Name').value).toBe('Declot!')
  await page.user.click(within(dialog()).getByRole('button', { name: 'Close' }))
  await page.user.click(button('Leave'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a purpose shows its usual procedures, and not those that were deleted', async () => {
  const page = await open([purpose('Declot', 0, { procedureIds: ['gone', 'dressing'] })])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('Dressing')
  await page.user.click(button('Edit Declot'))
  expect(within(dialog()).getByRole<HTMLInputElement>('checkbox', { name: 'Dressing' }).checked).toBe(true)
  expect(within(dialog()).queryByText('gone')).toBeNull()
})
