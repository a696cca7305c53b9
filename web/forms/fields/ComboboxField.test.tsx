import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
import { Theme } from '../../ui/page/Theme'
import '../../test/settled'
import { ComboboxField } from './ComboboxField'
import { Form } from '../record/Form'

const options = [
  { value: '1', label: '4B-12', group: 'Main Hospital' },
  { value: '2', label: 'ED-3', group: 'Main Hospital' },
  { value: '3', label: 'ED-3', group: 'North Campus' },
]

const show = (roomId: string | null = null) => {
  const sent: unknown[] = []
  render(
    <Theme>
      <Formik initialValues={{ roomId }} onSubmit={({ roomId }) => void sent.push(roomId)}>
        <Form label="Test">
          <ComboboxField name="roomId" label="Location" options={options} />
          <button type="submit">Send</button>
        </Form>
      </Formik>
    </Theme>,
  )
  const user = userEvent.setup()
  return {
    user,
    sent,
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' }),
    send: () => user.click(screen.getByRole('button', { name: 'Send' })),
  }
}

const offered = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('typing narrows the list, Enter takes what is offered, and sends nothing', async () => {
  const { user, field, sent, send } = show()
  await user.type(field, '4b')
  expect(offered()).toEqual(['4B-12'])
  await user.keyboard('{Enter}')
  expect(field.value).toBe('4B-12 · Main Hospital')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(sent).toEqual([])
  await send()
  expect(sent).toEqual(['1'])
})

test('the list is walked by arrow keys, and tells which entry is reached', async () => {
  const { user, field } = show()
  field.focus()
  const reached = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  const press = async (option: string) => {
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(reached()?.dataset.value).toBe(option))
  }
  // The first press opens the list, and highlights its first entry a frame later.
  for (const option of ['1', '2', '3']) await press(option)
  expect(reached()!.hasAttribute('data-highlighted')).toBe(true)
  expect(within(screen.getByRole('group', { name: 'North Campus' })).getByRole('option')).toBe(reached())
  await user.keyboard('{Tab}')
  expect(field.value).toBe('ED-3 · North Campus')
})

test('leaving after typing a name that fits one entry chooses it', async () => {
  const { user, field, send, sent } = show()
  await user.type(field, 'ed3 north')
  await user.tab()
  expect(field.value).toBe('ED-3 · North Campus')
  await send()
  expect(sent).toEqual(['3'])
})

test('a text that matches several options or none stays visible and is not a choice', async () => {
  const { user, field, send, sent } = show('1')
  await user.clear(field)
  await user.type(field, 'ED-3')
  await user.tab()
  expect(field.value).toBe('ED-3')
  await send()
  expect(sent).toEqual(['ED-3'])
})

test('emptying the field takes the choice back', async () => {
  const { user, field, send, sent } = show('1')
  await user.clear(field)
  await send()
  expect(sent).toEqual([null])
})

test('Escape closes the list and puts the choice back', async () => {
  const { user, field } = show('1')
  await user.click(field)
  await user.keyboard('ED{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(field.value).toBe('4B-12 · Main Hospital')
})

test('a press on an entry chooses it and leaves the focus in the field', async () => {
  const { user, field } = show()
  await user.click(field)
  await user.click(screen.getByRole('option', { name: '4B-12' }))
  expect(field.value).toBe('4B-12 · Main Hospital')
  expect(document.activeElement).toBe(field)
})

test('what is not in the list is said to be so', async () => {
  const { user, field } = show()
  await user.type(field, '9Z')
  expect(screen.getByText('No matches')).toBeTruthy()
})
