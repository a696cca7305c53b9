import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { background } from '../relay/environment'
import { Problem } from '../relay/problem'
import { ViewerContext, type Viewer } from '../relay/viewer'
import ShellQuery from '../shell/frame/__generated__/ShellQuery.graphql'
import { fill } from '../test/fill'
import { answerTo, renderPage } from '../test/renderWithRelay'
import { happening } from '../test/settled'
import ProviderPageQuery, { type ProviderPageQuery as PageQuery } from './__generated__/ProviderPageQuery.graphql'
import ProvidersPageQuery, { type ProvidersPageQuery as ListQuery } from './__generated__/ProvidersPageQuery.graphql'
import ProviderPage from './ProviderPage'
import ProvidersPage from './ProvidersPage'

const provider = (name: string, more: object = {}) => ({
  __typename: 'ManagedProvider',
  id: `p-${name}`,
  databaseId: `uuid-${name}`,
  name,
  status: 'Active',
  createdAt: '2026-03-10T14:00:00.000Z',
  version: 1,
  viewerRoleName: null as string | null,
  viewerWorksHere: false,
  movedTo: null as string | null,
  ...more,
})
type Shown = ReturnType<typeof provider>

const viewer = { userId: 'sam', canManageProviders: true } as Viewer
const asViewer = <Props extends object>(Page: ComponentType<Props>) =>
  function WithViewer(props: Props) {
    return (
      <ViewerContext value={viewer}>
        <Page {...props} />
      </ViewerContext>
    )
  }

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const noticeText = () => screen.getByRole('region', { name: 'Notices' }).textContent
const sentBy = (page: { environment: ReturnType<typeof renderPage>['environment'] }, name: string) =>
  page.environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.name === name)
    .map(({ request }) => request.variables.input as Record<string, unknown>)
/** The provider switch is read again, outside of the store. */
const readsViewer = (page: { environment: ReturnType<typeof renderPage>['environment'] }) =>
  page.environment.mock.isLoading(ShellQuery, {}, { force: true, ...background })
const refusal = (code: string, message: string, field?: string, current: Shown | null = null) => ({
  __typename: 'Refusal',
  code,
  message,
  fields: field ? [{ field, message }] : [],
  current,
})

describe('the list', () => {
  const open = async (providers: Shown[]) => {
    const page = renderPage<ListQuery>(asViewer(ProvidersPage), ProvidersPageQuery, {
      at: '/providers',
      path: '/providers',
    })
    await page.answer({ Query: () => ({ providers }) })
    return page
  }
  const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

  test('shows each provider with its status and one’s role, and leads to its page', async () => {
    await open([
      provider('Lakeshore Medical', { status: 'Inactive' }),
      provider('Riverside Health', { viewerRoleName: 'System Administrator' }),
    ])
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Status',
      'Your Role',
      'Created',
      'Action',
    ])
    const [, first, second] = screen.getAllByRole('row')
    expect(first!.textContent).toContain('Inactive')
    expect(second!.textContent).toContain('System Administrator')
    expect(screen.getByRole('link', { name: 'Edit Lakeshore Medical' }).getAttribute('href')).toBe(
      '/providers/uuid-Lakeshore Medical',
    )
  })

  test('has twenty rows a page', async () => {
    const page = await open(Array.from({ length: 21 }, (_, at) => provider(`Clinic ${String(at).padStart(2, '0')}`)))
    expect(rows()).toHaveLength(20)
    await page.user.click(button('Next'))
    expect(rows()).toEqual(['Clinic 20'])
  })

  test('Create sends the name, closes and reads the list again', async () => {
    const page = await open([provider('Riverside Health')])
    await page.user.click(button('Create'))
    const dialog = screen.getByRole('dialog', { name: 'Create Provider' })
    await page.user.click(within(dialog).getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(within(dialog).getByText('Required')).toBeTruthy())
    await fill(within(dialog).getByRole('textbox', { name: /^Name/ }), ' Harbour Health ')
    await page.user.click(within(dialog).getByRole('button', { name: 'Create' }))
    expect(sentBy(page, 'providerVerbsCreateProviderMutation')).toEqual([
      { name: 'Harbour Health', clientMutationId: expect.any(String) },
    ])
    await page.answer({ Mutation: () => ({ createProvider: { __typename: 'CreateProviderSuccess' } }) })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(noticeText()).toContain('Harbour Health created')
    await page.answer({ Query: () => ({ providers: [provider('Harbour Health'), provider('Riverside Health')] }) })
    expect(rows()).toEqual(['Harbour Health', 'Riverside Health'])
  })

  test('a name that is taken is refused at the field, and stays', async () => {
    const page = await open([provider('Riverside Health')])
    await page.user.click(button('Create'))
    const dialog = screen.getByRole('dialog')
    const name = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    await fill(name, 'riverside health')
    await page.user.keyboard('{Enter}')
    const taken = 'There is a provider of this name already'
    await page.answer({ Mutation: () => ({ createProvider: refusal('VALIDATION', taken, 'name') }) })
    expect(within(dialog).getByText(taken)).toBeTruthy()
    expect(name.value).toBe('riverside health')
  })
})

describe('a provider’s page', () => {
  const open = async (shown: Shown | null) => {
    const page = renderPage<PageQuery>(asViewer(ProviderPage), ProviderPageQuery, {
      variables: { id: 'p-Lakeshore' },
      at: '/providers/1',
      path: '/providers/:id',
    })
    await page.answer({ Query: () => ({ node: shown }) })
    return page
  }
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  const status = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' })
  const question = () => screen.queryByRole('alertdialog', { name: 'Make Lakeshore inactive?' })
  const updated = (page: Awaited<ReturnType<typeof open>>) => sentBy(page, 'providerVerbsUpdateProviderMutation')

  test('saves the name, with the version that it was made on', async () => {
    const page = await open(provider('Lakeshore', { version: 3 }))
    expect(button('Save').disabled).toBe(true)
    await fill(name(), 'Lakeside')
    await page.user.click(button('Save'))
    expect(updated(page)).toEqual([
      { providerId: 'p-Lakeshore', name: 'Lakeside', status: 'Active', expectedVersion: 3 },
    ])
    await page.answer({
      Mutation: () => ({ updateProvider: { __typename: 'UpdateProviderSuccess' } }),
      ManagedProvider: () => ({ ...provider('Lakeshore'), name: 'Lakeside', version: 4 }),
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lakeside')
    expect(noticeText()).toContain('Lakeside saved')
    // The provider switch names it as well.
    expect(readsViewer(page)).toBe(true)
  })

  test('says what happens before it makes a provider inactive, and does nothing when that is cancelled', async () => {
    const page = await open(provider('Lakeshore'))
    await page.user.selectOptions(status(), 'Inactive')
    await page.user.click(button('Save'))
    await waitFor(() => expect(question()).toBeTruthy())
    for (const words of [/signed out of it at once/, /API tokens do not work/, /scheduled jobs stop/, /data is kept/])
      expect(within(question()!).getByText(words)).toBeTruthy()
    await page.user.click(button('Cancel'))
    expect(question()).toBeNull()
    expect(updated(page)).toEqual([])
    expect(status().value).toBe('Inactive')
    await waitFor(() => expect(button('Save').disabled).toBe(false))
    await page.user.click(button('Save'))
    await page.user.click(await screen.findByRole('button', { name: 'Make Inactive' }))
    await waitFor(() =>
      expect(updated(page)).toEqual([
        { providerId: 'p-Lakeshore', name: 'Lakeshore', status: 'Inactive', expectedVersion: 1 },
      ]),
    )
  })

  test('makes one active again without asking', async () => {
    const page = await open(provider('Lakeshore', { status: 'Inactive' }))
    await page.user.selectOptions(status(), 'Active')
    await page.user.click(button('Save'))
    expect(question()).toBeNull()
    expect(updated(page)).toMatchObject([{ status: 'Active' }])
  })

  test('the provider in which one works cannot be made inactive, and the page says why', async () => {
    await open(provider('Lakeshore', { viewerWorksHere: true }))
    expect(status().disabled).toBe(true)
    expect(
      screen.getByText('You work in this provider now. To make it inactive, switch to another one first.'),
    ).toBeTruthy()
  })

  test('one that is being moved to another installation cannot be changed, and says so', async () => {
    await open(provider('Lakeshore', { status: 'Moving' }))
    expect(screen.getByText('Moving')).toBeTruthy()
    expect(screen.getByText(/It is being moved to another installation/)).toBeTruthy()
    for (const name of ['Save', 'Add Access']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('one that has moved leads to where it is', async () => {
    await open(provider('Lakeshore', { status: 'Inactive', movedTo: 'https://calls.example.org' }))
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'calls.example.org' }).href).toBe(
      'https://calls.example.org/',
    )
    for (const name of ['Save', 'Add Access']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('Add Access shows the server’s words and reads the viewer again, for the provider switch', async () => {
    const page = await open(provider('Lakeshore'))
    expect(screen.getByText(/You have no role in this provider/)).toBeTruthy()
    await page.user.click(button('Add Access'))
    expect(sentBy(page, 'providerVerbsAddProviderAccessMutation')).toEqual([{ providerId: 'p-Lakeshore' }])
    await page.answer({
      Mutation: () => ({
        addProviderAccess: {
          __typename: 'AddProviderAccessSuccess',
          message: "You've been granted access to this provider",
        },
      }),
      ManagedProvider: () => provider('Lakeshore', { viewerRoleName: 'System Administrator' }),
    })
    expect(noticeText()).toContain("You've been granted access to this provider")
    expect(screen.getByText(/Your role in this provider is System Administrator/)).toBeTruthy()
    expect(button('Add Access').disabled).toBe(true)
    expect(readsViewer(page)).toBe(true)
  })

  test('someone else’s change is shown at once to a person who entered nothing, and offered to others', async () => {
    const page = await open(provider('Lakeshore'))
    const answerFresh = async (now: Shown) => {
      document.dispatchEvent(new Event('visibilitychange'))
      await waitFor(() => expect(page.asked()).toContain('ProviderPageQuery'))
      await happening(async () => {
        const operation = page.environment.mock.getAllOperations()[0]!
        page.environment.mock.resolve(operation, answerTo(operation, { Query: () => ({ node: now }) }))
      })
    }
    await answerFresh({ ...provider('Lakeshore'), name: 'Lakeside', version: 2 })
    await waitFor(() => expect(name().value).toBe('Lakeside'))
    await page.user.type(name(), '!')
    await page.user.click(button('Save'))
    await page.answer({
      Mutation: () => ({
        updateProvider: refusal('STALE', 'This provider has changed in the meantime.', undefined, {
          ...provider('Lakeshore'),
          name: 'Lakeside',
          status: 'Inactive',
          version: 3,
        }),
      }),
    })
    expect(screen.getByText('This provider has changed in the meantime.')).toBeTruthy()
    expect(status().value).toBe('Active')
    await page.user.click(button('Show the changes'))
    expect(status().value).toBe('Inactive')
    await page.user.click(button('Save'))
    expect(updated(page).at(-1)).toMatchObject({ name: 'Lakeside!', status: 'Inactive', expectedVersion: 3 })
  })

  test('one that cannot be loaded says so, and can be tried again', async () => {
    const page = await open(null)
    expect(screen.getByText('Error Loading Provider, please try again later.')).toBeTruthy()
    await page.user.click(button('Retry'))
    await page.answer({ Query: () => ({ node: provider('Lakeshore') }) })
    expect(name().value).toBe('Lakeshore')
  })

  test('a request that fails leaves the entries', async () => {
    const page = await open(provider('Lakeshore'))
    await page.user.type(name(), '!')
    await page.user.click(button('Save'))
    await page.fail(new Problem('UNAVAILABLE', 'Nothing was saved.'))
    expect(name().value).toBe('Lakeshore!')
    expect(noticeText()).toContain('Nothing was saved.')
  })
})
