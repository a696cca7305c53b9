import { shownPatient } from './line'
import { canCloseLine, canCreateLineCall, canReopenLine, canSaveLine } from './rules'

const open = { completedAt: null }
const closed = { completedAt: new Date('2026-03-01T00:00:00Z'), completedBy: { fullName: 'Ben Carter' } }

test.each([
  ['saved', canSaveLine],
  ['closed again', canCloseLine],
  ['called for', canCreateLineCall],
])('rules 4.3: a closed line cannot be %s, and who closed it is told', (_what, rule) => {
  expect(rule(open)).toBeNull()
  expect(rule(closed)).toMatchObject({ code: 'LINE_CLOSED', message: 'Ben Carter closed this line. Reopen it first.' })
})

test('rules 4.3: an open line cannot be reopened', () => {
  expect(canReopenLine(closed)).toBeNull()
  expect(canReopenLine(open)?.code).toBe('LINE_OPEN')
})

test.each([
  ['Ruiz', 'Ana', 'Ruiz, Ana'],
  ['Ruiz', null, 'Ruiz'],
  [null, 'Ana', 'Ana'],
  [' ', '', null],
  [null, undefined, null],
])('administration, section 2: the patient %p, %p is shown as %p', (last, first, shown) => {
  expect(shownPatient(last, first)).toBe(shown)
})
