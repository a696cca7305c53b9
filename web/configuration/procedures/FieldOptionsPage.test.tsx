import { screen, waitFor, within } from '@testing-library/react'
import { fill } from '../../test/fill'
import { button } from '../../test/callPage'
import { cells, columns, dialog, entry, openCataloguePage, rows, save } from '../../test/cataloguePage'
import FieldOptionsPageQuery, {
  type FieldOptionsPageQuery as Query,
} from './__generated__/FieldOptionsPageQuery.graphql'
import FieldOptionsPage from './FieldOptionsPage'

const option = (value: string, weight: number, more: object = {}) => ({
  id: `o-${value}`,
  value,
  weight,
  endFollowUp: false,
  immediateFollowUpInterval: null as number | null,
  requiredFieldIds: [] as string[],
  excludesOthers: false,
  version: 1,
  ...more,
})
const options = [
  option('Completed', 0, { immediateFollowUpInterval: 3, requiredFieldIds: ['db-Tip'] }),
  option('Infection', 1, { endFollowUp: true }),
  option('Other', 2),
]
type Options = typeof options

const recorded = (id: string, name: string, type: string, own: Options = []) => ({
  id: `f-${id}`,
  databaseId: `db-${id}`,
  name,
  type,
  required: false,
  followUpTypeName: false,
  externalLength: false,
  hideHeader: false,
  hideGroup: false,
  options: own,
})

const fieldWith = (own: Options = options, type = 'radio') => ({
  ...recorded('Reason', 'Reason', type, own),
  __typename: 'ProcedureField',
  procedure: {
    id: 'p1',
    databaseId: 'db-p1',
    name: 'Removal',
    followUpInterval: null,
    requiredCallFields: [],
    fields: [
      recorded('Reason', 'Reason', type, own),
      recorded('Tip', 'Tip intact', 'checkbox'),
      recorded('Length', 'Length', 'number'),
    ],
  },
})
const after = (own: Options) => ({ ProcedureField: () => fieldWith(own) })

const open = ({ field = fieldWith() as ReturnType<typeof fieldWith> | null, canChange = true } = {}) =>
  openCataloguePage<Query>(
    FieldOptionsPage,
    FieldOptionsPageQuery,
    {
      at: '/configuration/procedures/fields/db-Reason',
      path: '/configuration/procedures/fields/:id',
      variables: { id: 'f-Reason' },
    },
    { Query: () => ({ node: field, provider: { id: 'provider', viewerCanChangeConfiguration: canChange } }) },
  )

test('the columns are Value, End Follow Up, Immediate Follow Up Interval and Action', async () => {
  await open()
  expect(columns()).toEqual(['Order', 'Value', 'End Follow Up', 'Immediate Follow Up Interval', 'Action'])
  expect(cells(1)).toEqual(expect.arrayContaining(['End Follow UpNo', 'Immediate Follow Up Interval3']))
  expect(cells(2)).toEqual(expect.arrayContaining(['End Follow UpYes', 'Immediate Follow Up Interval–']))
})

test('there is a link back to the fields of the procedure', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Fields of Removal' }).getAttribute('href')).toBe(
    '/configuration/procedures/db-p1',
  )
})

test('a field that does not exist (any more) shows a message', async () => {
  await open({ field: null })
  expect(screen.getByText('This field does not exist.')).toBeTruthy()
})

test('a field that is not answered by choosing takes no options', async () => {
  await open({ field: fieldWith([], 'text') })
  expect(screen.getByText('Only checkboxes and radio buttons have options.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
})

test('Value is required', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await waitFor(() => expect(document.activeElement).toBe(entry('Value')))
  await page.user.click(save())
  await waitFor(() => expect(within(dialog()).getByText('Required')).toBeTruthy())
  expect(page.sent('CreateProcedureFieldOption')).toEqual([])
})

test('Add sends the fields that it requires by their ids, and an interval that is no number as none', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  expect(
    within(within(dialog()).getByRole('group', { name: 'Required Fields' }))
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ value }) => value),
  ).toEqual(['Reason', 'Tip intact', 'Length'])
  await fill(entry('Value'), 'Occlusion')
  await fill(entry('Immediate Follow Up Interval'), 'soon')
  await page.user.click(entry('End Follow Up'))
  await page.user.click(within(dialog()).getByRole('checkbox', { name: 'Length' }))
  await page.user.click(within(dialog()).getByRole('checkbox', { name: 'Tip intact' }))
  await page.user.click(save())
  expect(page.sent('CreateProcedureFieldOption')).toEqual([
    {
      fieldId: 'f-Reason',
      value: 'Occlusion',
      excludesOthers: false,
      endFollowUp: true,
      immediateFollowUpInterval: null,
      requiredFieldIds: ['f-Tip', 'f-Length'],
      clientMutationId: expect.any(String),
    },
  ])
  await page.done('CreateProcedureFieldOption', after([...options, option('Occlusion', 3)]))
  expect(rows()).toEqual(['Completed', 'Infection', 'Other', 'Occlusion'])
})

test('Edit holds what the option has, leaves its place, and empties its interval', async () => {
  const page = await open()
  await page.user.click(button('Edit Completed'))
  expect([entry('Value').value, entry('Immediate Follow Up Interval').value]).toEqual(['Completed', '3'])
  expect(within(dialog()).getByRole<HTMLInputElement>('checkbox', { name: 'Tip intact' }).checked).toBe(true)
  await page.user.clear(entry('Immediate Follow Up Interval'))
  await page.user.click(save())
  expect(page.sent('UpdateProcedureFieldOption')).toEqual([
    {
      optionId: 'o-Completed',
      value: 'Completed',
      excludesOthers: false,
      endFollowUp: false,
      immediateFollowUpInterval: null,
      requiredFieldIds: ['f-Tip'],
      expectedVersion: 1,
    },
  ])
})

test('Delete asks first', async () => {
  const page = await open()
  await page.user.click(button('Delete Other'))
  await page.user.click(
    within(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' })).getByRole(
      'button',
      { name: 'Delete' },
    ),
  )
  expect(page.sent('DeleteProcedureFieldOption')).toEqual([{ optionId: 'o-Other', expectedVersion: 1 }])
  await page.done('DeleteProcedureFieldOption', after(options.slice(0, 2)))
  expect(rows()).toEqual(['Completed', 'Infection'])
})

test('the order is saved for the field, and only when it differs', async () => {
  const page = await open()
  expect(button('Save Order').disabled).toBe(true)
  await page.user.click(button('Move Other up'))
  await page.user.click(button('Save Order'))
  expect(page.sent('ReorderProcedureFieldOptions')).toEqual([
    { fieldId: 'f-Reason', ids: ['o-Completed', 'o-Other', 'o-Infection'] },
  ])
})

test('a manager reads, and changes nothing', async () => {
  const page = await open({ canChange: false })
  for (const name of [/^Add/, /Save Order/, /^Edit/, /^Delete/, /^Move/])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await page.user.click(button('Details of Completed'))
  expect(within(dialog('Completed')).getByRole<HTMLInputElement>('checkbox', { name: 'Tip intact' }).disabled).toBe(
    true,
  )
})

test('the preview has the option as it is being entered, with what it requires', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await fill(entry('Value'), 'Occlusion')
  await page.user.click(within(dialog()).getByRole('checkbox', { name: 'Length' }))
  await page.user.click(within(dialog()).getByRole('button', { name: 'Preview' }))
  const form = within(screen.getByRole('group', { name: 'Removal' }))
  await page.user.click(form.getByRole('radio', { name: 'Occlusion' }))
  expect(form.getByLabelText(/^Length/).getAttribute('aria-required')).toBe('true')
  expect(page.asked()).toEqual([])
})
