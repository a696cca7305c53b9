import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Problem } from '../../relay/problem'
import { answerTo, renderPage } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import ImportPageQuery, { type ImportPageQuery as Query } from './__generated__/ImportPageQuery.graphql'
import ImportPage from './ImportPage'
import { linksCsv } from './linksCsv'
import { readText } from './readText'

const row = (line: number, more: object = {}) => ({
  line,
  fullName: `Person ${line}`,
  email: `p${line}@demo.example`,
  roleName: 'Clinician',
  outcome: 'newPerson',
  problems: [] as string[],
  ...more,
})
const wrong = { outcome: 'wrong', problems: ['E-Mail: Required', 'Role: Required'] }
const checked = {
  digest: 'd1',
  counts: { newPerson: 2, newRole: 1, unchanged: 0, wrong: 1 },
  rows: [row(2), row(3, { outcome: 'newRole' }), row(4), row(5, wrong)],
  ignoredColumns: ['Phone'],
  problems: '\ufeffthe problems',
  canMail: true,
  invitations: [] as object[],
}

const fileOf = (text: string | Uint8Array, name = 'people.csv') => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return Object.assign(new File([], name, { type: 'text/csv' }), { arrayBuffer: () => Promise.resolve(bytes.buffer) })
}

const open = async () => {
  const page = renderPage<Query>(ImportPage, ImportPageQuery, { at: '/users/import', path: '/users/import' })
  await page.answer({ Provider: () => ({ name: 'Riverside Health', facilities: [{ name: 'Main "A" Hospital' }] }) })
  const waiting = () =>
    page.environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name === 'useImportUsersMutation')
  const resolve = (importUsers: object) =>
    happening(async () => {
      const operation = waiting()[0]!
      page.environment.mock.resolve(operation, answerTo(operation, { Mutation: () => ({ importUsers }) }))
    })
  return {
    ...page,
    sent: () => waiting().map(({ request }) => request.variables.input as object),
    tells: (report: object = {}) => resolve({ __typename: 'ImportUsersSuccess', ...checked, ...report }),
    refuses: (code: string, message: string) => resolve({ __typename: 'Refusal', code, message, fields: [] }),
    choose: async (file = fileOf('the csv')) => {
      await page.user.upload(screen.getByLabelText('File of people'), file)
      await happening(async () => void (await Promise.resolve()))
    },
  }
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Rows of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map((each) => each.textContent)
const importButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Import/ })

/** What the browser was told to save. */
const downloads = () => {
  const saved: { name: string; blob: Blob }[] = []
  let blob: Blob
  URL.createObjectURL = (made) => {
    blob = made as Blob
    return 'blob:people'
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
  return saved
}
afterEach(() => jest.restoreAllMocks())

test('a chosen file is checked first; the table shows what comes of each row, problems first', async () => {
  const page = await open()
  await page.choose()
  expect(page.sent()).toEqual([{ csv: 'the csv', dryRun: true }])
  await page.tells()
  expect(
    screen.getByText('2 new accounts, 1 person with an account is invited to a role here, 1 row with problems.'),
  ).toBeTruthy()
  expect(screen.getByText('Ignored columns: Phone')).toBeTruthy()
  expect(rows()).toEqual([
    'Person 5p5@demo.exampleClinicianProblemE-Mail: Required. Role: Required5',
    'Person 2p2@demo.exampleClinicianNew–2',
    'Person 3p3@demo.exampleClinicianInvited to the role here–3',
    'Person 4p4@demo.exampleClinicianNew–4',
  ])
})

test('the import sends what was checked, and says what happened', async () => {
  const page = await open()
  await page.choose()
  await page.tells()
  expect(importButton().textContent).toBe('Import 3 People')
  await page.user.click(importButton())
  expect(page.sent()).toEqual([{ csv: 'the csv', dryRun: false, digest: 'd1' }])
  await page.tells()
  expect(screen.getByText('2 people added to Riverside Health, 1 person with an account invited')).toBeTruthy()
  expect(screen.getByText('Invitations are on their way by mail.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Download Invitation Links' })).toBeNull()
})

test('without mail the links are downloaded, and leaving before that asks', async () => {
  const saved = downloads()
  const page = await open()
  await page.choose()
  await page.tells({ canMail: false })
  await page.user.click(importButton())
  const invitations = [{ fullName: 'Person 2', email: 'p2@demo.example', token: 'tok', expiresAt: '2026-03-13T14:00Z' }]
  await page.tells({ canMail: false, invitations })
  await act(() => page.router.navigate('/elsewhere'))
  await page.user.click(screen.getByRole('button', { name: 'Stay' }))
  await page.user.click(screen.getByRole('button', { name: 'Download Invitation Links' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['invitations.csv']))
  await act(() => page.router.navigate('/elsewhere'))
  expect(screen.getByText('Another page')).toBeTruthy()
  expect(linksCsv(invitations, 'https://calls.example.org')).toBe(
    '\ufeffFull Name,E-Mail,Link,Code,Works Until\r\nPerson 2,p2@demo.example,https://calls.example.org/welcome#tok,tok,2026-03-13T14:00Z\r\n',
  )
})

test('problems and a template are downloaded as files', async () => {
  const saved = downloads()
  const page = await open()
  await page.user.click(screen.getByRole('button', { name: 'Download Template' }))
  await page.choose()
  await page.tells()
  await page.user.click(screen.getByRole('button', { name: 'Download Problems' }))
  expect(saved.map(({ name }) => name)).toEqual(['people.csv', 'people-problems.csv'])
})

test('when something has changed since the check, nothing is imported, and the page says so', async () => {
  const page = await open()
  await page.choose()
  await page.tells()
  await page.user.click(importButton())
  await page.refuses('STALE', 'People have changed since the file was checked. Check it again.')
  expect(
    screen.getByText('People have changed since the file was checked. Check it again. Nothing was imported.'),
  ).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a request without an answer does not say that nothing was imported', async () => {
  const page = await open()
  await page.choose()
  await page.tells()
  await page.user.click(importButton())
  await page.fail(new Problem('TIMEOUT', 'too late'))
  expect(
    screen.getByText('The server did not answer within a minute. Choose the file again to see who is still missing.'),
  ).toBeTruthy()
})

test.each([
  ['that the server cannot read', 'x', 'Line 2: a quotation mark is not closed'],
  [
    'in another encoding',
    new Uint8Array([0x5a, 0x6f, 0xeb]),
    'This is not a text file in UTF-8. In Excel, save it as “CSV UTF-8”.',
  ],
  ['that is too large', 'x'.repeat(1_000_001), 'The file is larger than 1 MB. Split it into several files.'],
  // As JSON, each quotation mark takes two bytes, and so does each letter with an accent.
  [
    'that is too large for a request',
    '"ë"'.repeat(170_000),
    'The file is larger than 1 MB. Split it into several files.',
  ],
])('a file %s is refused at its field', async (_name, content, message) => {
  const page = await open()
  await page.choose(fileOf(content))
  if (page.sent().length > 0) await page.refuses('VALIDATION', message)
  expect(screen.getByLabelText('File of people').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(message)).toBeTruthy()
})

test('empty rows below the people are neither sent nor counted', async () => {
  const page = await open()
  await page.choose(fileOf(`the;csv\r\n${';;;;\r\n'.repeat(200_000)}`))
  expect(page.sent()).toEqual([{ csv: 'the;csv', dryRun: true }])
})

test('a file can be dropped', async () => {
  const page = await open()
  const target = screen.getByLabelText('File of people')
  await happening(async () => {
    fireEvent.drop(target, { dataTransfer: { types: ['Files'], files: [fileOf('dropped')] } })
  })
  expect(page.sent()).toEqual([{ csv: 'dropped', dryRun: true }])
})

test('a file that is chosen while another is being checked counts instead', async () => {
  const page = await open()
  await page.choose(fileOf('the first'))
  await page.choose(fileOf('the second'))
  expect(screen.getByText('Checking the file…')).toBeTruthy()
  await page.tells({ ignoredColumns: ['Of the first'] })
  expect(screen.queryByText('Ignored columns: Of the first')).toBeNull()
  expect(page.sent()).toEqual([{ csv: 'the second', dryRun: true }])
  await page.tells()
  expect(rows()).toHaveLength(4)
})

test('a file that cannot be read says so at its field', async () => {
  const page = await open()
  await page.choose(Object.assign(fileOf('x'), { arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }))
  expect(screen.getByText(/^This file cannot be read[.]/)).toBeTruthy()
  expect(page.sent()).toEqual([])
})

test('links that are not downloaded yet stay while another file is imported', async () => {
  downloads()
  const page = await open()
  const invitations = [{ fullName: 'Person 2', email: 'p2@demo.example', token: 'tok', expiresAt: '2026-03-13T14:00Z' }]
  await page.choose()
  await page.tells({ canMail: false })
  await page.user.click(importButton())
  await page.tells({ canMail: false, invitations })
  await page.choose(fileOf('another'))
  expect(screen.getByRole('button', { name: 'Download Invitation Links' })).toBeTruthy()
})

test('with no one to add there is nothing to import', async () => {
  const page = await open()
  await page.choose()
  await page.tells({ counts: { newPerson: 0, newRole: 0, unchanged: 0, wrong: 1 }, rows: [row(2, wrong)] })
  expect(importButton().disabled).toBe(true)
})

test('texts that spreadsheets write in UTF-16 are read', async () => {
  expect(await readText(fileOf(new Uint8Array([0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00])))).toBe('Zë')
  expect(await readText(fileOf(new Uint8Array([0xfe, 0xff, 0x00, 0x5a, 0x00, 0xeb])))).toBe('Zë')
})
