import { screen, within } from '@testing-library/react'
import { fill } from '../../test/fill'
import { expectErrors } from '../../test/complaints'
import { answerTo, renderPage } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import DevicesPageQuery, { type DevicesPageQuery as Query } from './__generated__/DevicesPageQuery.graphql'
import DevicesPage from './DevicesPage'

const board = {
  id: 'd1',
  name: 'Team room',
  kind: 'wallBoard',
  facility: null as { id: string; name: string } | null,
  unit: null as string | null,
  pairedBy: { fullName: 'Amara Okafor' },
  pairedAt: '2026-03-10T14:00:00.000Z',
  lastSeenAt: null as string | null,
  isStopped: false,
  hasNoRooms: false,
  isHere: false,
}
const ward = {
  ...board,
  id: 'd2',
  name: 'Tablet 4B',
  kind: 'wardDevice',
  facility: { id: 'f', name: 'Main' },
  unit: '4B',
}
const facilities = [
  {
    databaseId: '5b1f0f0e-0000-4000-8000-000000000001',
    name: 'Main',
    rooms: [{ name: '4B-12' }, { name: '4B-13' }, { name: 'Lobby' }],
  },
]

const open = async (devices: (typeof board)[] | null) => {
  const page = renderPage<Query>(DevicesPage, DevicesPageQuery, { at: '/devices', path: '/devices' })
  const provider = (after: typeof devices) => ({ Provider: () => ({ id: 'provider', devices: after, facilities }) })
  await page.answer(provider(devices))
  const waiting = (name: string) =>
    page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name)
  return {
    ...page,
    sent: (name: string) => waiting(name).map(({ request }) => request.variables.input as object),
    settle: (name: string, field: string, answer: object, after: typeof devices) =>
      happening(async () => {
        const operation = waiting(name)[0]!
        const values = { Mutation: () => ({ [field]: answer }), ...provider(after) }
        page.environment.mock.resolve(operation, answerTo(operation, values))
        await Promise.resolve()
      }),
  }
}

const cells = () =>
  screen
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent))

test('rules 10.6: the list shows name, kind, place and when each was seen', async () => {
  await open([{ ...board, isHere: true }, ward])
  expect(cells()).toEqual([
    ['Team room', 'Wall board', 'All facilities', 'Now'],
    ['Tablet 4B', 'Ward’s device', 'Main · 4B', 'Never'],
  ])
  // Only a board has a preview.
  expect(
    screen.getAllByRole('button', { name: /^Preview/ }).map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Preview: Team room'])
})

test('rules 10.6: a board whose facility was deleted says what to do, and has no preview', async () => {
  await open([{ ...board, facility: { id: 'f', name: 'Main' }, isStopped: true }])
  expect(cells()[0]![2]).toBe('MainThe facility was deleted. Revoke the device and pair it again.')
  expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull()
})

test.each([
  ['4B', 'Main · 4B', 'unit'],
  [null, 'Main', 'facility'],
])('rules 10.16: a ward’s device (unit %s) whose rooms are gone says what to do', async (unit, place, other) => {
  await open([{ ...ward, unit, hasNoRooms: true }])
  expect(cells()[0]![2]).toBe(
    `${place}No room is left here. Add rooms to the facility, or revoke the device and pair it for another ${other}.`,
  )
})

test('rules 10.6: a board is paired by its code, and a wrong code is told at its field', async () => {
  const { user, sent, settle } = await open([])
  expect(screen.getByText('There are no devices.')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Pair Device' })[0]!)
  const code = await screen.findByLabelText(/^Code/)
  expect(code.getAttribute('autocapitalize')).toBe('characters')
  await fill(code, 'k7qm 4rwt')
  await fill(screen.getByLabelText(/^Name/), 'Team room')
  await user.click(screen.getByRole('button', { name: 'Pair' }))
  const name = 'deviceVerbsPairDeviceMutation'
  expect(sent(name)).toEqual([
    { code: 'k7qm 4rwt', kind: 'wallBoard', name: 'Team room', facilityId: null, unit: null },
  ])
  const message = 'No screen shows this code.'
  await settle(
    name,
    'pairDevice',
    { __typename: 'Refusal', code: 'CODE_NOT_VALID', message, fields: [{ field: 'code', message }] },
    [],
  )
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Code/).getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Pair' }))
  await settle(name, 'pairDevice', { __typename: 'PairDeviceSuccess' }, [board])
  expect(await screen.findByText('Team room was paired')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(cells()).toHaveLength(1)
})

test('rules 10.16: a ward’s device needs its facility, and may be of one unit', async () => {
  const { user, sent } = await open([])
  await user.click(screen.getAllByRole('button', { name: 'Pair Device' })[0]!)
  await fill(await screen.findByLabelText(/^Code/), 'K7QM-4RWT')
  await fill(screen.getByLabelText(/^Name/), 'Tablet 4B')
  expect(screen.queryByLabelText('Unit')).toBeNull()
  await user.selectOptions(screen.getByLabelText(/^Kind/), 'Ward’s device')
  await user.click(screen.getByRole('button', { name: 'Pair' }))
  expect(sent('deviceVerbsPairDeviceMutation')).toEqual([])
  expect(screen.getByText('Required')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText(/^Facility/), 'Main')
  await user.selectOptions(screen.getByLabelText('Unit'), '4B')
  await user.click(screen.getByRole('button', { name: 'Pair' }))
  expect(sent('deviceVerbsPairDeviceMutation')).toMatchObject([
    { kind: 'wardDevice', unit: '4B', facilityId: btoa(`Facility:${facilities[0]!.databaseId}`) },
  ])
})

test('rules 10.6: revoking asks first, and a device is renamed', async () => {
  const { user, sent, settle } = await open([board])
  await user.click(screen.getByRole('button', { name: 'Revoke: Team room' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke Device?' }))
  expect(sent('deviceVerbsRevokeDeviceMutation')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(sent('deviceVerbsRevokeDeviceMutation')).toEqual([{ deviceId: 'd1' }])
  const refused = { __typename: 'Refusal', code: 'NOT_FOUND', message: 'This device does not exist.', fields: [] }
  await settle('deviceVerbsRevokeDeviceMutation', 'revokeDevice', refused, [board])
  expect(await screen.findByText('This device does not exist.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Rename: Team room' }))
  const name = await screen.findByLabelText(/^Name/)
  await fill(name, 'Hallway')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent('deviceVerbsRenameDeviceMutation')).toEqual([{ deviceId: 'd1', name: 'Hallway' }])
  await settle('deviceVerbsRenameDeviceMutation', 'renameDevice', { __typename: 'RenameDeviceSuccess' }, [
    { ...board, name: 'Hallway' },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('people who may not manage devices are told so', async () => {
  expectErrors(/Problem: You are not allowed/)
  await open(null)
  expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pair Device' })).toBeNull()
})
