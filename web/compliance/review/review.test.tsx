import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { learnServerTime } from '../../relay/serverClock'
import { fill } from '../../test/fill'
import { document as paper } from '../../test/documents'
import { fakeFeed } from '../../test/fakes/fakeFeed'
import { pressKey } from '../../test/pressKey'
import { expectErrors } from '../../test/complaints'
import { renderPage } from '../../test/renderWithRelay'
import ReviewPageQuery, { type ReviewPageQuery as Query } from './__generated__/ReviewPageQuery.graphql'
import ReviewPage from './ReviewPage'

// A PDF that is still loading.
const fetched = jest.fn(() => new Promise(() => {}))
jest.unstable_mockModule('../../ui/pdf/openPdf', () => ({ openPdf: jest.fn() }))

beforeEach(() => {
  learnServerTime('2026-11-23T12:00:00.000Z')
  Object.assign(globalThis, { fetch: fetched })
})

const waiting = (id: string, fullName: string, requirement: string, more: object = {}) =>
  paper(id, {
    person: { __typename: 'User', id: `user-${id}`, databaseId: `raw-user-${id}`, fullName, isLocked: false },
    requirement: {
      __typename: 'ComplianceRequirement',
      id: `requirement-${id}`,
      name: requirement,
      notes: null,
      doesNotExpire: false,
    },
    ...more,
  })

const dana = waiting('dana', 'Dana Whitfield', 'TB Test', {
  person: {
    __typename: 'User',
    id: 'user-dana',
    databaseId: 'raw-user-dana',
    fullName: 'Dana Whitfield',
    isLocked: true,
  },
})
const rosa = waiting('rosa', 'Rosa Alvarez', 'RN License', { fileName: 'license.png', contentType: 'image/png' })
const ben = waiting('ben', 'Ben Carter', 'BLS', { fileName: 'card.docx', previewAddress: null })

const open = async (shown: object[] | null = [dana, rosa, ben]) => {
  const feed = fakeFeed()
  const page = renderPage<Query>(feed.around(ReviewPage), ReviewPageQuery, {
    at: '/compliance/review',
    path: '/compliance/review',
  })
  const read = (documents: object[] | null) =>
    page.answer({
      Provider: () => ({
        id: 'p1',
        viewerCanReviewDocuments: documents !== null,
        documentsToReview: documents && {
          totalCount: documents.length,
          edges: documents.map((node, at) => ({ node, daysLeft: at })),
        },
      }),
    })
  await read(shown)
  const sent = (verb: string) =>
    page.environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name === `reviewVerbs${verb}Mutation`)
      .map(({ request }) => request.variables.input as object)
  const done = (verb: string, answer: object = {}) =>
    page.answer({
      Mutation: () => ({ [verb[0]!.toLowerCase() + verb.slice(1)]: { __typename: `${verb}Success`, ...answer } }),
    })
  return { ...page, feed, read, sent, done }
}

const current = () => screen.getByRole('heading', { level: 2 }).textContent
const listed = () =>
  within(screen.getByRole('list', { name: 'Documents to review' }))
    .getAllByRole('button')
    .map((each) => each.textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('shows the queue, and the first document beside what it claims', async () => {
  await open()
  expect(screen.getByText('3 documents to review')).toBeTruthy()
  expect(listed()).toEqual([
    expect.stringMatching(/^Dana WhitfieldLockedTB Test/),
    expect.stringMatching(/^Rosa AlvarezRN License/),
    expect.stringMatching(/^Ben CarterBLS/),
  ])
  expect(current()).toBe('Dana Whitfield: TB Test')
  expect(screen.getByRole('region', { name: 'dana.pdf' })).toBeTruthy()
  expect(fetched).toHaveBeenLastCalledWith('/api/documents/dana?preview=true', expect.anything())
  expect(screen.getByText('1 of 3')).toBeTruthy()
  // The day is the server’s.
  expect(screen.getByText('01/15/2028 · Expired today')).toBeTruthy()
})

test('keys move through the queue; a picture is shown, and an office file is only downloaded', async () => {
  await open()
  await pressKey('j')
  expect(current()).toBe('Rosa Alvarez: RN License')
  expect(screen.getByRole('img', { name: 'license.png' })).toBeTruthy()
  await pressKey('j')
  expect(screen.getByText('There is no preview of this kind of file.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'card.docx' })).toBeNull()
  await pressKey('k')
  expect(current()).toBe('Rosa Alvarez: RN License')
})

test('approving goes on to the next, and can be undone', async () => {
  const page = await open()
  await page.user.click(button('Approve'))
  expect(page.sent('ApproveDocument')).toEqual([{ documentId: 'dana', expectedVersion: 1 }])
  await page.done('ApproveDocument')
  expect(current()).toBe('Rosa Alvarez: RN License')
  expect(listed()).toHaveLength(2)
  expect(screen.getByText('Document approved')).toBeTruthy()
  await page.read([rosa, ben])
  await page.user.click(button('Undo'))
  expect(page.sent('UndoReview')).toEqual([{ documentId: 'dana' }])
  await page.done('UndoReview')
  await page.read([dana, rosa, ben])
  expect(current()).toBe('Dana Whitfield: TB Test')
})

test('the title of the next document has the focus after a decision, not the button that would decide again', async () => {
  const page = await open()
  const title = () => screen.getByRole('heading', { level: 2 })
  await page.user.click(button('Approve'))
  await page.done('ApproveDocument')
  expect(current()).toBe('Rosa Alvarez: RN License')
  await waitFor(() => expect(document.activeElement).toBe(title()))
  await page.user.click(button('Next document'))
  expect(current()).toBe('Ben Carter: BLS')
  expect(document.activeElement).toBe(button('Next document'))
})

test('who has gone on to another document stays there when the decision arrives', async () => {
  const page = await open()
  await page.user.click(button('Approve'))
  await pressKey('j')
  await pressKey('j')
  expect(current()).toBe('Ben Carter: BLS')
  await page.done('ApproveDocument')
  expect(listed()).toHaveLength(2)
  expect(current()).toBe('Ben Carter: BLS')
  expect(screen.getByText('2 of 2')).toBeTruthy()
})

test('rules 6.7: approving a document of a locked account offers to unlock it', async () => {
  const page = await open()
  await pressKey('a')
  await page.done('ApproveDocument', {
    document: {
      person: {
        id: 'user-dana',
        fullName: 'Dana Whitfield',
        isLocked: true,
        lockReason: 'TB Test: missing.',
        viewerCanUnlock: true,
      },
    },
  })
  await page.read([rosa, ben])
  expect(screen.getByText('The account of Dana Whitfield is locked')).toBeTruthy()
  await page.user.click(button('Unlock'))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Unlock the account of Dana Whitfield?' }))
  expect(dialog.getByText(/^TB Test: missing[.] They can work again at once[.]/)).toBeTruthy()
  await page.user.click(dialog.getByRole('button', { name: 'Unlock' }))
  await page.answer({ Mutation: () => ({ unlockUser: { __typename: 'UnlockUserSuccess' } }) })
  expect(screen.getByText('Dana Whitfield unlocked')).toBeTruthy()
  expect(screen.queryByText('The account of Dana Whitfield is locked')).toBeNull()
})

test('whoever may not unlock is not offered it', async () => {
  const page = await open()
  await pressKey('a')
  await page.done('ApproveDocument', {
    document: { person: { id: 'user-dana', fullName: 'Dana Whitfield', isLocked: true, viewerCanUnlock: false } },
  })
  expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull()
})

test('rejecting asks why, and goes on to the next', async () => {
  const page = await open()
  await pressKey('r')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject TB Test of Dana Whitfield?' }))
  await page.user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await dialog.findByText('A reason is required')).toBeTruthy()
  expect(page.sent('RejectDocument')).toEqual([])
  await fill(dialog.getByLabelText(/^Reason/), 'The date cannot be read.')
  await page.user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(page.sent('RejectDocument')).toEqual([
    { documentId: 'dana', expectedVersion: 1, reason: 'The date cannot be read.' },
  ])
  await page.done('RejectDocument')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(current()).toBe('Rosa Alvarez: RN License')
})

test('the reason that is being typed stays when someone else reviews the document', async () => {
  const page = await open()
  await page.user.click(button('Reject'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject TB Test of Dana Whitfield?' }))
  await fill(dialog.getByRole('textbox', { name: /^Reason/ }), 'The date cannot be read.')
  await page.feed.tell({ isCompliance: true })
  await page.read([rosa, ben])
  expect(screen.getByText('Rosa Alvarez: RN License')).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('The date cannot be read.')
  await page.user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(page.sent('RejectDocument')).toEqual([expect.objectContaining({ documentId: 'dana' })])
})

test('a document that someone else reviewed says so and leaves the queue', async () => {
  const page = await open()
  await pressKey('a')
  await page.answer({
    Mutation: () => ({
      approveDocument: {
        __typename: 'Refusal',
        code: 'ALREADY_REVIEWED',
        message: 'This document was approved already.',
        fields: [],
      },
    }),
  })
  expect(screen.getByText('This document was approved already.')).toBeTruthy()
  expect(current()).toBe('Rosa Alvarez: RN License')
})

test('a new document appears at once, and the one under review stays', async () => {
  const page = await open([rosa])
  await page.feed.tell({ isCompliance: true })
  expect(page.asked()).toEqual(['ReviewPageQuery'])
  await page.read([dana, rosa])
  expect(listed()).toHaveLength(2)
  expect(current()).toBe('Rosa Alvarez: RN License')
})

test('one’s own document is reviewed by someone else', async () => {
  await open([{ ...rosa, viewerCanReview: false }])
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.getByText('Someone else has to review your own documents.')).toBeTruthy()
})

test('an empty queue says so, and people who may not review see nothing', async () => {
  const page = await open([])
  expect(screen.getByText('No documents wait for review.')).toBeTruthy()
  page.unmount()
  expectErrors(/Problem: You are not allowed/)
  await open(null)
  expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
})
