import { screen, within } from '@testing-library/react'
import { closedLine, openLine } from '../../../test/linePage'
import { eventsOf, inShort, scaleOf, stretchesOf, type Life } from './life'

const life = (over: Partial<Life> = {}): Life => ({
  placedOn: '2026-11-03',
  today: '2026-11-21',
  visits: [],
  turns: [],
  infections: [],
  nextChange: null,
  ...over,
})
const closed = (day: string) => ({ day, state: 'CLOSED' })
const reopened = (day: string) => ({ day, state: 'OPEN' })
const visit = (day: string, isDressingChange = true) => ({
  callId: day,
  day,
  purposeName: isDressingChange ? 'Dressing Change' : 'Declot',
  isDressingChange,
  isInsertion: false,
})
const insertion = (day: string, purposeName = 'PICC Insertion') => ({
  ...visit(day, false),
  purposeName,
  isInsertion: true,
})

test.each([
  ['open', [], [{ from: '2026-11-03', to: null }]],
  ['closed', [closed('2026-11-10')], [{ from: '2026-11-03', to: '2026-11-10' }]],
  [
    'reopened',
    [closed('2026-11-10'), reopened('2026-11-12')],
    [
      { from: '2026-11-03', to: '2026-11-10' },
      { from: '2026-11-12', to: null },
    ],
  ],
  [
    'closed twice on one day',
    [closed('2026-11-10'), reopened('2026-11-10'), closed('2026-11-10')],
    [
      { from: '2026-11-03', to: '2026-11-10' },
      { from: '2026-11-10', to: '2026-11-10' },
    ],
  ],
])('in place while it is open: %s', (_how, turns, stretches) => {
  expect(stretchesOf(life({ turns }))).toEqual(stretches)
})

describe('the picture', () => {
  test.each([
    ['from its placement to today', {}, '2026-11-03', '2026-11-21'],
    ['to the next change, when that is still to come', { nextChange: '2026-11-24' }, '2026-11-03', '2026-11-24'],
    ['to today, when the next change is overdue', { nextChange: '2026-11-19' }, '2026-11-03', '2026-11-21'],
    ['to its closing, and not on to today', { turns: [closed('2026-11-10')] }, '2026-11-03', '2026-11-10'],
    [
      'from an infection that was there before',
      { infections: [{ start: '2026-11-01', stop: '2026-11-04' }] },
      '2026-11-01',
      '2026-11-21',
    ],
  ])('reaches %s', (_how, over, first, last) => {
    const scale = scaleOf(life(over))
    expect([scale.first, scale.last, scale.at(first), scale.at(last)]).toEqual([first, last, 0, 1])
  })

  test('has days where they are between', () => {
    expect(scaleOf(life()).at('2026-11-12')).toBe(0.5)
  })

  test('of a line of today has one day', () => {
    expect(scaleOf(life({ placedOn: '2026-11-21' })).at('2026-11-21')).toBe(0)
  })
})

test('the same in words, in its order', () => {
  const events = eventsOf(
    life({
      visits: [
        insertion('2026-11-03'),
        visit('2026-11-10'),
        visit('2026-11-12', false),
        insertion('2026-11-13', 'Exchange'),
      ],
      infections: [{ start: '2026-11-05', stop: null }],
      turns: [closed('2026-11-12'), reopened('2026-11-13')],
      nextChange: '2026-11-24',
    }),
  )
  expect(events.map(({ day, words }) => `${day} ${words}`)).toEqual([
    '2026-11-03 Placed',
    '2026-11-03 PICC Insertion',
    '2026-11-05 Infection, 11/05/2026 to now',
    '2026-11-10 Dressing Change',
    '2026-11-12 Declot',
    '2026-11-12 Closed',
    '2026-11-13 Insertion: Exchange',
    '2026-11-13 Reopened',
    '2026-11-21 Today',
    '2026-11-24 Next change is due',
  ])
})

test.each([
  [life(), 'Placed 11/03/2026, 0 dressing changes, 0 other visits, 0 infections, open'],
  [
    life({ visits: [insertion('2026-11-03')] }),
    'Placed 11/03/2026, 1 insertion, 0 dressing changes, 0 other visits, 0 infections, open',
  ],
  [
    life({
      visits: [visit('2026-11-10'), visit('2026-11-12', false)],
      infections: [{ start: '2026-11-05', stop: null }],
      turns: [closed('2026-11-12'), reopened('2026-11-13'), closed('2026-11-14')],
    }),
    'Placed 11/03/2026, 1 dressing change, 1 other visit, 1 infection, reopened 1 time, closed 11/14/2026',
  ],
])('in one sentence', (of, sentence) => {
  expect(inShort(of)).toBe(sentence)
})

describe('on the page', () => {
  const panel = () => within(screen.getByRole('region', { name: 'Life of the line' }))

  test('the picture is described by its name, and can be read as a list', async () => {
    const page = await openLine({
      life: { placedOn: '2026-11-03', removedOn: null, today: '2026-11-21', visits: [visit('2026-11-10')], turns: [] },
    })
    expect(
      panel().getByRole('img', { name: 'Placed 11/03/2026, 1 dressing change, 0 other visits, 0 infections, open' }),
    ).toBeTruthy()
    expect(panel().queryByRole('list')).toBeNull()
    await page.user.click(panel().getByRole('button', { name: 'Show as list' }))
    expect(
      panel()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['11/03/2026Placed', '11/10/2026Dressing Change', '11/21/2026Today', '11/24/2026Next change is due'])
  })

  test('a closed line has neither a today nor a next change', async () => {
    await openLine(closedLine)
    expect(panel().getByRole('img').textContent).not.toContain('Today')
    expect(panel().queryByText('Next change')).toBeNull()
    expect(panel().getByText('Closed')).toBeTruthy()
  })
})
