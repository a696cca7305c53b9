import { screen, within } from '@testing-library/react'
import { fill } from '../../test/fill'
import { answerTo, renderPage } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import AccountPageQuery, { type AccountPageQuery as AccountQuery } from './__generated__/AccountPageQuery.graphql'
import ChangePasswordPageQuery, {
  type ChangePasswordPageQuery as PasswordQuery,
} from './__generated__/ChangePasswordPageQuery.graphql'
import UpdateAccountPageQuery, {
  type UpdateAccountPageQuery as UpdateQuery,
} from './__generated__/UpdateAccountPageQuery.graphql'
import AccountPage from './AccountPage'
import ChangePasswordPage from './ChangePasswordPage'
import UpdateAccountPage from './UpdateAccountPage'

const viewer = {
  email: 'clinician@demo.example',
  roleName: 'Clinician',
  user: { id: 'u1', fullName: 'Rosa Alvarez' },
  provider: { id: 'p1', name: 'Riverside Health' } as { id: string; name: string } | null,
  compliance: null,
}
const notices = () => screen.getByRole('region', { name: 'Notices' }).textContent

type Rendered = ReturnType<typeof renderPage>

/** The input of the waiting mutation. */
const sent = ({ environment }: Rendered) => {
  const [operation] = environment.mock.getAllOperations()
  return operation?.request.variables.input as object | undefined
}
const answerVerb = ({ environment }: Rendered, verb: string, answer: object) =>
  happening(async () => {
    const operation = environment.mock.getMostRecentOperation()
    environment.mock.resolve(operation, answerTo(operation, { Mutation: () => ({ [verb]: answer }) }))
    await Promise.resolve()
  })
const refusal = (message: string, field: string | null = null) => ({
  __typename: 'Refusal',
  code: 'VALIDATION',
  message,
  fields: field ? [{ field, message }] : [],
})

describe('the account', () => {
  const open = async (shown: typeof viewer) => {
    const page = renderPage<AccountQuery>(AccountPage, AccountPageQuery, { at: '/account', path: '/account' })
    await page.answer({ Viewer: () => shown })
    return page
  }

  test('greets the person, and says who they are and what they are here', async () => {
    await open(viewer)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello Rosa Alvarez')
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Rosa Alvarez',
      'clinician@demo.example',
      'Riverside Health',
      'Clinician',
    ])
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Update Account', '/account/update'],
      ['Change Password', '/account/updatepassword'],
      ['Sessions', '/account/sessions'],
      ['Alerts', '/account/alerts'],
    ])
  })

  test('without a provider it shows no role', async () => {
    await open({ ...viewer, provider: null })
    expect(screen.getAllByRole('definition')).toHaveLength(2)
  })
})

describe('Update Account', () => {
  const open = async () => {
    const page = renderPage<UpdateQuery>(UpdateAccountPage, UpdateAccountPageQuery, {
      at: '/account/update',
      path: '/account/update',
    })
    await page.answer({ Viewer: () => viewer })
    return page
  }
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Full Name/ })
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ })

  test('marks both fields as required, and sends only what was changed', async () => {
    const page = await open()
    expect([name(), email()].map((field) => field.getAttribute('aria-required'))).toEqual(['true', 'true'])
    await fill(name(), 'Rosa Diaz')
    await page.user.keyboard('{Enter}')
    expect(sent(page)).toEqual({ fullName: 'Rosa Diaz' })
    await answerVerb(page, 'updateAccount', {
      __typename: 'UpdateAccountSuccess',
      user: { id: 'u1', fullName: 'Rosa Diaz' },
    })
    await page.answer({ Viewer: () => ({ ...viewer, user: { id: 'u1', fullName: 'Rosa Diaz' } }) })
    expect(notices()).toContain('Your information has been updated')
    expect(name().value).toBe('Rosa Diaz')
  })

  test('an empty or malformed entry is not sent', async () => {
    const page = await open()
    await page.user.clear(name())
    await fill(email(), 'rosa')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Required')).toBeTruthy()
    expect(screen.getByText('Must be valid e-mail')).toBeTruthy()
    expect(page.asked()).toEqual([])
    expect(document.activeElement).toBe(name())
  })

  test('an address that cannot be used says so at its field, and stays', async () => {
    const page = await open()
    await fill(email(), 'ben@demo.example')
    await page.user.keyboard('{Enter}')
    expect(sent(page)).toEqual({ email: 'ben@demo.example' })
    await answerVerb(page, 'updateAccount', refusal('This e-mail address cannot be used', 'email'))
    expect(screen.getByText('This e-mail address cannot be used')).toBeTruthy()
    expect(email().value).toBe('ben@demo.example')
  })

  test('leads to the password, and back to the account', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Update Password' }).getAttribute('href')).toBe('/account/updatepassword')
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/account')
  })
})

describe('Change Password', () => {
  const open = async () => {
    const page = renderPage<PasswordQuery>(ChangePasswordPage, ChangePasswordPageQuery, {
      at: '/account/updatepassword',
      path: '/account/updatepassword',
    })
    await page.answer({ Viewer: () => viewer })
    return page
  }
  const fields = () =>
    [/^Old password/, /^New password/, /^Confirm New password/].map((label) =>
      screen.getByLabelText<HTMLInputElement>(label),
    )
  const values = () => fields().map(({ value }) => value)
  const type = async ({ user }: Rendered, ...typed: string[]) => {
    for (const [index, field] of fields().entries()) {
      if (typed[index]) await fill(field, typed[index])
      else await user.clear(field)
    }
    await user.click(screen.getByRole('button', { name: 'Change password' }))
  }

  test.each([
    [[], ['You must put in your old password!', 'New password is required', 'You must confirm your new password']],
    [['old', 'Aa1!', 'Aa1!'], ['Password must be 8 or more characters long']],
    [['old', 'patency-1', 'patency-1'], ['Password must contain at least one uppercase letter']],
    [['old', 'Patency-1', 'Patency-2'], ['Passwords must match']],
  ])('%j is not sent: %j', async (typed, messages) => {
    const page = await open()
    await type(page, ...typed)
    for (const message of messages) expect(screen.getByText(message)).toBeTruthy()
    expect(page.asked()).toEqual([])
  })

  test('an answer with a message shows it and keeps the form; success clears it', async () => {
    const page = await open()
    const typed = ['Patency-demo-1', 'Patency-demo-2', 'Patency-demo-2']
    await type(page, ...typed)
    expect(sent(page)).toEqual({ oldPassword: typed[0], password: typed[1], confirmPassword: typed[2] })
    await answerVerb(page, 'changePassword', refusal('The old password is wrong.', 'oldPassword'))
    const form = within(screen.getByRole('form', { name: 'Change Password' }))
    expect(form.getByRole('alert').textContent).toBe('The old password is wrong.')
    expect(values()).toEqual(typed)

    await page.user.click(screen.getByRole('button', { name: 'Change password' }))
    await answerVerb(page, 'changePassword', { __typename: 'ChangePasswordSuccess', user: { id: 'u1' } })
    expect(notices()).toContain('Your password has been updated')
    expect(form.queryByRole('alert')).toBeNull()
    expect(values()).toEqual(['', '', ''])
  })

  test('passwords are hidden until they are shown, and password managers know them', async () => {
    const page = await open()
    expect(fields().map(({ type: kind, autocomplete }) => [kind, autocomplete])).toEqual([
      ['password', 'current-password'],
      ['password', 'new-password'],
      ['password', 'new-password'],
    ])
    await page.user.click(screen.getByRole('button', { name: 'Show New password' }))
    expect(fields().map(({ type: kind }) => kind)).toEqual(['password', 'text', 'password'])
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/account/update')
  })
})
