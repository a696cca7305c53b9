import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { FormikProvider } from 'formik'
import { happening } from '../../test/settled'
import { Theme } from '../../ui/page/Theme'
import { fill } from '../../test/fill'
import { TextField } from '../fields/TextField'
import { Form } from '../record/Form'
import type { Sent } from '../record/useRecordForm'
import { useSendForm } from './useSendForm'

type Values = { name: string; place: string }

const open = () => {
  const answers: ((sent: Sent) => void)[] = []
  const send = jest.fn((_values: Values) => new Promise<Sent>((resolve) => answers.push(resolve)))
  const onProblem = jest.fn()
  const Sending = () => {
    const { form, problem } = useSendForm<Values>({
      initial: { name: '', place: '' },
      keptAs: null,
      check: ({ name, place }) =>
        Object.entries({ name, place }).flatMap(([field, text]) => (text ? [] : [{ field, message: `No ${field}` }])),
      send,
      onProblem,
    })
    return (
      <FormikProvider value={form}>
        <Form label="Test">
          {problem ? <p role="alert">{problem}</p> : null}
          <TextField name="name" label="Name" />
          <TextField name="place" label="Place" />
          {form.isSubmitting ? 'Sending…' : null}
        </Form>
      </FormikProvider>
    )
  }
  render(
    <Theme>
      <Sending />
    </Theme>,
  )
  const refused = (...fields: string[]): Sent => ({
    ok: false,
    refusal: {
      code: 'VALIDATION',
      message: 'Not like this',
      fields: fields.map((field) => ({ field, message: `Wrong ${field}` })),
    },
  })
  return {
    send,
    onProblem,
    refused,
    submit: () => happening(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Test' }))),
    answer: (sent: Sent) => happening(async () => answers.shift()!(sent)),
  }
}
const field = (name: 'Name' | 'Place') => screen.getByRole<HTMLInputElement>('textbox', { name })
const errorAt = (name: 'Name' | 'Place') =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent ?? null
const fillIn = async () => {
  await fill(field('Name'), 'Rosa')
  await fill(field('Place'), '4B')
}

test('entries with errors are not sent: each field says its own, and the first one gets the focus', async () => {
  const { send, submit } = open()
  expect(errorAt('Name')).toBeNull()
  await submit()
  expect([errorAt('Name'), errorAt('Place')]).toEqual(['No name', 'No place'])
  expect(document.activeElement).toBe(field('Name'))
  expect(send).not.toHaveBeenCalled()
})

test('a refusal appears at its field until that is changed', async () => {
  const { send, submit, answer, refused, onProblem } = open()
  await fillIn()
  await submit()
  expect(send.mock.calls).toEqual([[{ name: 'Rosa', place: '4B' }]])
  await answer(refused('place'))
  expect([errorAt('Name'), errorAt('Place')]).toEqual([null, 'Wrong place'])
  expect(document.activeElement).toBe(field('Place'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onProblem).not.toHaveBeenCalled()
  await fill(field('Place'), '4C')
  expect(errorAt('Place')).toBeNull()
})

test.each([
  ['about no field', [], 'Not like this'],
  ['about a field that the form does not have', ['place', 'lineId'], 'Wrong lineId'],
])('a refusal %s is the problem of the form, until it is sent again', async (_about, fields, problem) => {
  const { submit, answer, refused, onProblem } = open()
  await fillIn()
  await submit()
  await answer(refused(...fields))
  expect(screen.getByRole('alert').textContent).toBe(problem)
  expect(onProblem.mock.calls).toEqual([[problem]])
  await submit()
  expect(screen.queryByRole('alert')).toBeNull()
  await answer({ ok: true })
})

test('when sending fails, what was typed stays and can be sent again', async () => {
  const { send, submit, answer } = open()
  await fillIn()
  await submit()
  await answer({ ok: false, refusal: null })
  expect([field('Name').value, field('Place').value]).toEqual(['Rosa', '4B'])
  expect(screen.queryByRole('alert')).toBeNull()
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
  await answer({ ok: true })
})

test('a submit while the entries are being sent sends nothing, and the form stays busy', async () => {
  const { send, submit, answer } = open()
  await fillIn()
  await submit()
  await submit()
  expect(send).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Sending…')).toBeTruthy()
  await answer({ ok: true })
  expect(screen.queryByText('Sending…')).toBeNull()
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
  await answer({ ok: true })
})
