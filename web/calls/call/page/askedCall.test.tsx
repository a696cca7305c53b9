import { screen, waitFor, within } from '@testing-library/react'
import { Fragment } from 'react'
import { callId, completedByBen, openCall, unassigned, type CallFacts } from '../../../test/callPage'
import { answerTo } from '../../../test/renderWithRelay'
import { happening } from '../../../test/settled'

type Page = Awaited<ReturnType<typeof openCall>>

const openAtDesk = (over: CallFacts) =>
  openCall({ ...unassigned, viewerCanCorrect: false, viewerCanClose: false, ...over }, Fragment, { isDesk: true })

const reads = (page: Page) =>
  page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'AskedCallQuery')
const callDatabaseId = '00000000-0000-7000-8000-000000000009'
const answer = async (page: Page, ...requests: object[]) => {
  await waitFor(() => expect(reads(page)).toHaveLength(1))
  await happening(async () => {
    const [read] = reads(page)
    const data = answerTo(read!, {
      Provider: () => ({
        myRequests: requests.map((request) => ({ callId, callDatabaseId, endedAt: null, ...request })),
      }),
    })
    page.environment.mock.resolve(read!, data)
    await Promise.resolve()
  })
}
const state = () => screen.getByRole('status', { name: 'How far your call is' })
const facts = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent])

test('who asked for a call sees how far it is, live, and what they asked', async () => {
  const page = await openAtDesk({
    patientFirstName: '',
    patientLastName: '',
    dob: '',
    mrn: '',
    preComments: 'Failed twice',
  } as CallFacts)
  await answer(page, { state: 'WAITING', ahead: 2, leadName: null })
  expect(state().textContent).toBe('Waiting, 2 ahead of you')
  expect(facts('Request')).toEqual([
    ['Need', 'PICC Insertion'],
    ['Contact', 'RN Marcus'],
    ['Pre-Procedure Notes', 'Failed twice'],
    ['Room', '4B-12'],
  ])
  expect(screen.queryByRole('region', { name: 'Patient' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Procedures' })).toBeNull()
  expect(screen.queryAllByRole('textbox')).toEqual([])

  await page.moves()
  await answer(page, { state: 'ON_THE_WAY', ahead: null, leadName: 'Rosa Alvarez' })
  expect(state().textContent).toBe('Rosa Alvarez is on the way')
})

test('a call of someone else says nothing, and a patient that was named is shown', async () => {
  const page = await openAtDesk({})
  await answer(page)
  expect(screen.queryByRole('status', { name: 'How far your call is' })).toBeNull()
  expect(facts('Patient')).toEqual([
    ['Patient First Name', 'June'],
    ['Patient Last Name', 'Park'],
    ['Date of Birth', '03/01/1950'],
    ['MRN', '4456535'],
  ])
})

test.each([
  ['someone who works on calls', () => openCall(unassigned)],
  ['a call that is over', () => openAtDesk(completedByBen)],
])('%s asks for none of this', async (_whose, open) => {
  await open()
  expect(screen.queryByRole('status', { name: 'How far your call is' })).toBeNull()
})
