import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { globalId } from '../../relay/globalId'
import { fill } from '../../test/fill'
import { answerTo, renderWithRelay } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import { Ward } from './Ward'

const room = { databaseId: '5b1f0f0e-0000-4000-8000-000000000001', name: '4B-12' }
const need = { databaseId: '5b1f0f0e-0000-4000-8000-000000000002', name: 'Difficult IV', isCustom: false }
const custom = { databaseId: '5b1f0f0e-0000-4000-8000-000000000003', name: 'Custom', isCustom: true }

const open = async (rooms: (typeof room)[], requests: object[] = [], unit: string | null = '4B') => {
  const environment = createMockEnvironment()
  renderWithRelay(<Ward environment={environment} />, { environment })
  const waiting = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name)
  const shown = { deviceName: 'Tablet 4B', facilityName: 'Main', unit, rooms, needs: [need, custom], requests }
  const answer = (name: string, resolvers: object) =>
    happening(async () => {
      for (const operation of waiting(name)) environment.mock.resolve(operation, answerTo(operation, resolvers))
      await Promise.resolve()
    })
  await waitFor(() => expect(waiting('WardQuery')).toHaveLength(1))
  await answer('WardQuery', { Ward: () => shown })
  return {
    user: userEvent.setup(),
    answer,
    sent: (name: string) => waiting(name)[0]?.request.variables.input as object,
  }
}

const create = 'WardFormCreateWardCallMutation'
const choose = async (user: ReturnType<typeof userEvent.setup>, field: RegExp, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const errorAt = (name: RegExp) =>
  document.getElementById(`${screen.getByLabelText(name, { selector: 'input' }).id}-error`)?.textContent

test('rules 10.16: a ward asks for a need in one of its rooms, and for nothing about a patient', async () => {
  const { user, answer, sent } = await open([room])
  await choose(user, /^Room/, '4B-12')
  await choose(user, /^Need/, 'Difficult IV')
  await user.click(screen.getByRole('switch', { name: 'Stat' }))
  await fill(screen.getByLabelText('Contact'), 'ext 4671')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(sent(create)).toEqual({
    isStat: true,
    roomId: globalId('Room', room.databaseId),
    purposeId: globalId('Purpose', need.databaseId),
    customJob: null,
    roomDescription: '',
    contact: 'ext 4671',
    clientMutationId: expect.any(String),
  })
  await answer(create, { Mutation: () => ({ createWardCall: { callId: 'c' } }) })
  // The next call comes from the same people, and is another one.
  expect(screen.getByLabelText<HTMLInputElement>('Contact').value).toBe('ext 4671')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Room/ }).value).toBe('')
})

test('rules 10.16: what is missing is said at its field, and nothing is sent', async () => {
  const { user, sent } = await open([room])
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect([errorAt(/^Room(?! D)/), errorAt(/^Need/)]).toEqual(['Required.', 'Required.'])
  await choose(user, /^Need/, 'Custom')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect([errorAt(/^Room(?! D)/), errorAt(/^Need/), errorAt(/^Custom Name/)]).toEqual([
    'Required.',
    undefined,
    'Required.',
  ])
  expect(sent(create)).toBeUndefined()
})

test('rules 10.16: a device that floods the queue keeps what was entered, and is told to wait', async () => {
  const { user, answer } = await open([room])
  await choose(user, /^Room/, '4B-12')
  await choose(user, /^Need/, 'Difficult IV')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const message = 'Too many calls from this device. Wait a minute or phone the team.'
  await answer(create, {
    Mutation: () => ({ createWardCall: { __typename: 'Refusal', code: 'TOO_MANY_CALLS', message, fields: [] } }),
  })
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Room/ }).value).toBe('4B-12')
})

test.each([
  ['4B', 'unit'],
  [null, 'facility'],
])('rules 10.16: a device (unit %s) whose rooms are gone says so, and shows its calls', async (unit, other) => {
  await open([], [], unit)
  expect(screen.getByText('No room is left here.')).toBeTruthy()
  expect(screen.getByText(new RegExp(`pair this device again for another ${other}\\.$`))).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
  expect(screen.getByText('There are no calls.')).toBeTruthy()
})
