import { screen, waitFor, within } from '@testing-library/react'
import { fill } from '../../test/fill'
import { fakeFeed } from '../../test/fakes/fakeFeed'
import { answerTo, renderPage } from '../../test/renderWithRelay'
import { globalId } from '../../relay/globalId'
import { happening } from '../../test/settled'
import RequirementsPageQuery, {
  type RequirementsPageQuery as Query,
} from './__generated__/RequirementsPageQuery.graphql'
import RequirementsPage from './RequirementsPage'

const categoryId = '01a1fd2b-bc9a-7181-b2b7-0f215972c851'
const mainId = '01a1fd2b-bc9a-7181-b2b7-0f215972c852'
const northId = '01a1fd2b-bc9a-7181-b2b7-0f215972c853'

const licenses = {
  id: globalId('ComplianceCategory', categoryId),
  databaseId: categoryId,
  name: 'Licenses',
  version: 1,
}
const health = { ...licenses, id: 'health', databaseId: '01a1fd2b-bc9a-7181-b2b7-0f215972c859', name: 'Health' }
const main = { id: globalId('Facility', mainId), databaseId: mainId, name: 'Main Hospital' }
const north = { id: globalId('Facility', northId), databaseId: northId, name: 'North Campus' }

const requirement = (name: string, weight: number, more: object = {}) => ({
  id: `r-${name}`,
  name,
  weight,
  version: 1,
  category: licenses,
  isGlobal: true,
  facilities: [] as (typeof main)[],
  doesNotExpire: false,
  notes: null as string | null,
  link: null as string | null,
  gracePeriod: 14,
  ...more,
})
const listed = [
  requirement('RN License', 0, { link: 'https://www.nursys.com', gracePeriod: 1 }),
  requirement('ACLS', 1, { isGlobal: false, facilities: [main, north] }),
  requirement('Background Check', 2, { doesNotExpire: true, notes: 'Once.' }),
]
type Listed = typeof listed

const providerWith = (requirements: Listed, { canChange = true, days = 30, categories = [health, licenses] } = {}) => ({
  id: 'provider',
  viewerCanChangeConfiguration: canChange,
  configuration: {
    complianceRequirements: requirements,
    complianceCategories: categories,
    facilities: [main, north],
    onboardingGracePeriod: { days, version: 3 },
  },
})

const open = async (requirements: Listed = listed, { canChange = true } = {}) => {
  const feed = fakeFeed()
  const page = renderPage<Query>(feed.around(RequirementsPage), RequirementsPageQuery, {
    at: '/configuration/compliancerequirements',
    path: '/configuration/compliancerequirements',
  })
  await page.answer({ Provider: () => providerWith(requirements, { canChange }) })
  return {
    ...page,
    sent: (name: string) =>
      page.environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.params.name === name)
        .map(({ request }) => request.variables.input as Record<string, unknown>),
    /** Somebody else changed the configuration, and the list is read again. */
    othersMade: async (now: ReturnType<typeof providerWith>) => {
      await feed.catalogueMoved()
      await happening(async () => {
        const operation = page.environment.mock.findOperation(
          ({ request }) => request.node.params.name === 'RequirementsPageQuery',
        )
        page.environment.mock.resolve(operation, answerTo(operation, { Provider: () => now }))
      })
    },
  }
}

const table = () => within(screen.getByRole('table', { name: 'Compliance requirements' }))
const rows = () =>
  table()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const cells = (at: number) =>
  within(table().getAllByRole('row')[at + 1]!)
    .getAllByRole('cell')
    .map(({ textContent, dataset }) => [dataset.name, textContent])
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = (name = 'Edit Item') => screen.getByRole('dialog', { name })
const entry = (name: string, of = 'Edit Item') =>
  within(dialog(of)).getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const box = (name: string) => within(dialog()).getByRole<HTMLInputElement>('checkbox', { name })
const save = (of = 'Edit Item') => within(dialog(of)).getByRole<HTMLButtonElement>('button', { name: 'Save' })
const noticeText = () => screen.getByRole('region', { name: 'Notices' }).textContent

test('the columns tell what is asked, of whom, and for how long it may be missing', async () => {
  await open()
  expect(
    table()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Order', 'Name', 'Category', 'Applies to', 'Grace period', 'Link', 'Action'])
  expect(cells(0)).toEqual(
    expect.arrayContaining([
      ['Category', 'Licenses'],
      ['Applies to', 'Global'],
      ['Grace period', '1 day'],
    ]),
  )
  expect(cells(1)).toEqual(
    expect.arrayContaining([
      ['Applies to', 'Main Hospital, North Campus'],
      ['Grace period', '14 days'],
      ['Link', '–'],
    ]),
  )
})

test('a link opens in a new tab that cannot reach this one', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Open the link of RN License in a new tab' })
  expect(link.getAttribute('href')).toBe('https://www.nursys.com')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('a manager reads, and changes nothing', async () => {
  const page = await open(listed, { canChange: false })
  expect(rows()).toEqual(['RN License', 'ACLS', 'Background Check'])
  for (const name of [/^Add/, /Save Order/, /^Edit/, /^Delete/, /^Move/, /New Category/])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await page.user.click(button('View Background Check'))
  const shown = within(dialog('Background Check'))
  expect(shown.getByRole<HTMLInputElement>('checkbox', { name: 'Does not expire' }).disabled).toBe(true)
  expect(shown.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).readOnly).toBe(true)
  expect(shown.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a list without requirements and categories says so', async () => {
  const page = await open([])
  expect(screen.getByText('No compliance requirements to display.')).toBeTruthy()
  await page.othersMade(providerWith([], { categories: [] }))
  expect(screen.getByText('No categories to display.')).toBeTruthy()
  await page.user.click(button('Add'))
  expect(within(dialog()).getByText('There are no categories yet. Add one with New Category.')).toBeTruthy()
})

test('Add sends what was entered, and closes once it is there', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await waitFor(() => expect(document.activeElement).toBe(entry('Name')))
  await fill(entry('Name'), 'TB Test')
  await page.user.click(within(dialog()).getByRole('button', { name: 'Show Category' }))
  await page.user.click(screen.getByRole('option', { name: 'Licenses' }))
  await page.user.click(box('North Campus'))
  await page.user.click(box('Does not expire'))
  await fill(entry('Notes'), 'Every year')
  await fill(entry('Link'), 'https://www.cdc.gov/tb')
  await page.user.type(entry('Grace period'), '14')
  await page.user.click(save())
  expect(page.sent('requirementVerbsCreateComplianceRequirementMutation')).toEqual([
    {
      name: 'TB Test',
      categoryId: licenses.id,
      facilityIds: [north.id],
      isGlobal: false,
      doesNotExpire: true,
      notes: 'Every year',
      link: 'https://www.cdc.gov/tb',
      gracePeriod: 14,
      clientMutationId: expect.any(String),
    },
  ])
  await page.answer({
    Mutation: () => ({ createComplianceRequirement: { __typename: 'CreateComplianceRequirementSuccess' } }),
    Provider: () => providerWith([...listed, requirement('TB Test', 3)]),
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(rows()).toEqual(['RN License', 'ACLS', 'Background Check', 'TB Test'])
})

test('Name, Category, Facilities and Grace period are required, and nothing is sent without them', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await fill(entry('Link'), 'http://nursys.com')
  await page.user.click(save())
  await waitFor(() => expect(within(dialog()).getAllByText('Required')).toHaveLength(4))
  expect(within(dialog()).getByText('Must be an address that begins with https://')).toBeTruthy()
  expect(page.sent('requirementVerbsCreateComplianceRequirementMutation')).toEqual([])
})

test('a global requirement chooses no facilities, and sends none', async () => {
  const page = await open()
  await page.user.click(button('Edit ACLS'))
  expect(box('Main Hospital').disabled).toBe(false)
  await page.user.click(box('Global Requirement'))
  expect([box('Main Hospital').disabled, box('North Campus').disabled]).toEqual([true, true])
  await page.user.click(save())
  expect(page.sent('requirementVerbsUpdateComplianceRequirementMutation')).toEqual([
    expect.objectContaining({ requirementId: 'r-ACLS', isGlobal: true, facilityIds: [], expectedVersion: 1 }),
  ])
})

test('Delete asks first, then takes it out of the list', async () => {
  const page = await open()
  await page.user.click(button('Delete ACLS'))
  expect(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' })).toBeTruthy()
  await page.user.click(button('Delete'))
  expect(page.sent('requirementVerbsDeleteComplianceRequirementMutation')).toEqual([
    { requirementId: 'r-ACLS', expectedVersion: 1 },
  ])
  await page.answer({
    Mutation: () => ({ deleteComplianceRequirement: { __typename: 'DeleteComplianceRequirementSuccess' } }),
    Provider: () => providerWith([listed[0]!, listed[2]!]),
  })
  expect(rows()).toEqual(['RN License', 'Background Check'])
})

test('the order is saved whole', async () => {
  const page = await open()
  await page.user.click(button('Move Background Check up'))
  await page.user.click(button('Save Order'))
  expect(page.sent('requirementVerbsReorderComplianceRequirementsMutation')).toEqual([
    { ids: ['r-RN License', 'r-Background Check', 'r-ACLS'] },
  ])
})

describe('categories', () => {
  const categories = () => within(screen.getByRole('table', { name: 'Categories' }))

  test('are listed by name with how many requirements use them', async () => {
    await open()
    expect(
      categories()
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['Health0', 'Licenses3'])
  })

  test('New Category sends a name, and nothing without one', async () => {
    const page = await open()
    await page.user.click(button('New Category'))
    await page.user.type(entry('Name', 'New Category'), '  ')
    await page.user.click(save('New Category'))
    await waitFor(() => expect(within(dialog('New Category')).getByText('Category name is required')).toBeTruthy())
    expect(page.sent('categoryVerbsCreateComplianceCategoryMutation')).toEqual([])
    await fill(entry('Name', 'New Category'), 'Courses')
    await page.user.click(save('New Category'))
    expect(page.sent('categoryVerbsCreateComplianceCategoryMutation')).toEqual([
      { name: 'Courses', clientMutationId: expect.any(String) },
    ])
    await page.answer({
      Mutation: () => ({ createComplianceCategory: { __typename: 'CreateComplianceCategorySuccess' } }),
      Provider: () =>
        providerWith(listed, { categories: [{ ...health, id: 'courses', name: 'Courses' }, health, licenses] }),
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(categories().getByRole('rowheader', { name: 'Courses' })).toBeTruthy()
  })

  test('one in use is not deleted, and the reason is shown', async () => {
    const page = await open()
    await page.user.click(button('Delete Licenses'))
    expect(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this category?' })).toBeTruthy()
    await page.user.click(button('Delete'))
    expect(page.sent('categoryVerbsDeleteComplianceCategoryMutation')).toEqual([
      { categoryId: licenses.id, expectedVersion: 1 },
    ])
    const message = '3 requirements are in Licenses: RN License, ACLS and Background Check. Move or delete them first.'
    await page.answer({
      Mutation: () => ({
        deleteComplianceCategory: {
          __typename: 'Refusal',
          code: 'CATEGORY_IN_USE',
          message,
          fields: [],
          current: null,
        },
      }),
    })
    expect(noticeText()).toContain('Licenses was not deleted')
    expect(noticeText()).toContain(message)
  })
})

describe('the onboarding grace period', () => {
  const title = 'Onboarding Grace Period'

  test('is shown, and saved with the version that it was edited on', async () => {
    const page = await open()
    expect(screen.getByRole('region', { name: title }).textContent).toContain('30 days')
    await page.user.click(button(`Edit ${title}`))
    await page.user.clear(entry('Grace period', title))
    await page.user.click(save(title))
    await waitFor(() => expect(within(dialog(title)).getByText('Required')).toBeTruthy())
    await page.user.type(entry('Grace period', title), '45')
    await page.user.click(save(title))
    expect(page.sent('categoryVerbsSaveComplianceConfigurationMutation')).toEqual([
      { gracePeriod: 45, expectedVersion: 3 },
    ])
    await page.answer({
      Mutation: () => ({ saveComplianceConfiguration: { __typename: 'SaveComplianceConfigurationSuccess' } }),
      Provider: () => providerWith(listed, { days: 45 }),
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('region', { name: title }).textContent).toContain('45 days')
  })
})

test('what others do meanwhile appears in the list, and is offered in an open dialog', async () => {
  const page = await open()
  await page.user.click(button('Edit ACLS'))
  await page.user.clear(entry('Grace period'))
  await page.user.type(entry('Grace period'), '60')
  await page.othersMade(
    providerWith([listed[0]!, { ...listed[1]!, name: 'ACLS Course', version: 2 }, listed[2]!], { days: 7 }),
  )
  expect(entry('Name').value).toBe('ACLS')
  await page.user.click(within(dialog()).getByRole('button', { name: 'Show the changes' }))
  expect(entry('Name').value).toBe('ACLS Course')
  expect(entry('Grace period').value).toBe('60')
  await page.user.keyboard('{Escape}')
  await page.user.click(button('Leave'))
  expect(rows()).toEqual(['RN License', 'ACLS Course', 'Background Check'])
  expect(screen.getByRole('region', { name: 'Onboarding Grace Period' }).textContent).toContain('7 days')
})
