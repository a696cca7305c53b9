import { act, screen } from '@testing-library/react'
import { renderWithRelay } from '../../test/renderWithRelay'
import { useNotices, type Notice } from './notices'

const approved = (description: string): Notice => ({
  kind: 'success',
  title: 'Document approved',
  description,
  action: { label: 'Undo', onClick: () => {} },
})

const open = () => {
  let notify: (notice: Notice) => void
  const Page = () => {
    ;({ notify } = useNotices())
    return null
  }
  const { user } = renderWithRelay(<Page />)
  return { user, tell: (notice: Notice) => act(() => notify(notice)) }
}

test('of several successes only the latest is in view; the one before returns when it goes, and a warning stays', async () => {
  const { user, tell } = open()
  tell({ kind: 'warning', title: 'Changed by Ben Adler' })
  tell(approved('BLS of Dana Whitfield'))
  tell(approved('ACLS of Ben Carter'))
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2)
  await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[1]!)
  expect(screen.queryByText('ACLS of Ben Carter')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
})

test('a success whose button has the focus stays in view', () => {
  const { tell } = open()
  tell(approved('BLS of Dana Whitfield'))
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  tell(approved('ACLS of Ben Carter'))
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
})

test('screen readers say each notice once: an error as an alert, others in a live region', () => {
  const { tell } = open()
  tell(approved('BLS of Dana Whitfield'))
  tell({ kind: 'error', title: 'Not saved' })
  expect(screen.getByText('BLS of Dana Whitfield').closest('[aria-live]')).not.toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('Not saved')
  expect(screen.getByRole('alert').closest('[aria-live]')).toBeNull()
})
