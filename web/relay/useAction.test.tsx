import { act, fireEvent, screen } from '@testing-library/react'
import type { RelayMockEnvironment } from 'relay-test-utils/lib/RelayModernMockEnvironment'
import { useAssignCall } from '../calls/call/actions/callVerbs'
import { renderWithRelay } from '../test/renderWithRelay'
import { happening } from '../test/settled'
import { Problem } from './problem'

const results: unknown[] = []

const TakeIt = () => {
  const [assign, isInFlight] = useAssignCall()
  return (
    <button
      type="button"
      onClick={() => void assign({ input: { callId: 'c1' } }).then((result) => results.push(result))}
    >
      {isInFlight ? 'Assigning…' : 'Assign To Me'}
    </button>
  )
}

const answer = (environment: RelayMockEnvironment, assignCall: object) =>
  happening(async () => environment.mock.resolveMostRecentOperation({ data: { assignCall } }))

beforeEach(() => {
  results.length = 0
})

test('a double click sends once', async () => {
  const { asked, environment } = renderWithRelay(<TakeIt />)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(asked()).toEqual(['callVerbsAssignCallMutation'])
  expect(screen.getByText('Assigning…')).toBeTruthy()
  await answer(environment, { __typename: 'AssignCallSuccess', __isCallChanged: 'AssignCallSuccess', call: null })
  expect(screen.getByText('Assign To Me')).toBeTruthy()
  expect(results).toMatchObject([
    { ok: false, refusal: null },
    { ok: true, data: { call: null } },
  ])
})

test('a refusal is data, with its code, its words and the call as it is now', async () => {
  const { environment } = renderWithRelay(<TakeIt />)
  fireEvent.click(screen.getByRole('button'))
  await answer(environment, {
    __typename: 'Refusal',
    code: 'CALL_ALREADY_ASSIGNED',
    message: 'Rosa Alvarez has this call.',
    fields: [],
    current: null,
  })
  expect(results).toMatchObject([
    { ok: false, refusal: { code: 'CALL_ALREADY_ASSIGNED', message: 'Rosa Alvarez has this call.' } },
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without a connection nothing is sent, and a notice says so', async () => {
  const { link, asked } = renderWithRelay(<TakeIt />)
  act(link.unreached)
  fireEvent.click(screen.getByRole('button'))
  expect(asked()).toEqual([])
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent')
  expect(results).toMatchObject([{ ok: false, refusal: null, problem: { code: 'OFFLINE' } }])
  act(link.reached)
  fireEvent.click(screen.getByRole('button', { name: 'Assign To Me' }))
  expect(asked()).toEqual(['callVerbsAssignCallMutation'])
})

test('a request that may not have reached the server is reported, and can be tried again', async () => {
  const { fail, asked } = renderWithRelay(<TakeIt />)
  fireEvent.click(screen.getByRole('button'))
  await fail(new Problem('OFFLINE', ''))
  expect(screen.getByRole('alert').textContent).toContain('May not have been sent')
  expect(results).toMatchObject([{ ok: false, refusal: null, problem: { code: 'OFFLINE' } }])
  fireEvent.click(screen.getByRole('button', { name: 'Assign To Me' }))
  expect(asked()).toEqual(['callVerbsAssignCallMutation'])
})

test('a database failure is reported with the server’s message', async () => {
  const { fail } = renderWithRelay(<TakeIt />)
  fireEvent.click(screen.getByRole('button'))
  await fail(new Problem('UNAVAILABLE', 'The disk of the database is full. Nothing was changed.'))
  expect(screen.getByRole('alert').textContent).toContain('That is not possible right now.')
  expect(screen.getByRole('alert').textContent).toContain('The disk of the database is full. Nothing was changed.')
})

test('an ended session shows only the sign-in form', async () => {
  const { fail } = renderWithRelay(<TakeIt />)
  fireEvent.click(screen.getByRole('button'))
  await fail(new Problem('UNAUTHENTICATED', ''))
  expect(screen.queryByRole('alert')).toBeNull()
})
