import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFormik, FormikProvider } from 'formik'
import { object } from 'yup'
import { checkInput, text } from 'domain/kernel/input/input'
import { happening } from '../../test/settled'
import { Theme } from '../../ui/page/Theme'
import { errorsOf } from './errorsOf'
import { Form } from './Form'
import { DateField } from '../fields/DateField'
import { TextAreaField, TextField } from '../fields/TextField'

const schema = object({ mrn: text(64), comments: text(4_000) })
const sent: unknown[] = []

const Page = () => {
  const form = useFormik({
    initialValues: { mrn: '', comments: '', dob: '' },
    validate: ({ dob, ...values }) => ({
      ...errorsOf(checkInput(schema, values).refusal?.fields ?? []),
      ...(dob && !/^\d\d\/\d\d\/\d{4}$/.test(dob) ? { dob: 'Must be a valid date (MM/DD/YYYY)' } : {}),
    }),
    onSubmit: (values) => void sent.push(values),
  })
  return (
    <FormikProvider value={form}>
      <Form label="Test">
        <TextField name="mrn" label="MRN" />
        <TextAreaField name="comments" label="Comments" />
        <DateField name="dob" label="Date of Birth" />
        <button type="submit">Send</button>
      </Form>
    </FormikProvider>
  )
}

const show = () => {
  render(
    <Theme>
      <Page />
    </Theme>,
  )
  const user = userEvent.setup()
  return { user, field: (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }) }
}
beforeEach(() => void (sent.length = 0))

test.each([
  ['MRN', 70, 64],
  ['Comments', 4_750, 4_000],
])('a text that is pasted into %s stays whole, and is told to be too long at once', async (name, length, most) => {
  const { user, field } = show()
  await user.click(field(name))
  await user.paste('4'.repeat(length))
  expect(field(name).value).toHaveLength(length)
  expect(await screen.findByText(`Must be at most ${most} characters`)).toBeTruthy()
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual([])

  await happening(async () => void fireEvent.change(field(name), { target: { value: '4'.repeat(most) } }))
  expect(screen.queryByText(/^Must be at most/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toHaveLength(1)
})

test('rows of a spreadsheet that are pasted stay as they are where lines may be, and on one line elsewhere', async () => {
  const { user, field } = show()
  const rows = 'MRN\tName\r\n4439227\tPark, June\r\n'
  await user.click(field('Comments'))
  await user.paste(rows)
  await user.click(field('MRN'))
  await user.paste(rows.repeat(3))
  expect(field('Comments').value).toBe(rows.replaceAll('\r\n', '\n'))
  expect(field('MRN').value).toContain('4439227\tPark, June')
  expect(await screen.findByText('Must be at most 64 characters')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual([])
})

test.each([' 03/01/1950', 'March 1, 1950', '1950-03-01'])(
  'the date %j is read when its field is left',
  async (written) => {
    const { user, field } = show()
    await user.click(field('Date of Birth'))
    await user.paste(written)
    expect(field('Date of Birth').value).toBe(written)
    await user.tab()
    expect(field('Date of Birth').value).toBe('03/01/1950')
  },
)

test('a year of two digits stays as it was typed, and is asked about', async () => {
  const { user, field } = show()
  await user.click(field('Date of Birth'))
  await user.paste('3/1/50')
  await user.tab()
  expect(field('Date of Birth').value).toBe('3/1/50')
  expect(await screen.findByText('Which year? Type 1950 or 2050')).toBeTruthy()
})

test('no phone corrects a line of text; notes are checked as the browser does', () => {
  const { field } = show()
  expect(['autocorrect', 'spellcheck'].map((name) => field('MRN').getAttribute(name))).toEqual(['off', 'false'])
  expect(['autocorrect', 'spellcheck'].map((name) => field('Comments').getAttribute(name))).toEqual([null, null])
})
