import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import AccountPage from '../../account/own/AccountPage'
import AccountPageQuery, {
  type AccountPageQuery as AccountQuery,
} from '../../account/own/__generated__/AccountPageQuery.graphql'
import { background } from '../../relay/environment'
import ShellQuery from '../../shell/frame/__generated__/ShellQuery.graphql'
import { compliance, standing } from '../../test/documents'
import { fakeFeed } from '../../test/fakes/fakeFeed'
import { FakeRequest, fakeRequests } from '../../test/fakes/fakeRequest'
import { renderPage } from '../../test/renderWithRelay'
import UploadPageQuery, { type UploadPageQuery as Query } from './__generated__/UploadPageQuery.graphql'
import UploadPage from './UploadPage'

fakeRequests()

const file = (name: string, size = 100, isReadable = true) => {
  const made = new File(['x'], name)
  Object.defineProperty(made, 'size', { value: size })
  // jsdom's Blob cannot return its bytes.
  const arrayBuffer = () => (isReadable ? Promise.resolve() : Promise.reject(new Error('NotFoundError')))
  made.slice = () => ({ arrayBuffer }) as never
  return made
}

const requirements = [
  standing('RN License', { requirement: { notes: 'Renew it every two years.' }, requiredAt: ['Main Hospital'] }),
  standing('Background Check', { requirement: { doesNotExpire: true } }),
]

const addressOf = (requirement: string) => `/account/documentupload?requirement=${requirement}`
const viewer = {
  email: 'clinician@demo.example',
  user: { id: 'rosa', fullName: 'Rosa Alvarez' },
  compliance: compliance(requirements, [], { providerDatabaseId: 'riverside' }),
}

const open = async (requirement = 'raw-rn-license', at = addressOf(requirement)) => {
  const page = renderPage<Query>(UploadPage, UploadPageQuery, { at, path: '/account/documentupload' })
  await page.answer({ Viewer: () => viewer })
  return helped(page)
}

/** The dialog of the dashboard, which takes several files. */
const openDialog = async () => {
  const page = renderPage<AccountQuery>(fakeFeed().around(AccountPage), AccountPageQuery, {
    at: '/account',
    path: '/account',
  })
  await page.answer({ Viewer: () => viewer })
  await page.user.click(screen.getByRole('button', { name: 'Upload Documents' }))
  await page.user.selectOptions(await screen.findByLabelText(/^Requirement/), 'RN License')
  const dialog = helped(page)
  await fill(dialog)
  return dialog
}

const helped = (page: ReturnType<typeof renderPage>) => ({
  ...page,
  choose: (...files: File[]) => fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } }),
  send: () => page.user.click(screen.getByRole('button', { name: 'Upload' })),
  added: () =>
    page.environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name === 'useAddDocumentMutation')
      .map(({ request }) => request.variables.input as Record<string, unknown>),
  recorded: (answer: object) => page.answer({ Mutation: () => ({ addDocument: answer }) }),
})

type Page = ReturnType<typeof helped>
const fill = async ({ user }: Page) => {
  await user.type(screen.getByLabelText(/^Issue Date/), '01152026')
  await user.type(screen.getByLabelText(/^Expiration Date/), '01152028')
}
const success = (isLocked = false) => ({ __typename: 'AddDocumentSuccess', compliance: { isLocked } })
/** The nth upload. */
const request = async (nth = 0) => {
  await waitFor(() => expect(FakeRequest.all.length).toBeGreaterThan(nth))
  return FakeRequest.all[nth]!
}

test('shows the requirement, and asks for both dates and the file', async () => {
  const page = await open()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Issue Date/))
  expect(screen.getByText('Renew it every two years.')).toBeTruthy()
  expect(document.body.textContent).toContain('Required at: Main Hospital')
  await page.send()
  expect(await screen.findByText('Issue Date and Expiration Date are required!')).toBeTruthy()
  expect(screen.getByText('Please select a file to upload!')).toBeTruthy()
  await page.user.type(screen.getByLabelText(/^Issue Date/), '01152026')
  expect(screen.getByText('Expiration Date is required!')).toBeTruthy()
  await page.user.clear(screen.getByLabelText(/^Issue Date/))
  await page.user.type(screen.getByLabelText(/^Expiration Date/), '01152028')
  expect(screen.getByText('Issue Date is required!')).toBeTruthy()
  expect(FakeRequest.all).toEqual([])
})

test.each([
  ['run.exe', 100, 'Please select appropriate files'],
  ['scan.pdf', 15 * 1024 * 1024, 'Only files up to 14MB are supported'],
])('refuses %s before sending it', async (name, size, message) => {
  const page = await open()
  page.choose(file(name, size))
  expect(await screen.findByText(message)).toBeTruthy()
})

test.each([
  ['IMG_1.HEIC', 100, /^This is a HEIC photo[.] Use Take Photo, or choose Most Compatible/],
  ['run.exe', 100, 'Save it as PDF, JPEG or PNG, and choose that file.'],
  ['scan.pdf', 15 * 1024 * 1024, 'It has 15.0 MB. Save it as a smaller PDF or JPEG.'],
  ['empty.pdf', 0, 'It is empty. Download it to this device first.'],
])('%s with %d bytes says what to do', async (name, size, remedy) => {
  const page = await open()
  page.choose(file(name, size))
  const [item] = within(await screen.findByRole('list', { name: 'Chosen files' })).getAllByRole('listitem')
  expect(within(item!).getByText(remedy)).toBeTruthy()
})

test('of several files a wrong one stops only itself, and each says why', async () => {
  const page = await openDialog()
  page.choose(file('front.pdf'), file('photo.heic'), file('torn.pdf'), file('back.pdf'))
  await page.send()
  await (await request()).answer(200, 'upload-1')
  await waitFor(() => expect(page.added()).toHaveLength(1))
  await page.recorded(success())
  const broken = 'This file is damaged or cut off. Save it again'
  await (await request(1)).answer(422, { errors: [{ message: broken }] })
  await (await request(2)).answer(200, 'upload-2')
  await waitFor(() => expect(page.added()).toHaveLength(1))
  await page.recorded(success())
  expect(await screen.findByText('2 of 4 files are uploaded. Each of the others says why it is not.')).toBeTruthy()
  const left = within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem')
  expect(left.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^photo[.]heic.*This is a HEIC photo/),
    expect.stringMatching(/^torn[.]pdf.*This file is damaged or cut off[.] Save it again$/),
  ])
})

test('a file that the browser cannot read says so, and the others are sent', async () => {
  const page = await openDialog()
  page.choose(file('gone.pdf', 100, false), file('back.pdf'))
  await page.send()
  await (await request()).fail()
  expect((await request(1)).file?.name).toBe('back.pdf')
  await (await request(1)).fail()
  const [gone] = within(await screen.findByRole('list', { name: 'Chosen files' })).getAllByRole('listitem')
  expect(await within(gone!).findByText(/^This file cannot be read[.]/)).toBeTruthy()
})

test('without a connection no further file is sent', async () => {
  const page = await openDialog()
  page.choose(file('front.pdf'), file('back.pdf'))
  await page.send()
  await (await request()).fail()
  expect(await screen.findByText(/^The server cannot be reached/)).toBeTruthy()
  expect(FakeRequest.all).toHaveLength(1)
})

test.each([
  ['from a card, cancelling leads back to its place', { isFromCard: true }, 'POP'],
  ['from elsewhere, cancelling leads to the account', null, 'PUSH'],
])('%s', async (_what, state, action) => {
  const page = await open('raw-rn-license', '/account')
  await act(() => page.router.navigate(addressOf('raw-rn-license'), { state }))
  await page.user.click(screen.getByRole('link', { name: 'Cancel' }))
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/account'))
  expect(page.router.state.historyAction).toBe(action)
})

test('uploads the file, makes the document, and says so', async () => {
  const page = await open()
  await fill(page)
  page.choose(file('license.pdf'))
  await page.send()
  const upload = await request()
  expect(upload.address).toBe('/api/v0/providers/riverside/documents/upload')
  expect([upload.form!.get('issueDate'), upload.form!.get('expirationDate')]).toEqual(['2026-01-15', '2028-01-15'])
  expect(screen.getByRole('progressbar', { name: 'Uploading license.pdf' })).toBeTruthy()
  expect(page.added()).toEqual([])
  await upload.answer(200, 'upload-1')
  await waitFor(() => expect(page.added()).toHaveLength(1))
  expect(page.added()[0]).toMatchObject({
    requirementId: 'requirement-rn-license',
    personId: null,
    uploadId: 'upload-1',
    issueDate: '2026-01-15',
    expirationDate: '2028-01-15',
  })
  await page.recorded(success())
  const dialog = within(await screen.findByRole('dialog', { name: 'Success' }))
  expect(dialog.getByText('Your document has been successfully uploaded.')).toBeTruthy()
  expect(dialog.queryByText(/unlock/)).toBeNull()
  // Whether the account is locked is read again.
  expect(page.environment.mock.isLoading(ShellQuery, {}, { force: true, ...background })).toBe(true)
  await page.user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/account'))
})

test('a locked person reads who unlocks the account', async () => {
  const page = await open()
  await fill(page)
  page.choose(file('license.pdf'))
  await page.send()
  await (await request()).answer(200, 'upload-1')
  await waitFor(() => expect(page.added()).toHaveLength(1))
  await page.recorded(success(true))
  expect(
    await screen.findByText('An Administrator will unlock your account if your documents are correct.'),
  ).toBeTruthy()
})

test('what does not expire asks for no expiration date', async () => {
  const page = await open('raw-background-check')
  expect(screen.queryByLabelText(/^Expiration Date/)).toBeNull()
  await page.user.type(screen.getByLabelText(/^Issue Date/), '01152026')
  page.choose(file('check.pdf'))
  await page.send()
  await (await request()).answer(200, 'upload-1')
  await waitFor(() => expect(page.added()).toHaveLength(1))
  expect(page.added()[0]).toMatchObject({ issueDate: '2026-01-15', expirationDate: null })
})

test('a failed upload says why, keeps the entries, and can be sent again', async () => {
  const page = await open()
  await fill(page)
  page.choose(file('license.pdf'))
  await page.send()
  await (await request()).answer(422, { errors: [{ message: 'This file is damaged or cut off. Save it again' }] })
  expect(await screen.findByText('An error occurred while uploading the document.')).toBeTruthy()
  expect(screen.getByText('This file is damaged or cut off. Save it again')).toBeTruthy()
  expect(page.added()).toEqual([])
  expect(screen.getByText('license.pdf')).toBeTruthy()
  await page.send()
  await (await request(1)).fail()
  expect(await screen.findByText(/^The server cannot be reached/)).toBeTruthy()
})

test('a document that could not be made says so, and the file is not sent again', async () => {
  const page = await open()
  await fill(page)
  page.choose(file('license.pdf'))
  await page.send()
  await (await request()).answer(200, 'upload-1')
  await waitFor(() => expect(page.added()).toHaveLength(1))
  const message = 'The expiration date cannot be before the issue date'
  await page.recorded({
    __typename: 'Refusal',
    code: 'VALIDATION',
    message,
    fields: [{ field: 'expirationDate', message }],
  })
  expect(await screen.findByText('An error occurred while creating the document record.')).toBeTruthy()
  expect(screen.getAllByText(message).length).toBeGreaterThan(0)
  await page.user.type(screen.getByLabelText(/^Expiration Date/), '{Backspace}9')
  await page.send()
  await waitFor(() => expect(page.added()).toHaveLength(1))
  expect(page.added()[0]).toMatchObject({ uploadId: 'upload-1', expirationDate: '2029-01-15' })
  expect(FakeRequest.all).toHaveLength(1)
})

test('an upload can be cancelled', async () => {
  const page = await open()
  await fill(page)
  page.choose(file('license.pdf'))
  await page.send()
  const upload = await request()
  await page.user.click(screen.getByRole('button', { name: 'Cancel Upload' }))
  expect(upload.aborted).toBe(true)
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(false)
  expect(page.added()).toEqual([])
})

test('a requirement that does not apply is not there', async () => {
  await open('raw-other')
  expect(screen.getByText('This requirement does not exist, or does not apply to you.')).toBeTruthy()
})
