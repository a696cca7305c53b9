import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { happening } from '../test/settled'
import { useOutsideForm } from './useOutsideForm'

type Answer = { message: string; fields: { field: string; message: string }[] } | null

const open = () => {
  const answers: ((answer: Answer) => void)[] = []
  const send = jest.fn((_entries: object) => new Promise<Answer>((resolve) => answers.push(resolve)))
  const Outside = () => {
    const { formProps, errors, problem, isInFlight, clear } = useOutsideForm({
      names: ['email', 'code'],
      check: ({ email }) => ({ email: email ? undefined : 'Required' }),
      send,
      focuses: 'code',
    })
    return (
      <form aria-label="Test" {...formProps}>
        <input name="email" aria-label="E-mail" onChange={clear} />
        <input name="code" aria-label="Code" />
        <output>{[errors.email, errors.code, problem, isInFlight && 'Sending…'].filter(Boolean).join(' | ')}</output>
      </form>
    )
  }
  render(<Outside />)
  return {
    send,
    submit: () => happening(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Test' }))),
    answer: (answer: Answer) => happening(async () => answers.shift()!(answer)),
  }
}
const field = (name: 'E-mail' | 'Code') => screen.getByRole<HTMLInputElement>('textbox', { name })
const told = () => screen.getByRole('status').textContent
/** As a password manager does it, of which React learns nothing. */
const fillInSilently = () => {
  field('E-mail').value = 'rosa@demo.example'
  field('Code').value = '123'
}

test('what is wrong is told at once and not sent; the field gets the focus, and typing clears it', async () => {
  const { send, submit } = open()
  await submit()
  expect(told()).toBe('Required')
  expect(document.activeElement).toBe(field('E-mail'))
  expect(send).not.toHaveBeenCalled()
  fireEvent.change(field('E-mail'), { target: { value: 'r' } })
  expect(told()).toBe('')
})

test('what a browser has filled in is sent once, and stays when it is refused', async () => {
  const { send, submit, answer } = open()
  fillInSilently()
  await submit()
  await submit()
  expect(send.mock.calls).toEqual([[{ email: 'rosa@demo.example', code: '123' }]])
  expect(told()).toBe('Sending…')
  await answer({ message: 'Two entries', fields: [{ field: 'code', message: 'Wrong code' }] })
  expect(told()).toBe('Wrong code')
  expect(document.activeElement).toBe(field('Code'))
  expect(field('E-mail').value).toBe('rosa@demo.example')
})

test('a refusal about none of its fields is the problem of the form, until it is sent again', async () => {
  const { submit, answer } = open()
  fillInSilently()
  await submit()
  await answer({ message: 'Too many tries.', fields: [{ field: 'token', message: 'Unknown' }] })
  expect(told()).toBe('Too many tries.')
  expect(document.activeElement).toBe(field('Code'))
  await submit()
  expect(told()).toBe('Sending…')
})

test('once it was sent, the form stays busy for the page that follows', async () => {
  const { send, submit, answer } = open()
  fillInSilently()
  await submit()
  await answer(null)
  expect(told()).toBe('Sending…')
  await submit()
  expect(send).toHaveBeenCalledTimes(1)
})
