import { screen, waitFor, within } from '@testing-library/react'
import type { PreloadedQuery } from 'react-relay'
import { ViewerContext, type Viewer } from '../../relay/viewer'
import { fill } from '../../test/fill'
import { renderPage } from '../../test/renderWithRelay'
import { userAddress, variablesOf } from './userAddress'
import UserTableQuery, { type UserTableQuery as Query } from './__generated__/UserTableQuery.graphql'
import UsersPage from './UsersPage'

const viewer: Viewer = {
  providerId: 'riverside',
  canSeeReports: true,
  userId: 'raw-amara',
  canCreateCall: true,
  canSeeLists: true,
  canSeeLines: true,
  canSeeConfiguration: true,
  canChangeConfiguration: true,
  canRunJobs: true,
  canSeeUsers: true,
  canChangeUsers: true,
  canManageProviders: false,
  canManageTokens: true,
  canManageDevices: true,
  canSeeAudit: true,
  canReviewDocuments: true,
}

const person = (fullName: string, more: object = {}) => {
  const key = fullName.split(' ')[0]!.toLowerCase()
  return {
    __typename: 'User',
    id: key,
    databaseId: `raw-${key}`,
    fullName,
    email: `${key}@demo.example`,
    role: 'Clinician',
    roleName: 'Clinician',
    training: false,
    active: true,
    isLocked: false,
    isInvited: false,
    superadmin: false,
    worksElsewhere: false,
    version: 3,
    allowedFacilities: [],
    viewerCanChange: true,
    viewerCanChangeAccount: true,
    viewerCanDisable: true,
    viewerCanSetPassword: true,
    viewerCanEndSessions: true,
    viewerCanInviteAgain: false,
    viewerCanLock: true,
    viewerCanUnlock: false,
    lockReason: null as string | null,
    viewerCanRemove: true,
    ...more,
  }
}
const rosa = person('Rosa Alvarez')
const facilities = [
  { id: 'main', name: 'Main Hospital' },
  { id: 'north', name: 'North Campus' },
]

type Listed = {
  people?: object[]
  total?: number
  pages?: number
  superadmin?: boolean
  can?: Partial<Viewer>
  at?: string
  mustGrantFacilities?: boolean
  invited?: object[]
}

const answerOf = ({
  people = [rosa],
  total = people.length,
  pages = 1,
  superadmin = false,
  mustGrantFacilities = false,
  invited = [],
}: Listed) => ({
  Viewer: () => ({ superadmin }),
  Provider: () => ({
    id: 'riverside',
    name: 'Riverside Health',
    grantableRoles: ['Admin', 'Manager', 'Clinician', 'External'],
    mustGrantFacilities,
    facilities,
    roleInvitations: invited,
    users: { totalCount: total, pageCount: pages, edges: people.map((node) => ({ node })) },
  }),
})

const open = async (listed: Listed = {}) => {
  const { can = {}, at = '/users' } = listed
  const Page = (props: { queryRef: PreloadedQuery<Query> }) => (
    <ViewerContext value={{ ...viewer, ...can }}>
      <UsersPage {...props} />
    </ViewerContext>
  )
  const page = renderPage<Query>(Page, UserTableQuery, {
    at,
    path: '/users',
    variables: variablesOf(userAddress.viewOf(new URLSearchParams(at.split('?')[1]))),
  })
  await page.answer(answerOf(listed))
  return {
    ...page,
    sent: (name: string) =>
      page.environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.params.name.endsWith(`Verbs${name}Mutation`))
        .map(({ request }) => request.variables.input as Record<string, unknown>),
    search: () => page.router.state.location.search,
    /** The list, read again after a verb. */
    readAgain: () => page.answer(answerOf(listed)),
  }
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = (name: string) => screen.getByRole('dialog', { name })
const invitationOf = (name: string) => screen.getByRole('alertdialog', { name: `Invitation for ${name}` })
const entry = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const role = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Role/ })
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ])
const refusal = (code: string, message: string, fields: object[] = []) => ({
  __typename: 'Refusal',
  code,
  message,
  fields,
  current: null,
})

describe('the list (rules 9.1)', () => {
  test('has a row for each person, with chips for what is special', async () => {
    await open({
      people: [
        rosa,
        person('Ben Carter', { training: true, isLocked: true, active: false }),
        person('Nadia Haddad', { isInvited: true, roleName: 'Administrator' }),
      ],
    })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Full Name\u00a0↑',
      'E-Mail',
      'Role',
      'Training',
      'Status',
      'Actions',
    ])
    expect(cells()).toEqual([
      ['Rosa Alvarez', 'rosa@demo.example', 'Clinician', '–', '–'],
      ['Ben Carter', 'ben@demo.example', 'Clinician', 'Training', 'DisabledLocked'],
      ['Nadia Haddad', 'nadia@demo.example', 'Administrator', '–', 'Invited'],
    ])
    expect(screen.getByText('3 users')).toBeTruthy()
  })

  test('search, sort and disabled people are in the address, and each starts at the first page', async () => {
    const page = await open({ at: '/users?page=3', pages: 4, total: 70 })
    expect(screen.getByText('Page 3 of 4 · 70 users')).toBeTruthy()
    await fill(screen.getByRole('searchbox', { name: 'Search' }), 'ros')
    await page.user.keyboard('{Enter}')
    expect(page.search()).toBe('?find=ros')
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Role')
    await page.user.click(checkbox('Reverse'))
    expect(checkbox('Show disabled users').checked).toBe(false)
    await page.user.click(checkbox('Show disabled users'))
    expect(page.search()).toBe('?find=ros&sort=role&reverse=yes&disabled=shown')
  })

  test.each([
    ['', { search: null, includeDisabled: false }, { field: 'FULL_NAME', direction: 'ASC' }, 0],
    [
      'find=ros&sort=role&reverse=yes&disabled=shown&page=2',
      { search: 'ros', includeDisabled: true },
      { field: 'ROLE', direction: 'DESC' },
      1,
    ],
    ['sort=nonsense&page=-1', { search: null, includeDisabled: false }, { field: 'FULL_NAME', direction: 'ASC' }, 0],
  ])('the address ?%s reads %j, %j, page %i', (search, filter, orderBy, page) => {
    expect(variablesOf(userAddress.viewOf(new URLSearchParams(search)))).toEqual({ filter, orderBy, page })
  })

  test('a search without a match says so, and offers disabled people', async () => {
    await open({ people: [], at: '/users?find=zz' })
    expect(screen.getByText('No users found for “zz”.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show disabled users' }).getAttribute('href')).toBe(
      '/users?find=zz&disabled=shown',
    )
  })

  test('a manager reads everything and changes nothing', async () => {
    const page = await open({ can: { canChangeUsers: false } })
    for (const name of [/^Add New User/, /^Edit/, /^Password/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Import people' })).toBeNull()
    await page.user.click(button('View Rosa Alvarez'))
    expect(entry('Full Name').readOnly).toBe(true)
    expect(entry('E-Mail').readOnly).toBe(true)
    for (const control of [role(), checkbox('Training'), checkbox('Main Hospital'), checkbox('Active')])
      expect(control.disabled).toBe(true)
    for (const name of ['Save', 'Lock', 'Sign out everywhere', /^Remove/])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('people are imported on a page of its own', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Import people' }).getAttribute('href')).toBe('/users/import')
  })
})

describe('Invited, with an account already (rules 9.3a)', () => {
  const olu = {
    ...{ id: 'invitation-1', fullName: 'Olu Adeyemi', email: 'olu@demo.example', roleName: 'Manager' },
    ...{ invitedAt: '2026-03-10T14:00:00.000Z', viewerCanChange: true },
  }
  const ask = async (page: Awaited<ReturnType<typeof open>>, label: string, confirm: string) => {
    await page.user.click(button(label))
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: confirm }))
  }

  test('a list of them stands below, and the search looks in it', async () => {
    const page = await open({ invited: [olu, { ...olu, id: '2', fullName: 'Eve Other', email: 'eve@demo.example' }] })
    const rows = within(screen.getByRole('table', { name: 'Invited' })).getAllByRole('rowheader')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Olu Adeyemi', 'Eve Other'])
    page.unmount()
    await open({ invited: [olu, { ...olu, id: '2', fullName: 'Eve Other' }], at: '/users?find=eve' })
    expect(screen.getAllByRole('table', { name: 'Invited' })[0]!.textContent).not.toContain('Olu Adeyemi')
  })

  test('no one is invited: there is no list', async () => {
    await open()
    expect(screen.queryByRole('table', { name: 'Invited' })).toBeNull()
  })

  test('invited again without mail, the new link is shown once', async () => {
    const page = await open({ invited: [olu] })
    await ask(page, 'Invite Olu Adeyemi again', 'Invite Again')
    expect(page.sent('ResendRoleInvitation')).toEqual([{ roleInvitationId: 'invitation-1' }])
    const link = { token: 'secret-token', expiresAt: '2026-11-25T10:00:00.000Z' }
    await page.answer({
      Mutation: () => ({ resendRoleInvitation: { __typename: 'ResendRoleInvitationSuccess', ...link } }),
    })
    expect(invitationOf('Olu Adeyemi').textContent).toContain('asks for the password of their account')
  })

  test('withdrawn, and refused in words', async () => {
    const page = await open({ invited: [olu] })
    await ask(page, 'Withdraw the invitation of Olu Adeyemi', 'Withdraw')
    expect(page.sent('WithdrawRoleInvitation')).toEqual([{ roleInvitationId: 'invitation-1' }])
    const message = 'This invitation does not exist.'
    await page.answer({ Mutation: () => ({ withdrawRoleInvitation: refusal('NOT_FOUND', message) }) })
    expect(screen.getByText(message)).toBeTruthy()
  })

  test('whoever may not change it sees it without buttons', async () => {
    await open({ invited: [{ ...olu, viewerCanChange: false }] })
    expect(within(screen.getByRole('table', { name: 'Invited' })).queryByRole('button')).toBeNull()
  })
})

describe('Add New User (rules 9.2)', () => {
  const fillIn = async (page: Awaited<ReturnType<typeof open>>) => {
    await page.user.click(button('Add New User'))
    await fill(entry('Full Name'), 'Nadia Haddad')
    await fill(entry('E-Mail'), 'nadia@demo.example')
    await page.user.selectOptions(role(), 'Manager')
  }
  const sentEntries = {
    fullName: 'Nadia Haddad',
    email: 'nadia@demo.example',
    role: 'Manager',
    training: false,
    allowedFacilityIds: [],
    password: null,
  }
  const created = (more: object) => ({
    Mutation: () => ({
      createUser: {
        __typename: 'CreateUserSuccess',
        existed: false,
        invitation: null,
        user: { id: 'nadia', fullName: 'Nadia Haddad' },
        ...more,
      },
    }),
  })

  test('without mail, shows the invitation’s link once, with a button that copies it', async () => {
    const page = await open()
    await fillIn(page)
    await page.user.click(checkbox('North Campus'))
    await page.user.click(button('Add'))
    expect(page.sent('CreateUser')).toEqual([{ ...sentEntries, allowedFacilityIds: ['north'] }])
    await page.answer(created({ invitation: { token: 'secret-token', expiresAt: '2026-11-25T10:00:00.000Z' } }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Invitation link' }).value).toBe(
      `${location.origin}/welcome#secret-token`,
    )
    await page.user.click(button('Copy'))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/welcome#secret-token`)
    expect(screen.getByText('Copied')).toBeTruthy()
    await page.user.click(button('Done'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.asked()).toEqual(['UserTableQuery'])
    await page.readAgain()
    expect(document.body.textContent).not.toContain('secret-token')
  })

  test('an administrator who is restricted to facilities chooses some before anything is sent', async () => {
    const page = await open({ mustGrantFacilities: true })
    await fillIn(page)
    const group = screen.getByRole('group', { name: 'Allowed Facilities' })
    await page.user.click(button('Add'))
    expect(page.sent('CreateUser')).toEqual([])
    expect(within(group).getByText('Required, because you do not see all facilities')).toBeTruthy()
    await page.user.click(checkbox('North Campus'))
    await page.user.click(button('Add'))
    expect(page.sent('CreateUser')).toEqual([{ ...sentEntries, allowedFacilityIds: ['north'] }])
  })

  test('with mail, says that the invitation was sent', async () => {
    const page = await open()
    await fillIn(page)
    await page.user.click(button('Add'))
    await page.answer(created({}))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Invitation sent to Nadia Haddad')).toBeTruthy()
  })

  test('sets a password instead, which meets the requirements', async () => {
    const page = await open()
    await fillIn(page)
    await page.user.click(screen.getByRole('radio', { name: 'Set a password now' }))
    const field = screen.getByLabelText<HTMLInputElement>(/^Password/, { selector: 'input' })
    expect([field.type, field.autocomplete]).toEqual(['password', 'new-password'])
    await fill(field, 'short')
    await page.user.click(button('Add'))
    expect(screen.getByText('Password must be 8 or more characters long')).toBeTruthy()
    expect(page.sent('CreateUser')).toEqual([])
    await fill(field, 'Correct horse 1!')
    await page.user.click(button('Add'))
    expect(page.sent('CreateUser')).toEqual([{ ...sentEntries, password: 'Correct horse 1!' }])
  })

  test('with mail, says when the account existed', async () => {
    const page = await open()
    await fillIn(page)
    await page.user.click(button('Add'))
    await page.answer(created({ existed: true, user: null }))
    expect(screen.getByText('They have an account already. Their role here begins when they accept.')).toBeTruthy()
  })

  test('without mail, says that the link of an account that existed asks for its password', async () => {
    const page = await open()
    await fillIn(page)
    await page.user.click(button('Add'))
    const invitation = { token: 'secret-token', expiresAt: '2026-11-25T10:00:00.000Z' }
    await page.answer(created({ existed: true, user: null, invitation }))
    expect(invitationOf('Nadia Haddad').textContent).toContain('asks for the password of their account')
    // It is shown once, so only what is meant closes it.
    await page.user.click(document.body)
    await page.user.click(within(invitationOf('Nadia Haddad')).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(document.activeElement).toBe(button('Add New User')))
  })

  test('what is missing and what the server refuses is at its field', async () => {
    const page = await open()
    await page.user.click(button('Add New User'))
    await page.user.click(button('Add'))
    await waitFor(() => expect(within(dialog('Add New User')).getAllByText('Required')).toHaveLength(3))
    expect(page.sent('CreateUser')).toEqual([])
    await fill(entry('Full Name'), 'Nadia Haddad')
    await fill(entry('E-Mail'), 'nadia@demo.example')
    await page.user.selectOptions(role(), 'Clinician')
    await page.user.click(button('Add'))
    const message = 'This person is already in the list'
    await page.answer({
      Mutation: () => ({ createUser: refusal('VALIDATION', message, [{ field: 'email', message }]) }),
    })
    expect(within(dialog('Add New User')).getByText(message)).toBeTruthy()
    expect(entry('E-Mail').value).toBe('nadia@demo.example')
  })

  test('Superadmin is offered to superadmins only', async () => {
    const page = await open()
    await page.user.click(button('Add New User'))
    expect(screen.queryByRole('checkbox', { name: 'Superadmin' })).toBeNull()
    page.unmount()
    const other = await open({ superadmin: true })
    await other.user.click(button('Add New User'))
    expect(checkbox('Superadmin').checked).toBe(false)
  })
})

describe('Edit User (rules 9.2, 9.3)', () => {
  test('sends the entries with the version that they were made on, and the list is read again', async () => {
    const page = await open({ people: [person('Rosa Alvarez', { allowedFacilities: [{ id: 'main' }] })] })
    await page.user.click(button('Edit Rosa Alvarez'))
    expect(checkbox('Main Hospital').checked).toBe(true)
    await page.user.selectOptions(role(), 'Manager')
    await page.user.click(checkbox('Training'))
    await page.user.click(checkbox('Active'))
    await page.user.click(button('Save'))
    expect(page.sent('UpdateUser')).toEqual([
      {
        userId: 'rosa',
        expectedVersion: 3,
        fullName: 'Rosa Alvarez',
        email: 'rosa@demo.example',
        role: 'Manager',
        training: true,
        active: false,
        allowedFacilityIds: ['main'],
      },
    ])
    await page.answer({
      Mutation: () => ({ updateUser: { __typename: 'UpdateUserSuccess', user: { ...rosa, version: 4 } } }),
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Rosa Alvarez saved')).toBeTruthy()
    expect(page.asked()).toEqual(['UserTableQuery'])
  })

  test('what belongs to an account that works elsewhere is read-only, and says why', async () => {
    const page = await open({
      people: [
        person('Rosa Alvarez', {
          ...{ worksElsewhere: true, viewerCanChangeAccount: false, viewerCanDisable: false },
          ...{ viewerCanSetPassword: false, viewerCanEndSessions: false },
        }),
      ],
    })
    expect(screen.queryByRole('button', { name: 'Password of Rosa Alvarez' })).toBeNull()
    await page.user.click(button('Edit Rosa Alvarez'))
    expect(screen.getByText(/^Rosa Alvarez also works in another provider/)).toBeTruthy()
    expect([entry('Full Name').readOnly, entry('E-Mail').readOnly, checkbox('Active').disabled]).toEqual([
      true,
      true,
      true,
    ])
    expect([role().disabled, checkbox('Training').disabled, checkbox('Main Hospital').disabled]).toEqual([
      false,
      false,
      false,
    ])
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
    expect(button('Lock')).toBeTruthy()
    expect(button('Remove from Riverside Health')).toBeTruthy()
  })

  test('one’s own e-mail is changed in the account', async () => {
    const page = await open({ people: [person('Amara Okafor', { viewerCanDisable: false, role: 'Admin' })] })
    await page.user.click(button('Edit Amara Okafor'))
    expect(entry('E-Mail').readOnly).toBe(true)
    expect(screen.getByText('Change your own e-mail in your account.')).toBeTruthy()
    expect(checkbox('Active').disabled).toBe(true)
    expect(entry('Full Name').readOnly).toBe(false)
  })

  test('the last administrator stays: the refusal is at the role', async () => {
    const page = await open({ people: [person('Sam Reed', { role: 'Admin' })] })
    await page.user.click(button('Edit Sam Reed'))
    await page.user.selectOptions(role(), 'Clinician')
    await page.user.click(button('Save'))
    const message = 'Sam Reed is the last active administrator of a provider.'
    await page.answer({
      Mutation: () => ({ updateUser: refusal('LAST_ADMINISTRATOR', message, [{ field: 'role', message }]) }),
    })
    expect(within(dialog('Edit User')).getByText(message)).toBeTruthy()
    expect(role().value).toBe('Clinician')
  })

  test('someone locked is unlocked from the list, with the reason (rules 6.7)', async () => {
    const lock = { isLocked: true, lockReason: 'Locked on 03/10/2026. BLS Card: missing.' }
    const page = await open({
      people: [{ ...rosa, ...lock, viewerCanUnlock: true }, person('Ben Carter', { ...lock, viewerCanUnlock: false })],
    })
    expect(screen.queryByRole('button', { name: 'Unlock Ben Carter' })).toBeNull()
    await page.user.click(button('Unlock Rosa Alvarez'))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Unlock the account of Rosa Alvarez?' }))
    expect(
      asked.getByText(/^Locked on 03\/10\/2026[.] BLS Card: missing[.] They can work again at once[.]/),
    ).toBeTruthy()
    await page.user.click(asked.getByRole('button', { name: 'Unlock' }))
    expect(page.sent('UnlockUser')).toEqual([{ userId: 'rosa' }])
    await page.answer({
      Mutation: () => ({
        unlockUser: {
          __typename: 'UnlockUserSuccess',
          user: { ...rosa, isLocked: false, lockReason: '', viewerCanUnlock: false },
        },
      }),
    })
    expect(screen.getByText('Rosa Alvarez unlocked')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Unlock Rosa Alvarez' })).toBeNull()
  })

  const actions: [button: string, question: string, verb: string, mutation: string, done: string, person: object][] = [
    ['Lock', 'Lock the account of Rosa Alvarez?', 'LockUser', 'lockUser', 'Rosa Alvarez locked', rosa],
    [
      'Unlock',
      'Unlock the account of Rosa Alvarez?',
      'UnlockUser',
      'unlockUser',
      'Rosa Alvarez unlocked',
      { ...rosa, isLocked: true, viewerCanUnlock: true, lockReason: 'Locked on 03/10/2026. BLS Card: missing.' },
    ],
    [
      'Sign out everywhere',
      'Sign Rosa Alvarez out everywhere?',
      'EndUserSessions',
      'endUserSessions',
      'Rosa Alvarez signed out everywhere',
      rosa,
    ],
    [
      'Remove from Riverside Health',
      'Remove Rosa Alvarez from Riverside Health?',
      'RemoveUser',
      'removeUser',
      'Rosa Alvarez removed from Riverside Health',
      rosa,
    ],
  ]
  test.each(actions)('%s asks first', async (label, question, verb, mutation, done, shown) => {
    const page = await open({ people: [shown] })
    await page.user.click(button('Edit Rosa Alvarez'))
    await page.user.click(button(label))
    const asked = await screen.findByRole('alertdialog', { name: question })
    await page.user.click(within(asked).getByRole('button', { name: 'Cancel' }))
    expect(page.sent(verb)).toEqual([])
    await page.user.click(button(label))
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: label }))
    expect(page.sent(verb)).toEqual([{ userId: 'rosa' }])
    const typename = `${verb}Success`
    await page.answer({
      Mutation: () => ({
        [mutation]: {
          __typename: typename,
          ...(mutation === 'removeUser' ? { removedUserId: 'rosa' } : { user: shown }),
        },
      }),
    })
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText(done)).toBeTruthy()
    expect(page.asked()).toEqual(['UserTableQuery'])
    // The dialog of somebody who was removed is gone.
    expect(screen.queryByRole('dialog', { name: 'Edit User' }) === null).toBe(mutation === 'removeUser')
  })

  test.each([
    ['by mail', null],
    ['with a link to copy when there is no mail', 'new-token'],
  ])('someone who has not chosen a password is invited again, %s', async (_how, token) => {
    const page = await open({ people: [person('Rosa Alvarez', { viewerCanInviteAgain: true })] })
    await page.user.click(button('Edit Rosa Alvarez'))
    await page.user.click(button('Invite Again'))
    const asked = await screen.findByRole('alertdialog', { name: 'Invite Rosa Alvarez again?' })
    await page.user.click(within(asked).getByRole('button', { name: 'Invite Again' }))
    expect(page.sent('ResendInvitation')).toEqual([{ userId: 'rosa' }])
    await page.answer({
      Mutation: () => ({
        resendInvitation: {
          __typename: 'ResendInvitationSuccess',
          token,
          expiresAt: token && '2026-11-25T10:00:00.000Z',
        },
      }),
    })
    expect(screen.queryAllByText('New invitation for Rosa Alvarez')).toHaveLength(token ? 0 : 1)
    expect(screen.queryAllByRole('alertdialog', { name: 'Invitation for Rosa Alvarez' })).toHaveLength(token ? 1 : 0)
    expect(screen.queryByRole<HTMLInputElement>('textbox', { name: 'Invitation link' })?.value).toBe(
      token ? `${location.origin}/welcome#${token}` : undefined,
    )
  })

  test('a refusal of one of these says why', async () => {
    const page = await open()
    await page.user.click(button('Edit Rosa Alvarez'))
    await page.user.click(button('Remove from Riverside Health'))
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Remove/ }))
    await page.answer({ Mutation: () => ({ removeUser: refusal('LAST_ADMINISTRATOR', 'The last one stays.') }) })
    expect(screen.getByText('Rosa Alvarez was not changed')).toBeTruthy()
    expect(screen.getByText('The last one stays.')).toBeTruthy()
  })
})

test('a new password is sent for the person, and is required (rules 9.4)', async () => {
  const page = await open()
  await page.user.click(button('Password of Rosa Alvarez'))
  const field = within(dialog('New password for Rosa Alvarez')).getByLabelText<HTMLInputElement>(/^New password/, {
    selector: 'input',
  })
  expect(field.type).toBe('password')
  await page.user.click(button('Set Password'))
  expect(within(dialog('New password for Rosa Alvarez')).getByText('Required')).toBeTruthy()
  await fill(field, 'Correct horse 1!')
  await page.user.click(button('Set Password'))
  expect(page.sent('SetUserPassword')).toEqual([{ userId: 'rosa', password: 'Correct horse 1!' }])
  await page.answer({
    Mutation: () => ({ setUserPassword: { __typename: 'SetUserPasswordSuccess', user: rosa } }),
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Rosa Alvarez has a new password')).toBeTruthy()
})
