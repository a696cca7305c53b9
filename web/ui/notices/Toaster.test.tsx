import { act, screen } from '@testing-library/react'
import { renderWithRelay } from '../../test/renderWithRelay'
import { useNotices, type Notice } from './notices'

const approved = (description: string): Notice => ({
  kind: 'success',
  title: 'Document approved',
  description,
  action: { label: 'Undo', onClick: () => {} },
})

test('of several successes only the latest is in view; the one before returns when it goes, and a warning stays', async () => {
  let notify: (notice: Notice) => void
  const Page = () => {
    ;({ notify } = useNotices())
    return null
  }
  const { user } = renderWithRelay(<Page />)
  const tell = (notice: Notice) => act(() => notify(notice))
  tell({ kind: 'warning', title: 'Changed by Ben Adler' })
  tell(approved('BLS of Dana Whitfield'))
  tell(approved('ACLS of Ben Carter'))
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2)
  await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[1]!)
  expect(screen.queryByText('ACLS of Ben Carter')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
})
