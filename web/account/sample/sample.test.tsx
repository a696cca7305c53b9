import { screen } from '@testing-library/react'
import { fill } from '../../test/fill'
import { renderPage } from '../../test/renderWithRelay'
import GreetingPageQuery, { type GreetingPageQuery as Greeting } from './__generated__/GreetingPageQuery.graphql'
import SamplePageQuery, { type SamplePageQuery as Sample } from './__generated__/SamplePageQuery.graphql'
import GreetingPage from './GreetingPage'
import SamplePage from './SamplePage'

test.each([
  ['Rosa Alvarez', 'Hello, Rosa.'],
  ['Cher', 'Hello, Cher.'],
  [' ', 'Hello, User.'],
])('%j is greeted with %j', async (fullName, greeting) => {
  const page = renderPage<Greeting>(GreetingPage, GreetingPageQuery, { at: '/greeting', path: '/greeting' })
  await page.answer({ Viewer: () => ({ user: { fullName } }) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(greeting)
})

describe('the sample registration form', () => {
  const open = async () => {
    const page = renderPage<Sample>(SamplePage, SamplePageQuery, { at: '/sample', path: '/sample' })
    await page.answer()
    return page
  }
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
  const submit = () => screen.getByRole('button', { name: 'Submit' })

  test('tells what is missing, in the words of the specification', async () => {
    const page = await open()
    await page.user.click(submit())
    for (const message of ['Name is required.', 'E-mail is required', 'New password is required', 'Item is required'])
      expect(screen.getByText(message)).toBeTruthy()
    await fill(field(/^E-mail/), 'rosa')
    await fill(field(/^Password/), 'Aa1!aaa')
    await page.user.click(submit())
    expect(screen.getByText('Must be valid e-mail')).toBeTruthy()
    expect(screen.getByText('Password must be 8 or more characters long')).toBeTruthy()
  })

  test('sends nothing, can be cleared, and leads to the users', async () => {
    const page = await open()
    await fill(field(/^Name/), 'Rosa')
    await fill(field(/^E-mail/), 'rosa@demo.example')
    await fill(field(/^Password/), 'Patency-demo-1')
    await fill(screen.getByRole('combobox', { name: /Item/ }), 'Item 2')
    await page.user.click(screen.getByRole('option', { name: 'Item 2' }))
    await page.user.click(submit())
    expect(screen.getByRole('region', { name: 'Notices' }).textContent).toContain('Nothing was sent')
    expect(page.asked()).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Clear' }))
    expect([/^Name/, /^E-mail/, /^Password/].map((label) => field(label).value)).toEqual(['', '', ''])
    expect(screen.getByRole('link', { name: 'Users' }).getAttribute('href')).toBe('/users')
  })
})
