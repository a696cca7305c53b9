import { act, screen, waitFor, within } from '@testing-library/react'
import { fill } from '../../test/fill'
import { button } from '../../test/callPage'
import { cells, columns, dialog, entry, openCataloguePage, rows, save } from '../../test/cataloguePage'
import ProcedureFieldsPageQuery, {
  type ProcedureFieldsPageQuery as Query,
} from './__generated__/ProcedureFieldsPageQuery.graphql'
import ProcedureFieldsPage from './ProcedureFieldsPage'

const option = (value: string, more: object = {}) => ({
  id: `o-${value}`,
  value,
  endFollowUp: false,
  immediateFollowUpInterval: null as number | null,
  requiredFieldIds: [] as string[],
  excludesOthers: false,
  ...more,
})
const field = (name: string, type: string, weight: number, more: object = {}) => ({
  id: `f-${name}`,
  databaseId: `db-${name}`,
  name,
  type,
  weight,
  required: false,
  followUpTypeName: false,
  externalLength: false,
  hideHeader: false,
  hideGroup: false,
  hasRecordedValues: false,
  version: 1,
  options: [] as ReturnType<typeof option>[],
  ...more,
})
const insertion = {
  __typename: 'Procedure',
  id: 'p1',
  databaseId: 'db-p1',
  name: 'Insertion',
  deleted: false,
  followUpInterval: 7 as number | null,
  requiredCallFields: [{ key: 'mrn' }],
  fields: [
    field('Catheter', 'radio', 0, {
      required: true,
      followUpTypeName: true,
      hasRecordedValues: true,
      options: [option('ML', { requiredFieldIds: ['db-Depth'] }), option('None', { endFollowUp: true })],
    }),
    field('Depth', 'number', 1),
    field('Notes', 'text', 2),
  ],
}
type Insertion = typeof insertion
const after = (changes: Partial<Insertion>) => ({ Procedure: () => ({ ...insertion, ...changes }) })

const open = ({ procedure = insertion as Insertion | null, canChange = true } = {}) =>
  openCataloguePage<Query>(
    ProcedureFieldsPage,
    ProcedureFieldsPageQuery,
    { at: '/configuration/procedures/db-p1', path: '/configuration/procedures/:id', variables: { id: 'p1' } },
    { Query: () => ({ node: procedure, provider: { id: 'provider', viewerCanChangeConfiguration: canChange } }) },
  )

const fieldsIn = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByText(/./, { selector: 'legend, label[id]' })
    .map(({ textContent }) => textContent!.replace('*', ''))

test('the columns are Name, Weight, Required, Type, Follow Up Type Name and Action', async () => {
  await open()
  expect(columns()).toEqual(['Order', 'Name', 'Weight', 'Required', 'Type', 'Follow Up Type Name', 'Action'])
  expect(cells(1)).toEqual(expect.arrayContaining(['Weight0', 'RequiredYes', 'Typeradio', 'Follow Up Type NameYes']))
})

test('only a field that is answered by choosing leads to options', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'View Catheter' }).getAttribute('href')).toBe(
    '/configuration/procedures/fields/db-Catheter',
  )
  expect(screen.queryByRole('link', { name: 'View Depth' })).toBeNull()
})

test('there is a link back to the procedures, and from a deleted one to the deleted ones', async () => {
  const { unmount } = await open()
  expect(screen.getByRole('link', { name: 'Procedures' }).getAttribute('href')).toBe('/configuration/procedures')
  unmount()
  await open({ procedure: { ...insertion, deleted: true } })
  expect(screen.getByRole('link', { name: 'Deleted Procedures' }).getAttribute('href')).toBe(
    '/configuration/procedures?view=deleted',
  )
})

test('a procedure that does not exist shows a message', async () => {
  await open({ procedure: null })
  expect(screen.getByText('This procedure does not exist.')).toBeTruthy()
})

test('Name, Weight and Type are required', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await page.user.clear(entry('Weight'))
  await page.user.click(save())
  await waitFor(() => expect(within(dialog()).getAllByText('Required', { selector: 'span' })).toHaveLength(3))
  expect(page.sent('CreateProcedureField')).toEqual([])
})

test('Add sends everything that a field has', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await fill(entry('Name'), 'Confirmed')
  await fill(entry('Type'), 'checkbox')
  await page.user.keyboard('{Enter}')
  for (const name of ['Required', 'Hide Header', 'Hide Group'])
    await page.user.click(within(dialog()).getByRole('checkbox', { name }))
  await page.user.click(save())
  expect(page.sent('CreateProcedureField')).toEqual([
    {
      procedureId: 'p1',
      name: 'Confirmed',
      weight: 3,
      type: 'checkbox',
      required: true,
      followUpTypeName: false,
      externalLength: false,
      hideHeader: true,
      hideGroup: true,
      clientMutationId: expect.any(String),
    },
  ])
  await page.done('CreateProcedureField', after({ fields: [...insertion.fields, field('Confirmed', 'checkbox', 3)] }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(rows()).toEqual(['Catheter', 'Depth', 'Notes', 'Confirmed'])
})

test('a field keeps its type once values were recorded for it, and says why', async () => {
  const page = await open()
  await page.user.click(button('Edit Catheter'))
  expect(entry('Type').readOnly).toBe(true)
  expect(dialog().textContent).toContain('Values were recorded for this field, so its type stays.')
  await page.user.click(within(dialog()).getByRole('checkbox', { name: 'Hide Group' }))
  await page.user.click(save())
  expect(page.sent('UpdateProcedureField')).toEqual([
    {
      fieldId: 'f-Catheter',
      name: 'Catheter',
      weight: 0,
      type: 'radio',
      required: true,
      followUpTypeName: true,
      externalLength: false,
      hideHeader: false,
      hideGroup: true,
      expectedVersion: 1,
    },
  ])
})

test('a field with options takes no type that has no place for them', async () => {
  const page = await open({
    procedure: { ...insertion, fields: [field('Catheter', 'radio', 0, { options: [option('ML')] })] },
  })
  await page.user.click(button('Edit Catheter'))
  const type = entry('Type')
  await fill(type, 'number')
  await page.user.keyboard('{Enter}')
  await page.user.click(save())
  await waitFor(() => expect(dialog().textContent).toContain('It has options, and fields of this type have none'))
  expect(page.sent('UpdateProcedureField')).toEqual([])
})

test('Delete asks first', async () => {
  const page = await open()
  await page.user.click(button('Delete Notes'))
  await page.user.click(
    within(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' })).getByRole(
      'button',
      { name: 'Delete' },
    ),
  )
  expect(page.sent('DeleteProcedureField')).toEqual([{ fieldId: 'f-Notes', expectedVersion: 1 }])
  await page.done('DeleteProcedureField', after({ fields: insertion.fields.slice(0, 2) }))
  expect(rows()).toEqual(['Catheter', 'Depth'])
})

test('the order is saved for the procedure, and moved by keyboard', async () => {
  const page = await open()
  act(() => button('Move Notes').focus())
  await page.user.keyboard(' {Home} ')
  expect(rows()).toEqual(['Notes', 'Catheter', 'Depth'])
  await page.user.click(button('Save Order'))
  expect(page.sent('ReorderProcedureFields')).toEqual([
    { procedureId: 'p1', ids: ['f-Notes', 'f-Catheter', 'f-Depth'] },
  ])
})

test('a manager reads, previews, and changes nothing', async () => {
  const page = await open({ canChange: false })
  for (const name of [/^Add/, /Save Order/, /^Edit/, /^Delete/, /^Move/])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await page.user.click(button('Details of Depth'))
  expect(within(dialog('Depth')).getByLabelText<HTMLInputElement>('Name').readOnly).toBe(true)
  await page.user.click(within(dialog('Depth')).getByRole('button', { name: 'Close' }))
  await page.user.click(button('Preview'))
  expect(within(dialog('Preview')).getByRole('group', { name: 'Insertion' })).toBeTruthy()
})

describe('the preview', () => {
  test('shows the form of the call page in the order of this screen, saved or not', async () => {
    const page = await open()
    await page.user.click(button('Move Notes up'))
    await page.user.click(button('Preview'))
    // Depth is shown once an option requires it.
    expect(fieldsIn('Insertion')).toEqual(['Catheter', 'Notes'])
    await page.user.click(within(dialog('Preview')).getByRole('radio', { name: 'ML' }))
    expect(fieldsIn('Insertion')).toEqual(['Catheter', 'Notes', 'Depth'])
  })

  test('can be tried with all its rules, and sends nothing', async () => {
    const page = await open()
    await page.user.click(button('Preview'))
    const preview = within(dialog('Preview'))
    await page.user.click(preview.getByRole('radio', { name: 'ML' }))
    expect(preview.getByLabelText(/^Depth/).getAttribute('aria-required')).toBe('true')
    expect(preview.getByText('Closing schedules a follow-up in 7 days.')).toBeTruthy()
    await fill(preview.getByLabelText(/^Depth/), 'deep')
    await page.user.click(preview.getByRole('button', { name: 'Try to Submit' }))
    const missing = within(dialog('Cannot submit'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(missing).toEqual(
      expect.arrayContaining(['Depth: Must be a number', 'MRN is required when Insertion is selected']),
    )
    await page.user.click(within(dialog('Cannot submit')).getByRole('link', { name: /^Depth/ }))
    await waitFor(() => expect(document.activeElement).toBe(preview.getByLabelText(/^Depth/)))
    expect(page.asked()).toEqual([])
  })

  test('says when nothing is missing, and takes it back when something is changed', async () => {
    const page = await open({ procedure: { ...insertion, requiredCallFields: [] } })
    await page.user.click(button('Preview'))
    const preview = within(dialog('Preview'))
    await page.user.click(preview.getByRole('radio', { name: 'None' }))
    expect(preview.getByText('Line will be closed')).toBeTruthy()
    await page.user.click(preview.getByRole('button', { name: 'Try to Submit' }))
    expect(dialog('Preview').textContent).toContain('Nothing is missing')
    await page.user.type(preview.getByLabelText(/^Notes/), 'x')
    expect(dialog('Preview').textContent).not.toContain('Nothing is missing')
  })

  test('shows a field as it is being entered, before it is saved', async () => {
    const page = await open()
    await page.user.click(button('Edit Depth'))
    await page.user.click(within(dialog()).getByRole('button', { name: 'Preview' }))
    await fill(entry('Name'), 'Length')
    const form = within(screen.getByRole('group', { name: 'Insertion' }))
    await page.user.click(form.getByRole('radio', { name: 'ML' }))
    expect(form.getByLabelText(/^Length/)).toBeTruthy()
    expect(page.asked()).toEqual([])
  })

  test('keeps what was tried while the form around it changes', async () => {
    const page = await open()
    await page.user.click(button('Add'))
    await page.user.click(within(dialog()).getByRole('button', { name: 'Preview' }))
    const form = within(screen.getByRole('group', { name: 'Insertion' }))
    await fill(form.getByLabelText('Notes'), 'smooth')
    await fill(entry('Name'), 'Confirmed')
    await fill(entry('Type'), 'checkbox')
    await page.user.keyboard('{Enter}')
    expect(form.getByRole('checkbox', { name: 'Confirmed' })).toBeTruthy()
    expect(form.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('smooth')
  })
})

test('a field that someone else changes is shown a moment later', async () => {
  const page = await open()
  await page.feed.catalogueMoved()
  await page.resolve('ProcedureFieldsPageQuery', {
    Query: () => ({ node: { ...insertion, fields: [...insertion.fields, field('Arm', 'text', 3)] } }),
  })
  expect(rows()).toEqual(['Catheter', 'Depth', 'Notes', 'Arm'])
})
