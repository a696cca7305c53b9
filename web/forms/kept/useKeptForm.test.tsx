import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { happening } from '../../test/settled'
import { Theme } from '../../ui/page/Theme'
import { fill } from '../../test/fill'
import { TextField } from '../fields/TextField'
import { plainFields } from '../record/fields'
import { Form } from '../record/Form'
import { useRecordForm } from '../record/useRecordForm'
import { useSendForm } from '../send/useSendForm'
import { RestoredStrip } from './RestoredStrip'
import { FormKeeperContext, type FormChanges, type FormKeeper } from './formKeeper'
import { whereOffline } from './useKeptForm'

type Values = { contact: string; notes: string; password: string; files: readonly File[] }

const initial: Values = { contact: '', notes: 'none', password: '', files: [] }

/** A browser in which closed pages left this. It answers when `answer` is called. */
const browser = (left: FormChanges | null, isAble = true) => {
  let answer: (left: FormChanges | null) => void
  const taken = new Promise<FormChanges | null>((resolve) => {
    answer = resolve
  })
  const keeper = {
    take: jest.fn((_form: string) => taken),
    write: jest.fn(async (_form: string, _changes: FormChanges) => isAble),
    forget: jest.fn(async (_form: string) => {}),
  } satisfies FormKeeper
  return { keeper, answer: () => happening(async () => answer(left)) }
}

const SendForm = ({ name = 'call new' as string | null }) => {
  const { form, kept } = useSendForm<Values>({ initial, keptAs: name, send: () => undefined })
  return (
    <FormikProvider value={form}>
      <Form label="Test">
        <RestoredStrip kept={kept} />
        <p>{whereOffline(kept)}</p>
        <TextField name="contact" label="Contact" />
        <TextField name="notes" label="Notes" />
        <TextField name="password" label="Password" />
        <button type="button" onClick={() => void form.setFieldValue('files', [new File(['x'], 'x.png')])}>
          Add File
        </button>
      </Form>
    </FormikProvider>
  )
}

const open = async (form: React.ReactNode, left: FormChanges | null = null, isAble = true) => {
  const { keeper, answer } = browser(left, isAble)
  const held = (by: FormKeeper) => (
    <Theme>
      <FormKeeperContext value={by}>{form}</FormKeeperContext>
    </Theme>
  )
  const { unmount, rerender } = render(held(keeper))
  await happening(async () => {})
  const keepBy = (by: FormKeeper) => happening(async () => rerender(held(by)))
  return { keeper, answer, unmount, keepBy, written: () => keeper.write.mock.calls.map(([, changes]) => changes) }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const empty = (name: string) => happening(async () => void fireEvent.change(field(name), { target: { value: '' } }))
const press = (name: string) => happening(async () => screen.getByRole('button', { name }).click())
const strip = () => screen.queryByText('Unsaved entries restored')

test('a form that outlives the session is kept in the next one, which begins with nothing', async () => {
  const page = await open(<SendForm />)
  await page.answer()
  await fill(field('Contact'), 'RN Marcus')
  const next = browser(null)
  await page.keepBy(next.keeper)
  await next.answer()
  expect(next.keeper.write.mock.calls.at(-1)).toEqual(['call new', { contact: { from: '', to: 'RN Marcus' } }])
  expect(field('Contact').value).toBe('RN Marcus')
})

test('what differs from the beginning is kept under the name of the form, until it is as before', async () => {
  const page = await open(<SendForm />)
  await page.answer()
  expect(page.keeper.take.mock.calls).toEqual([['call new']])
  await fill(field('Contact'), 'RN Marcus')
  await empty('Notes')
  expect(page.keeper.write.mock.calls.at(-1)).toEqual([
    'call new',
    { contact: { from: '', to: 'RN Marcus' }, notes: { from: 'none', to: '' } },
  ])
  expect(screen.getByText(/kept on this device/)).toBeTruthy()
  expect(page.keeper.forget).not.toHaveBeenCalled()
  await empty('Contact')
  await fill(field('Notes'), 'none')
  expect(page.keeper.forget.mock.calls).toEqual([['call new']])
  expect(screen.getByText(/only on this page/)).toBeTruthy()
})

test('it comes into the next page’s form, which says so', async () => {
  const page = await open(<SendForm />, { contact: { from: '', to: 'RN Marcus' } })
  expect(strip()).toBeNull()
  await page.answer()
  expect(field('Contact').value).toBe('RN Marcus')
  expect(strip()).toBeTruthy()
  expect(screen.getByText(/kept on this device/)).toBeTruthy()
  // It lies there already.
  expect(page.written()).toEqual([])
  await press('Dismiss')
  expect(strip()).toBeNull()
  expect(field('Contact').value).toBe('RN Marcus')
})

test('Discard brings the beginning back, deletes it, and leads to the field', async () => {
  const page = await open(<SendForm />, { notes: { from: 'none', to: 'a rash' } })
  await page.answer()
  await press('Discard')
  await happening(async () => void (await new Promise(requestAnimationFrame)))
  expect(field('Notes').value).toBe('none')
  expect(strip()).toBeNull()
  expect(page.keeper.forget.mock.calls).toEqual([['call new']])
  expect(document.activeElement).toBe(field('Notes'))
})

test('what was typed before the browser answered stays, and is kept then', async () => {
  const page = await open(<SendForm />, {
    contact: { from: '', to: 'RN Marcus' },
    notes: { from: 'none', to: 'a rash' },
  })
  await fill(field('Contact'), 'Desk')
  expect(page.written()).toEqual([])
  await page.answer()
  expect([field('Contact').value, field('Notes').value]).toEqual(['Desk', 'a rash'])
  expect(page.written()).toEqual([{ contact: { from: '', to: 'Desk' }, notes: { from: 'none', to: 'a rash' } }])
})

test('a form that is closed or left forgets it; a page that the browser ends does not', async () => {
  const page = await open(<SendForm />)
  await page.answer()
  await fill(field('Contact'), 'RN Marcus')
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(page.keeper.forget).not.toHaveBeenCalled()
  page.unmount()
  expect(page.keeper.forget.mock.calls).toEqual([['call new']])
})

test('a form that is left before the browser answered takes nothing away', async () => {
  const page = await open(<SendForm />, { contact: { from: '', to: 'RN Marcus' } })
  page.unmount()
  await page.answer()
  expect(page.keeper.forget).not.toHaveBeenCalled()
})

test('no password and no file is kept', async () => {
  const page = await open(<SendForm />)
  await page.answer()
  await fill(field('Password'), 'Patency-demo-1')
  await press('Add File')
  expect(page.written()).toEqual([])
  await fill(field('Contact'), 'RN Marcus')
  expect(page.written().at(-1)).toEqual({ contact: { from: '', to: 'RN Marcus' } })
})

test('a form without a name is not kept', async () => {
  const page = await open(<SendForm name={null} />)
  await fill(field('Contact'), 'RN Marcus')
  expect(page.keeper.take).not.toHaveBeenCalled()
  expect(page.written()).toEqual([])
})

test('what another build’s form left is taken as far as it fits, and forgotten otherwise', async () => {
  const page = await open(<SendForm />, {
    gone: { from: '', to: 'x' },
    contact: { from: [], to: ['RN Marcus'] },
    notes: { from: 'none', to: 'none' },
  })
  await page.answer()
  expect([field('Contact').value, field('Notes').value]).toEqual(['', 'none'])
  expect(strip()).toBeNull()
  expect(page.keeper.forget.mock.calls).toEqual([['call new']])
})

test('a browser that cannot keep anything says where the entries are', async () => {
  const page = await open(<SendForm />, null, false)
  await page.answer()
  await fill(field('Contact'), 'RN Marcus')
  expect(screen.getByText(/only on this page/)).toBeTruthy()
})

describe('a record that others may have changed since', () => {
  type Line = { contact: string; notes: string }
  const fields = plainFields<Line>()
  let latestBecomes: (values: Line, version: number) => void
  const RecordForm = () => {
    const [latest, setLatest] = useState({ values: { contact: 'Desk', notes: 'none' }, version: 7 })
    latestBecomes = (values, version) => setLatest({ values, version })
    const { form, kept, news } = useRecordForm<Line, typeof latest>({
      latest,
      keptAs: 'line 1',
      fields,
      check: () => [],
      send: async () => ({ ok: true }),
      submits: 'save',
      follows: true,
    })
    return (
      <FormikProvider value={form}>
        <Form label="Test">
          <RestoredStrip kept={kept} />
          <output>{news.join()}</output>
          <TextField name="contact" label="Contact" />
          <TextField name="notes" label="Notes" />
          <button type="submit">Save</button>
        </Form>
      </FormikProvider>
    )
  }
  const news = () => screen.getByRole('status').textContent

  test('it is told as if the person had stayed on the page', async () => {
    const page = await open(<RecordForm />, { contact: { from: 'RN Marcus', to: 'RN Lee' } })
    await page.answer()
    expect([field('Contact').value, field('Notes').value]).toEqual(['RN Lee', 'none'])
    expect(strip()).toBeTruthy()
    expect(news()).toBe('contact')
  })

  test('what nobody changed meanwhile is no news', async () => {
    const page = await open(<RecordForm />, { notes: { from: 'none', to: 'a rash' } })
    await page.answer()
    expect(field('Notes').value).toBe('a rash')
    expect(news()).toBe('')
  })

  test('what was saved is forgotten, and what is typed next is kept again', async () => {
    const page = await open(<RecordForm />, { notes: { from: 'none', to: 'a rash' } })
    await page.answer()
    await press('Save')
    act(() => latestBecomes({ contact: 'Desk', notes: 'a rash' }, 8))
    await happening(async () => {})
    expect(page.keeper.forget.mock.calls).toEqual([['line 1']])
    expect(strip()).toBeNull()
    await fill(field('Notes'), 'no rash')
    expect(page.written().at(-1)).toEqual({ notes: { from: 'a rash', to: 'no rash' } })
  })
})
