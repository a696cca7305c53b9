import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { button, lineId, openLine } from '../../../test/linePage'
import { fakeFeed } from '../../../test/fakes/fakeFeed'
import { renderPage } from '../../../test/renderWithRelay'
import PassportPageQuery, { type PassportPageQuery as Query } from './__generated__/PassportPageQuery.graphql'
import PassportPage from './PassportPage'

const factsIn = (part: HTMLElement) =>
  Object.fromEntries(
    [...part.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
const rowsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
const none = { insertedBy: null, placement: null, externalLengths: [] }

describe('on the page of the line', () => {
  const panel = () => screen.getByRole('region', { name: 'As placed' })

  test('what its insertion recorded, and the last external length with its difference', async () => {
    await openLine()
    expect(factsIn(panel())).toEqual({
      Placed: '11/03/2026 by Rosa Alvarez',
      Insertion: 'PICC Insertion',
      'Insertion Type': 'DL PICC',
      Arm: 'Right',
      'External (cm)': '3',
      'Last External (cm)': '4 on 11/17/2026, +1 since the insertion',
    })
    expect(within(panel()).getByRole('link', { name: 'Passport' }).getAttribute('href')).toMatch(
      /^\/lines\/.*\/passport$/,
    )
  })

  test('the external lengths unfold, the newest first', async () => {
    const page = await openLine()
    await page.user.click(button('External lengths'))
    expect(rowsIn(panel())).toEqual([
      'DayExternal (cm)DifferenceMeasured by',
      '11/17/20264+1Ben Carter',
      '11/10/20263no changeBen Carter',
      '11/03/20263no changeBen Carter',
    ])
  })

  test.each([
    [
      { ...none, insertedBy: 'Dr. Wu' },
      'No insertion is recorded: the line came with the patient. It was placed by Dr. Wu.',
    ],
    [none, 'No insertion is recorded. The line came with the patient, or was placed before the team kept it.'],
  ])('a line without an insertion says so', async (passport, words) => {
    await openLine({ passport })
    expect(panel().textContent).toContain(words)
  })
})

const visit = { callId: 'c2', day: '2026-11-10', byName: 'Ben Carter' }

const openPassport = async (line: object | null) => {
  const feed = fakeFeed()
  const page = renderPage<Query>(feed.around(PassportPage), PassportPageQuery, {
    variables: { id: lineId },
    at: '/lines/9/passport',
    path: '/lines/:id/passport',
  })
  await page.answer({
    Query: () => ({ node: line && { __typename: 'Line' } }),
    Line: () => line ?? {},
    LinePassport: () => ({ ...none, dressingChanges: [], photos: [], ...(line as { passport?: object })?.passport }),
  })
  return page
}

describe('the passport on one page', () => {
  const part = (name: RegExp | string) => screen.getByRole('region', { name })
  const line = {
    ...{
      id: lineId,
      databaseId: '9',
      name: 'Park’s Line',
      patientName: 'Park, June',
      mrn: '4456535',
      types: ['DL PICC'],
    },
    ...{ lineDays: 19, orderingProvider: null, completedAt: null, roomDescription: null },
    room: { name: '4B-12', facility: { name: 'Main Hospital' } },
    infections: [{ start: '2026-11-05', stop: '2026-11-08' }],
  }

  test('has dressing changes, infections and photos, and is printed', async () => {
    const print = jest.fn()
    window.print = print
    const page = await openPassport({
      ...line,
      passport: {
        dressingChanges: [
          { visit, fields: [{ fieldId: 'f', fieldName: 'Dressing', type: 'radio', values: ['Transparent'] }] },
        ],
        photos: [{ id: 'i', fileName: 'site.jpg', url: '/full', thumbnailUrl: '/small' }],
      },
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Line passport · 4B-12')
    expect(part(/^Dressing history · 1 dressing change/).textContent).toContain(
      '11/10/2026 by Ben Carter: Dressing Transparent',
    )
    expect(part('Infections').textContent).toContain('11/05/2026 to 11/08/2026')
    expect(within(part('Photos')).getByRole('img', { name: 'site.jpg' }).getAttribute('src')).toBe('/small')
    expect(part('External length').textContent).toContain('No external length was recorded.')
    await page.user.click(button('Print'))
    expect(print).toHaveBeenCalledTimes(1)
  })

  test('of a line that does not exist says so', async () => {
    await openPassport(null)
    expect(screen.getByText('This line does not exist.')).toBeTruthy()
  })
})
