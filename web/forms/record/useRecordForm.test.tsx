import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormikProvider } from 'formik'
import type { FieldRefusal } from '../../../server/domain/kernel/refusal'
import { happening } from '../../test/settled'
import { Theme } from '../../ui/page/Theme'
import { TextField } from '../fields/TextField'
import type { DraftEntry } from './editor'
import { plainFields, type RecordFields } from './fields'
import { useRecordForm } from './useRecordForm'

type Values = { contact: string; mrn: string }

const latest = { values: { contact: 'Marcus', mrn: '1' }, version: 3 }
const plain: RecordFields<Values, typeof latest> = {
  ...plainFields(),
  put: (values, entries) => ({
    ...values,
    ...Object.fromEntries(Object.entries(entries).map(([name, [text = '']]) => [name, text])),
  }),
}
const contact: DraftEntry = { name: 'contact', from: ['Marcus'], to: ['Desk'] }
const mrn: DraftEntry = { name: 'mrn', from: ['1'], to: ['2'] }

/** A form of the record with this draft; it shows what is restored and what is unsent. */
const open = async (draft: readonly DraftEntry[] = []) => {
  const counted = {
    check: jest.fn((): FieldRefusal[] => []),
    entriesOf: jest.fn(plain.entriesOf),
    merge: jest.fn(plain.merge),
  }
  const { check, entriesOf, merge } = counted
  const fields = { ...plain, entriesOf, merge }
  let editor: Pick<ReturnType<typeof useRecordForm<Values, typeof latest>>, 'drafting' | 'seeRestored' | 'discard'>
  const Editing = (props: { draft: readonly DraftEntry[] }) => {
    const record = useRecordForm({ ...props, latest, keptAs: null, fields, check, send: async () => ({ ok: true }) })
    const { form, restored, unsent } = record
    editor = record
    return (
      <FormikProvider value={form}>
        <TextField name="contact" label="Contact" />
        <TextField name="mrn" label="MRN" />
        <output>{JSON.stringify({ restored, unsent: unsent.map(({ name }) => name) })}</output>
      </FormikProvider>
    )
  }
  const page = (now: readonly DraftEntry[]) => (
    <Theme>
      <Editing draft={now} />
    </Theme>
  )
  const { rerender } = render(page(draft))
  await happening(async () => {})
  return {
    counted,
    does: (what: (form: typeof editor) => void) => happening(async () => what(editor)),
    draftBecomes: (now: readonly DraftEntry[]) => happening(async () => rerender(page(now))),
  }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const said = () => JSON.parse(screen.getByRole('status').textContent ?? '') as object

test('a key computes the entries once, and checks and merges them once', async () => {
  const { counted } = await open()
  await userEvent.click(field('Contact'))
  for (const each of Object.values(counted)) each.mockClear()
  await userEvent.keyboard('!')
  expect(field('Contact').value).toBe('Marcus!')
  expect(Object.entries(counted).map(([name, each]) => [name, each.mock.calls.length])).toEqual([
    ['check', 1],
    ['entriesOf', 1],
    ['merge', 1],
  ])
})

test('a form starts with the draft, and says once what was restored', async () => {
  const page = await open([contact])
  expect(field('Contact').value).toBe('Desk')
  expect(said()).toEqual({ restored: ['contact'], unsent: ['contact'] })
  await page.does(({ seeRestored }) => seeRestored())
  expect(said()).toEqual({ restored: [], unsent: ['contact'] })
})

test('a form follows the draft, except in entries that it sent there itself', async () => {
  const page = await open()
  await page.does(({ drafting }) => drafting(['contact']))
  await page.draftBecomes([contact, mrn])
  expect([field('Contact').value, field('MRN').value]).toEqual(['Marcus', '2'])
  expect(said()).toEqual({ restored: ['mrn'], unsent: ['mrn'] })
  await page.draftBecomes([contact])
  expect(field('MRN').value).toBe('1')
})

test('what is discarded is as in the record again', async () => {
  const page = await open([contact, mrn])
  await page.does(({ discard }) => discard(['contact']))
  expect([field('Contact').value, field('MRN').value]).toEqual(['Marcus', '2'])
  expect(said()).toEqual({ restored: ['mrn'], unsent: ['mrn'] })
})
