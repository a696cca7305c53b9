import { screen, waitFor, within } from '@testing-library/react'
import { fill } from '../../test/fill'
import { button } from '../../test/callPage'
import { cells, columns, dialog, entry, openCataloguePage, rows, save, noticeText } from '../../test/cataloguePage'
import ProceduresPageQuery, { type ProceduresPageQuery as Query } from './__generated__/ProceduresPageQuery.graphql'
import ProceduresPage from './ProceduresPage'

const procedure = (name: string, weight: number, more: object = {}) => ({
  id: `p-${name}`,
  databaseId: `db-${name}`,
  name,
  weight,
  followUpInterval: null as number | null,
  countInPerformance: true,
  version: 1,
  requiredCallFields: [] as { key: string }[],
  ...more,
})
const listed = [
  procedure('Insertion', 0, { followUpInterval: 7, requiredCallFields: [{ key: 'mrn' }] }),
  procedure('Dressing', 1, { countInPerformance: false }),
  procedure('Removal', 2),
]
const gone = [procedure('Cutdown', 3, { version: 4 })]
type Listed = typeof listed

const providerWith = (procedures: Listed, deletedProcedures: Listed, viewerCanChangeConfiguration = true) => ({
  id: 'provider',
  viewerCanChangeConfiguration,
  configuration: {
    procedures,
    deletedProcedures,
    lineTypes: ['SL PICC', 'ML', 'CVL'],
    centralTypes: { types: ['SL PICC', 'Old CVL'], version: 2 },
  },
})
const after = (procedures: Listed, deletedProcedures: Listed = gone) => ({
  Provider: () => providerWith(procedures, deletedProcedures),
})

const open = ({ procedures = listed, deleted = gone, canChange = true, at = '/configuration/procedures' } = {}) =>
  openCataloguePage<Query>(
    ProceduresPage,
    ProceduresPageQuery,
    { at, path: '/configuration/procedures' },
    { Provider: () => providerWith(procedures, deleted, canChange) },
  )

test('the columns are Order, Name, Weight, Follow Up Interval, Performance and Action', async () => {
  await open()
  expect(columns()).toEqual(['Order', 'Name', 'Weight', 'Follow Up Interval', 'Performance', 'Action'])
  expect(cells(1)).toEqual(expect.arrayContaining(['Weight0', 'Follow Up Interval7', 'PerformanceYes']))
  expect(cells(2)).toEqual(expect.arrayContaining(['Follow Up Interval–', 'PerformanceNo']))
})

test('which types of lines are central is seen and chosen there, also one that is recorded no more (rules 7.8)', async () => {
  const page = await open()
  expect(screen.getByText('SL PICC, Old CVL')).toBeTruthy()
  await page.user.click(button('Edit Central Lines'))
  const types = within(dialog('Central Lines'))
  expect(types.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    false,
    false,
    true,
  ])
  await page.user.click(types.getByRole('checkbox', { name: 'CVL' }))
  await page.user.click(types.getByRole('button', { name: 'Save' }))
  expect(page.sent('SaveCentralTypes')).toEqual([{ types: ['SL PICC', 'CVL', 'Old CVL'], expectedVersion: 2 }])
})

test('a list without procedures says so', async () => {
  await open({ procedures: [] })
  expect(screen.getByText('No procedures to display.')).toBeTruthy()
})

test('the deleted ones are looked at in place of the active ones, and cannot be put in order', async () => {
  const page = await open()
  await page.user.click(button('View Deleted Procedures'))
  expect(rows()).toEqual(['Cutdown'])
  expect(page.router.state.location.search).toBe('?view=deleted')
  for (const name of ['Save Order', 'Add', 'Move Cutdown', 'Delete Cutdown'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await page.user.click(button('View Active Procedures'))
  expect(rows()).toEqual(['Insertion', 'Dressing', 'Removal'])
  expect(page.router.state.location.search).toBe('')
})

test('an order that was not saved is still there after the deleted ones were looked at', async () => {
  const page = await open()
  await page.user.click(button('Move Removal up'))
  await page.user.click(button('View Deleted Procedures'))
  await page.user.click(button('View Active Procedures'))
  expect(rows()).toEqual(['Insertion', 'Removal', 'Dressing'])
  await page.user.click(button('Save Order'))
  expect(page.sent('ReorderProcedures')).toEqual([{ ids: ['p-Insertion', 'p-Removal', 'p-Dressing'] }])
})

test('View leads to the fields of a procedure', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'View Dressing' }).getAttribute('href')).toBe(
    '/configuration/procedures/db-Dressing',
  )
})

test('Add sends an empty interval as null, and counts in performance by default', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await waitFor(() => expect(document.activeElement).toBe(entry('Name')))
  expect(entry('Count In Performance').checked).toBe(true)
  await fill(entry('Name'), 'Declot')
  await page.user.click(within(dialog()).getByRole('checkbox', { name: 'Room' }))
  await page.user.click(save())
  expect(page.sent('CreateProcedure')).toEqual([
    {
      name: 'Declot',
      weight: 3,
      followUpInterval: null,
      countInPerformance: true,
      requiredCallFields: ['roomId'],
      clientMutationId: expect.any(String),
    },
  ])
  await page.done('CreateProcedure', after([...listed, procedure('Declot', 3)]))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(rows()).toEqual(['Insertion', 'Dressing', 'Removal', 'Declot'])
})

test('Edit holds what the procedure has, and an interval that is emptied is sent as none', async () => {
  const page = await open()
  await page.user.click(button('Edit Insertion'))
  expect([entry('Name').value, entry('Weight').value, entry('Follow Up Interval').value]).toEqual([
    'Insertion',
    '0',
    '7',
  ])
  expect(within(dialog()).getByRole<HTMLInputElement>('checkbox', { name: 'MRN' }).checked).toBe(true)
  await page.user.clear(entry('Follow Up Interval'))
  await page.user.click(entry('Count In Performance'))
  await page.user.click(save())
  expect(page.sent('UpdateProcedure')).toEqual([
    {
      procedureId: 'p-Insertion',
      name: 'Insertion',
      weight: 0,
      followUpInterval: null,
      countInPerformance: false,
      requiredCallFields: ['mrn'],
      expectedVersion: 1,
    },
  ])
})

test('Name and Weight are required, an interval is a number of days, and nothing is sent otherwise', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await page.user.clear(entry('Weight'))
  await fill(entry('Follow Up Interval'), 'weekly')
  await page.user.click(save())
  await waitFor(() => expect(within(dialog()).getAllByText('Required')).toHaveLength(2))
  expect(within(dialog()).getByText('Must be a whole number from 1 to 3650')).toBeTruthy()
  expect(page.sent('CreateProcedure')).toEqual([])
})

test('what the server refuses lands at its field, and what was entered stays', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await fill(entry('Name'), 'removal')
  await page.user.click(save())
  await page.refuse('CreateProcedure', 'VALIDATION', 'm', [
    { field: 'name', message: 'Another procedure has this name' },
  ])
  expect(within(dialog()).getByText('Another procedure has this name')).toBeTruthy()
  expect(entry('Name').value).toBe('removal')
})

test('Delete asks first, and the procedure is among the deleted ones then', async () => {
  const page = await open()
  await page.user.click(button('Delete Removal'))
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this item?' })
  await page.user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(page.sent('DeleteProcedure')).toEqual([{ procedureId: 'p-Removal', expectedVersion: 1 }])
  await page.done('DeleteProcedure', after(listed.slice(0, 2), [...gone, listed[2]!]))
  expect(rows()).toEqual(['Insertion', 'Dressing'])
  await page.user.click(button('View Deleted Procedures'))
  expect(rows()).toEqual(['Cutdown', 'Removal'])
})

test('Undelete asks first, and the procedure is active again', async () => {
  const page = await open({ at: '/configuration/procedures?view=deleted' })
  await page.user.click(button('Undelete Cutdown'))
  const question = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to make this procedure active again?',
  })
  await page.user.click(within(question).getByRole('button', { name: 'Undelete' }))
  expect(page.sent('UndeleteProcedure')).toEqual([{ procedureId: 'p-Cutdown', expectedVersion: 4 }])
  await page.done('UndeleteProcedure', after([...listed, gone[0]!], []))
  expect(screen.getByText('No procedures to display.')).toBeTruthy()
  expect(noticeText()).toContain('Cutdown is active again')
})

test('a procedure whose name is in use meanwhile is not brought back, and the reason is shown', async () => {
  const page = await open({ at: '/configuration/procedures?view=deleted' })
  await page.user.click(button('Undelete Cutdown'))
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Undelete' }))
  await page.refuse('UndeleteProcedure', 'VALIDATION', 'm', [
    { field: 'name', message: 'Another procedure has this name' },
  ])
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(noticeText()).toContain('Another procedure has this name')
  expect(rows()).toEqual(['Cutdown'])
})

test('a manager sees everything of a procedure and changes nothing', async () => {
  const page = await open({ canChange: false })
  for (const name of [/^Add/, /Save Order/, /^Edit/, /^Delete (?!d)/, /^Move/])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await page.user.click(button('Details of Insertion'))
  const details = dialog('Insertion')
  expect(within(details).getByLabelText<HTMLInputElement>('Follow Up Interval').readOnly).toBe(true)
  expect(within(details).queryByRole('button', { name: 'Save' })).toBeNull()
})

test('more than 20 are shown in pages', async () => {
  await open({ procedures: Array.from({ length: 23 }, (_, at) => procedure(`Number ${at}`, at)) })
  expect(rows()).toHaveLength(20)
  expect(screen.getByText('1–20 of 23')).toBeTruthy()
})

test('an item that someone else adds appears a moment later, beside one’s own order', async () => {
  const page = await open()
  await page.user.click(button('Move Removal up'))
  await page.feed.catalogueMoved()
  await page.resolve('ProceduresPageQuery', after([...listed, procedure('Declot', 3)]))
  expect(rows()).toEqual(['Insertion', 'Removal', 'Dressing', 'Declot'])
})
