import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '../../test/fill'
import { renderWithRelay } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import { TextField } from '../fields/TextField'
import { useSendForm } from '../send/useSendForm'
import { FormDialog } from './FormDialog'
import { useLeaveGuard } from './useLeaveGuard'

const Entries = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const { form, kept } = useSendForm({
    initial: { name: '' },
    keptAs: null,
    send: async () => {
      await navigate('/after')
      return { ok: true }
    },
  })
  return (
    <FormDialog title="Item" form={form} kept={kept} saveLabel="Save" onClose={onClose}>
      <TextField name="name" label="Name" />
    </FormDialog>
  )
}

const Page = () => {
  const [note, setNote] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { question } = useLeaveGuard(note !== '')
  return (
    <>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <Entries onClose={() => setOpen(false)} />}
      {question}
    </>
  )
}

const open = async () => {
  const { router } = renderWithRelay(<Page />, { at: '/before', path: '/page' })
  await act(() => router.navigate('/page'))
  return {
    at: () => router.state.location.pathname,
    back: () => act(() => router.navigate(-1)),
    /** Opens the dialog and types in it. */
    enter: async () => {
      await press('Open')
      await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Rosa')
    },
  }
}
const press = (name: string) => happening(async () => fireEvent.click(screen.getByRole('button', { name })))
const inDialog = 'What you entered here has not been saved and will be lost.'
const onPage = 'What you entered on this page has not been sent and will be lost.'
const asked = (words: string) => screen.findByText(words)

test('the way back asks before it leaves with what is in the dialog', async () => {
  const page = await open()
  await page.enter()
  await page.back()
  await asked(inDialog)
  await press('Stay')
  expect(page.at()).toBe('/page')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Rosa')
  await page.back()
  await asked(inDialog)
  await press('Leave')
  await waitFor(() => expect(page.at()).toBe('/before'))
})

test('a dialog without entries asks nothing, and leaves the question to its page', async () => {
  const page = await open()
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'x' } })
  await press('Open')
  await screen.findByRole('textbox', { name: 'Name' })
  await page.back()
  await asked(onPage)
  expect(page.at()).toBe('/page')
})

test('the page asks for its own entries once the dialog is closed', async () => {
  const page = await open()
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'x' } })
  await page.enter()
  await page.back()
  await asked(inDialog)
  await press('Stay')
  await press('Cancel')
  await press('Leave')
  await page.back()
  await asked(onPage)
  await press('Leave')
  await waitFor(() => expect(page.at()).toBe('/before'))
})

test('what is sent may lead to another page', async () => {
  const page = await open()
  await page.enter()
  await press('Save')
  await waitFor(() => expect(page.at()).toBe('/after'))
})
