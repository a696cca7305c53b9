import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { happening } from '../../test/settled'
import { useAddressView } from './useAddressView'

const form = {
  viewOf: (search: URLSearchParams) => ({ sought: search.get('q') ?? '' }),
  searchOf: ({ sought }: { sought: string }) => (sought ? `?q=${sought}` : ''),
  firstPage: {},
}

const List = () => {
  const { view, choose } = useAddressView(form)
  return (
    <>
      <p>Looking for {view.sought || 'nothing'}</p>
      <button onClick={() => choose({ sought: 'typed' }, { replace: true })}>What was typed</button>
      <button onClick={() => choose({ sought: 'chosen' })}>What is chosen</button>
      <Link to="/row">Row</Link>
    </>
  )
}

/** A list, with a row that opens a slow page. */
const show = () => {
  let arrive = (): void => undefined
  const loader = () => new Promise((resolve) => (arrive = () => resolve(null)))
  render(
    <RouterProvider
      router={createMemoryRouter(
        [
          { path: '/list', element: <List /> },
          { path: '/row', element: <p>The row’s page</p>, loader },
        ],
        { initialEntries: ['/list'] },
      )}
    />,
  )
  return {
    /** Presses them in order, with no render in between. */
    press: (...names: string[]) =>
      happening(async () =>
        names.map((name) => screen.getByText(name)).forEach((button) => void fireEvent.click(button)),
      ),
    arrive: () => happening(async () => arrive()),
  }
}

test('what was typed is looked for', async () => {
  const { press } = show()
  await press('What was typed')
  expect(screen.getByText('Looking for typed')).toBeTruthy()
})

test('text typed just before someone chose a row does not bring them back', async () => {
  const { press, arrive } = show()
  await press('Row')
  await press('What was typed')
  await arrive()
  expect(screen.getByText('The row’s page')).toBeTruthy()
})

test('nor does it in the moment before the page knows that a row was chosen', async () => {
  const { press, arrive } = show()
  await press('Row', 'What was typed')
  await arrive()
  expect(screen.getByText('The row’s page')).toBeTruthy()
})

test('a new choice while a row’s page loads keeps the person on the list', async () => {
  const { press, arrive } = show()
  await press('Row')
  await press('What is chosen')
  await arrive()
  expect(screen.getByText('Looking for chosen')).toBeTruthy()
})
