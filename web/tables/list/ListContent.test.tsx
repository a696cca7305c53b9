import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { Problem } from '../../relay/problem'
import { expectErrors } from '../../test/complaints'
import { system } from '../../ui/theme/system'
import { ListContent } from './ListContent'

/** A page of a list in which something is counted, as an open dialog keeps what was typed. */
const Counter = ({ fails }: { fails: boolean }) => {
  const [count, setCount] = useState(0)
  if (fails) throw new Problem('BROKEN', 'It failed.')
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>
}

const list = (asked: number, { page = 1, fails = false } = {}) => (
  <ChakraProvider value={system}>
    <MemoryRouter>
      <ListContent asked={asked} isOnItsWay={false} page={page} first="/users">
        <Counter fails={fails} />
      </ListContent>
    </MemoryRouter>
  </ChakraProvider>
)

test('a page that is read again keeps what is open in it; another page begins anew', async () => {
  const { rerender, unmount } = render(list(1))
  await userEvent.click(screen.getByRole('button'))
  rerender(list(2))
  expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeTruthy()
  rerender(list(3, { page: 2 }))
  expect(screen.getByRole('button', { name: 'Pressed 0 times' })).toBeTruthy()
  unmount()
})

test('a failure is over when the page is read again', () => {
  expectErrors(/It failed/)
  const { rerender } = render(list(1, { fails: true }))
  expect(screen.getByText('The list could not be shown.')).toBeTruthy()
  rerender(list(2))
  expect(screen.getByRole('button', { name: 'Pressed 0 times' })).toBeTruthy()
})
