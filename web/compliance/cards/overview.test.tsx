import { screen, within } from '@testing-library/react'
import AccountPage from '../../account/own/AccountPage'
import AccountPageQuery, {
  type AccountPageQuery as Query,
} from '../../account/own/__generated__/AccountPageQuery.graphql'
import { learnServerTime } from '../../relay/serverClock'
import { fill } from '../../test/fill'
import { compliance, document, standing } from '../../test/documents'
import { fakeFeed } from '../../test/fakes/fakeFeed'
import { renderPage } from '../../test/renderWithRelay'
import { shownState } from './documentWords'

beforeEach(() => learnServerTime('2026-11-23T12:00:00.000Z'))

const license = standing('RN License', {
  requirement: { notes: 'Renew it every two years.', link: 'https://nursys.example' },
})
const bls = standing('BLS', {
  status: 'EXPIRING_SOON',
  daysLeft: 10,
  documents: [document('bls', { expirationDate: '2026-12-03', state: 'APPROVED' })],
})
const acls = standing('ACLS', {
  status: 'EXPIRED',
  daysLeft: -3,
  requiredAt: ['Main Hospital', 'North Campus'],
  documents: [
    document('newer', {
      state: 'REJECTED',
      rejectionReason: 'The name is cut off.',
      uploadedAt: '2026-11-22T10:00:00Z',
    }),
    document('acls', { expirationDate: '2026-11-20', state: 'APPROVED' }),
    document('older', { issueDate: '2023-01-01', expirationDate: '2025-01-01', state: 'APPROVED' }),
  ],
})

type Shown = ReturnType<typeof compliance> | null

const open = async (shown: Shown = compliance([license, bls], [acls]), at = '/account') => {
  const feed = fakeFeed()
  const page = renderPage<Query>(feed.around(AccountPage), AccountPageQuery, { at, path: '/account' })
  const answer = (compliance: Shown) =>
    page.answer({
      Viewer: () => ({
        email: 'clinician@demo.example',
        roleName: 'Clinician',
        user: { id: 'rosa', fullName: 'Rosa Alvarez' },
        provider: { id: 'p1', databaseId: 'riverside', name: 'Riverside Health' },
        compliance,
      }),
    })
  await answer(shown)
  return { ...page, feed, answer }
}

const card = (name: string) => screen.getByRole('article', { name })
const shownCards = () => screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent)

test('greets the person, and shows each requirement with its status in its section', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello Rosa Alvarez')
  expect(screen.getByRole('link', { name: 'Update Account' }).getAttribute('href')).toBe('/account/update')
  expect(screen.getByText('You are not in compliance. Upload what is missing or expired.')).toBeTruthy()
  const sections = ['Global Compliance Requirements', 'Facility Specific Compliance Requirements']
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(sections),
  )
  expect(shownCards()).toEqual(['RN License', 'BLS', 'ACLS'])
  expect(within(card('RN License')).getByText('Incomplete')).toBeTruthy()
  expect(within(card('RN License')).getByText('No document yet.')).toBeTruthy()
  expect(within(card('RN License')).getByText('Renew it every two years.')).toBeTruthy()
  const details = within(card('RN License')).getByRole('link', { name: /^Requirement Details/ })
  expect([details.getAttribute('href'), details.getAttribute('target'), details.getAttribute('rel')]).toEqual([
    'https://nursys.example',
    '_blank',
    'noopener noreferrer',
  ])
  expect(within(card('BLS')).getByText('Expiring Soon')).toBeTruthy()
  expect(within(card('BLS')).getByText('Expires in 10 days.')).toBeTruthy()
  expect(within(card('ACLS')).getByText('Expired 3 days ago.')).toBeTruthy()
  expect(card('ACLS').textContent).toContain('Required at: Main Hospital, North Campus')
  expect(within(card('RN License')).getByRole('link', { name: 'Upload for RN License' }).getAttribute('href')).toBe(
    '/account/documentupload?requirement=raw-rn-license',
  )
})

test('the most urgent stand first, and the first of all is one tap away', async () => {
  const ordered = [
    standing('Fine', { status: 'COMPLIANT', daysLeft: 300 }),
    standing('Soon', { status: 'EXPIRING_SOON', daysLeft: 20 }),
    standing('Sooner', { status: 'EXPIRING_SOON', daysLeft: 3 }),
    standing('Missing'),
    standing('Also Fine', { status: 'COMPLIANT', daysLeft: 40 }),
  ]
  const expired = [
    standing('Expired', { status: 'EXPIRED', daysLeft: -1 }),
    standing('Long Expired', { status: 'EXPIRED', daysLeft: -40 }),
  ]
  const page = await open(compliance(ordered, expired))
  expect(shownCards()).toEqual(['Missing', 'Sooner', 'Soon', 'Fine', 'Also Fine', 'Long Expired', 'Expired'])
  await page.user.click(screen.getByRole('button', { name: 'Most urgent: Long Expired. Expired 40 days ago.' }))
  expect(card('Long Expired').ownerDocument.activeElement).toBe(card('Long Expired'))
  expect(screen.getByRole('link', { name: 'Upload Long Expired' }).getAttribute('href')).toBe(
    '/account/documentupload?requirement=raw-long-expired',
  )
})

test('with nothing to do, nothing is urgent', async () => {
  await open(compliance([standing('Fine', { status: 'COMPLIANT', daysLeft: 300 })]))
  expect(screen.queryByRole('button', { name: /^Most urgent/ })).toBeNull()
})

test('what waits says who reviews it', async () => {
  await open(
    compliance([standing('BLS', { status: 'COMPLIANT', daysLeft: 300, documents: [document('bls')] }), license]),
  )
  const said = (name: string) => within(card(name)).queryByText('A manager or an administrator reviews it.') !== null
  expect([said('BLS'), said('RN License')]).toEqual([true, false])
})

test('a document shows its dates, its state and its file; a rejected one says why', async () => {
  await open()
  const facts = within(card('BLS'))
  expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '01/15/2026',
    '12/03/2026',
    'Approved',
  ])
  const download = facts.getByRole('link', { name: 'Download Document bls.pdf' })
  expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual(['/api/documents/bls', 'bls.pdf'])
  expect(within(card('ACLS')).getByText('The name is cut off.')).toBeTruthy()
  // Earlier versions are folded.
  expect(within(card('ACLS')).getByText('1 earlier document')).toBeTruthy()
  expect(card('ACLS').querySelector('details')!.open).toBe(false)
})

test('only what meets its requirement is approved in green', () => {
  expect([true, false].map((isMet) => shownState('APPROVED', isMet))).toEqual([
    { name: 'Approved', palette: 'green' },
    { name: 'Approved', palette: 'gray' },
  ])
})

test('a colored edge says until when a document counts, by the server’s day (rules 6.1, 6.5a)', async () => {
  // In this browser it is a day later than at the facility.
  learnServerTime('2026-12-04T12:00:00.000Z')
  const good = standing('ACLS Card', { status: 'COMPLIANT', daysLeft: 400, documents: [document('good')] })
  await open(compliance([license, bls, good], [acls]))
  const hint = 'The expiration date is the first day on which the document no longer counts.'
  const hinted = ['RN License', 'BLS', 'ACLS', 'ACLS Card'].filter((name) => within(card(name)).queryByText(hint))
  expect(hinted).toEqual(['BLS', 'ACLS'])
  expect(within(card('BLS')).getByText('Expires in 10 days.')).toBeTruthy()
})

test('a document is viewed over the page, and closed again', async () => {
  const page = await open(
    compliance([
      standing('BLS', { documents: [document('card', { fileName: 'card.png', contentType: 'image/png' })] }),
    ]),
  )
  await page.user.click(screen.getByRole('button', { name: 'View card.png' }))
  const dialog = within(screen.getByRole('dialog', { name: 'card.png' }))
  expect(dialog.getByRole('img', { name: 'card.png' }).getAttribute('src')).toBe('/api/documents/card?preview=true')
  await page.user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a document without a preview is only downloaded', async () => {
  await open(compliance([standing('BLS', { documents: [document('form', { previewAddress: null })] })]))
  expect(screen.queryByRole('button', { name: /^View/ })).toBeNull()
  expect(screen.getByRole('link', { name: /^Download Document/ })).toBeTruthy()
})

test('the filter Compliant includes Expiring Soon, and the filter is in the address and can be cleared', async () => {
  const page = await open()
  const status = screen.getByLabelText('Status')
  await page.user.selectOptions(status, 'Compliant')
  expect(shownCards()).toEqual(['BLS'])
  expect(page.router.state.location.search).toBe('?status=compliant')
  await page.user.selectOptions(status, 'Incomplete')
  expect(shownCards()).toEqual(['RN License'])
  await page.user.selectOptions(status, 'Any status')
  expect(shownCards()).toHaveLength(3)
  expect(page.router.state.location.search).toBe('')
})

test('the search finds facilities and requirements', async () => {
  const page = await open()
  const field = screen.getByLabelText('Search Facilities & Requirements')
  await fill(field, 'north')
  await page.user.keyboard('{Enter}')
  expect(shownCards()).toEqual(['ACLS'])
  expect(page.router.state.location.search).toBe('?find=north')
  await fill(field, 'pole')
  await page.user.keyboard('{Enter}')
  expect(screen.getByText('No requirements match.')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Show All' }))
  expect(shownCards()).toHaveLength(3)
})

test('what does not expire says so', async () => {
  const once = standing('Background Check', {
    status: 'COMPLIANT',
    requirement: { doesNotExpire: true },
    documents: [document('check', { expirationDate: null, state: 'APPROVED' })],
  })
  await open(compliance([once], [], { inCompliance: true }))
  expect(screen.getByText('You are in compliance.')).toBeTruthy()
  expect(within(card('Background Check')).getByText('Does not expire')).toBeTruthy()
})

test('without requirements the page says that', async () => {
  await open(compliance([]))
  expect(screen.getByText('No documents are required.')).toBeTruthy()
})

test('a change of documents is read at once', async () => {
  const page = await open()
  await page.feed.tell({ isCompliance: true })
  expect(page.asked()).toEqual(['AccountPageQuery'])
  await page.answer(compliance([{ ...license, status: 'COMPLIANT', documents: [document('new')] }]))
  expect(within(card('RN License')).getByText('Compliant')).toBeTruthy()
  expect(within(card('RN License')).getByText('Waiting for review')).toBeTruthy()
})
