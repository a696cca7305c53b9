import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { renderWithRelay } from '../../test/renderWithRelay'
import { Confirm } from '../dialog/Confirm'
import { Dialog } from '../dialog/Dialog'
import { useNotices, type Notice } from '../notices/notices'
import { SendButton } from './SendButton'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('without a connection a button that sends is disabled, says why, keeps the focus, and works again afterwards', async () => {
  let presses = 0
  const { link, user } = renderWithRelay(<SendButton onClick={() => (presses += 1)}>Assist</SendButton>)
  button('Assist').focus()
  act(link.unreached)
  expect(button('Assist').getAttribute('aria-disabled')).toBe('true')
  expect(button('Assist').title).toBe('No connection')
  expect(document.activeElement).toBe(button('Assist'))
  await user.click(button('Assist'))
  expect(presses).toBe(0)
  expect(screen.getByRole('alert').textContent).toContain('Not sent')
  act(link.reached)
  expect(button('Assist').hasAttribute('aria-disabled')).toBe(false)
  await user.click(button('Assist'))
  expect(presses).toBe(1)
})

test('a double click presses it once, and a click while it is at work does nothing', async () => {
  let presses = 0
  const press = () => (presses += 1)
  const { user } = renderWithRelay(
    <>
      <SendButton onClick={press}>Approve</SendButton>
      <SendButton aria-disabled onClick={press}>
        Approving
      </SendButton>
    </>,
  )
  await user.dblClick(button('Approve'))
  expect(presses).toBe(1)
  await user.click(button('Approving'))
  expect(presses).toBe(1)
})

test('without a connection Enter sends no form', async () => {
  let sendings = 0
  const { link, user } = renderWithRelay(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sendings += 1
      }}
    >
      <input aria-label="Name" />
      <SendButton type="submit">Save</SendButton>
    </form>,
  )
  act(link.unreached)
  await user.type(screen.getByLabelText('Name'), 'x{Enter}')
  expect(sendings).toBe(0)
  act(link.reached)
  await user.type(screen.getByLabelText('Name'), '{Enter}')
  expect(sendings).toBe(1)
})

describe('what failed while a dialog is open', () => {
  const failure = { kind: 'error', title: 'Not sent', description: 'Try again.' } as const
  const closings: string[] = []
  beforeEach(() => closings.splice(0))

  const Question = ({ fails, isLocal }: { fails: boolean; isLocal?: boolean }) => {
    const { fail } = useNotices()
    return (
      <Confirm
        isOpen
        isLocal={isLocal}
        title="Delete?"
        confirmLabel="Delete"
        onConfirm={async () => {
          await Promise.resolve()
          if (fails) fail(failure)
        }}
        onClose={() => closings.push('closed')}
      />
    )
  }

  test('is reported in the dialog, which stays open', async () => {
    const { user } = renderWithRelay(<Question fails />)
    await user.click(button('Delete'))
    expect(screen.getByRole('alertdialog').textContent).toContain('Not sentTry again.')
    expect(screen.getByRole('region', { name: 'Notices' }).textContent).toBe('')
    expect(closings).toEqual([])
    await user.click(button('Dismiss'))
    expect(screen.getByRole('alertdialog').textContent).not.toContain('Not sent')
  })

  test('is not there when it worked: the question is closed', async () => {
    const { user } = renderWithRelay(<Question fails={false} />)
    await user.click(button('Delete'))
    expect(closings).toEqual(['closed'])
  })

  test('a question that sends nothing is answered without a connection as well', async () => {
    const { link } = renderWithRelay(<Question fails={false} isLocal />)
    act(link.unreached)
    expect(button('Delete').hasAttribute('aria-disabled')).toBe(false)
  })

  test('is reported in the innermost dialog, and on the page once the dialogs are closed', async () => {
    let fail = (_notice: Notice) => {}
    let open = (_count: number) => {}
    const Dialogs = () => {
      const [count, setCount] = useState(0)
      const notices = useNotices()
      useEffect(() => {
        fail = notices.fail
        open = setCount
      }, [notices])
      return (
        <Dialog isOpen={count > 0} onClose={() => {}} title="Outer">
          <Dialog isOpen={count > 1} onClose={() => {}} title="Inner">
            text
          </Dialog>
        </Dialog>
      )
    }
    const notices = () => screen.getByRole('region', { name: 'Notices' }).textContent
    renderWithRelay(<Dialogs />)
    act(() => open(1))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Outer' })))
    act(() => open(2))
    act(() => fail(failure))
    expect(screen.getByRole('dialog', { name: 'Inner' }).textContent).toContain('Not sent')
    expect(notices()).toBe('')
    act(() => open(0))
    act(() => fail(failure))
    expect(notices()).toContain('Not sent')
  })
})
