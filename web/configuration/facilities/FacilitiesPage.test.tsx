import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import type { MockResolvers } from 'relay-test-utils'
import { closedPages } from '../../test/fakes/closedPages'
import { fill } from '../../test/fill'
import { expectErrors } from '../../test/complaints'
import { fakeFeed } from '../../test/fakes/fakeFeed'
import { answerTo, renderPage } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import FacilitiesPageQuery, { type FacilitiesPageQuery as Query } from './__generated__/FacilitiesPageQuery.graphql'
import FacilitiesPage from './FacilitiesPage'
import type { FormChanges } from '../../forms/kept/formKeeper'

const facility = (id: string, name: string, weight: number, more: object = {}) => ({
  id,
  name,
  weight,
  timeZone: 'America/New_York',
  timeZoneKnown: true,
  followUpsEnabled: true,
  version: 1,
  requiredCallFields: [] as { key: string }[],
  workingFrom: null as string | null,
  workingTo: null as string | null,
  workingDays: [1, 2, 3, 4, 5, 6, 7],
  ...more,
})
const listed = [
  facility('f1', 'Main Hospital', 0, { requiredCallFields: [{ key: 'mrn' }] }),
  facility('f2', 'North Campus', 1, { timeZone: 'America/Chicago', followUpsEnabled: false }),
]
type Listed = typeof listed

const room = (name: string, hidden = false) => ({ id: `r-${name}`, name, hidden, version: 1 })

const providerWith = (facilities: Listed, viewerCanChangeConfiguration = true) => ({
  id: 'provider',
  viewerCanChangeConfiguration,
  configuration: { timeZones: ['America/Chicago', 'America/New_York', 'America/Phoenix'], facilities },
})

type Options = { canChange?: boolean; left?: Readonly<Record<string, FormChanges>> }

const open = async (facilities: Listed = listed, { canChange = true, left }: Options = {}) => {
  const feed = fakeFeed()
  const { keeper, After } = closedPages(left)
  const Page = (props: ComponentProps<typeof FacilitiesPage>) => (
    <After>
      <FacilitiesPage {...props} />
    </After>
  )
  const page = renderPage<Query>(feed.around(Page), FacilitiesPageQuery, {
    at: '/configuration/facilities',
    path: '/configuration/facilities',
  })
  await page.answer({ Provider: () => providerWith(facilities, canChange) })
  const waiting = (name: string) =>
    page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name)
  const resolve = (name: string, resolvers: MockResolvers) =>
    happening(async () => {
      const operation = waiting(name)[0]!
      page.environment.mock.resolve(operation, answerTo(operation, resolvers))
    })
  return {
    ...page,
    feed,
    keeper,
    waiting,
    resolve,
    sent: (name: string) => waiting(name).map(({ request }) => request.variables.input as Record<string, unknown>),
    /** Answers the dialog's query with these rooms. */
    rooms: (allRooms: readonly object[], id = 'f1') =>
      happening(async () =>
        page.environment.mock.resolve(waiting('RoomsQuery')[0]!, {
          data: { node: { __typename: 'Facility', id, allRooms } },
        }),
      ),
    /** The answer of a verb on rooms: the facility with its current rooms. */
    done: (verb: string, rooms: readonly { name: string; hidden: boolean }[]) =>
      resolve(`roomVerbs${verb}Mutation`, {
        Mutation: () => ({ [verb[0]!.toLowerCase() + verb.slice(1)]: { __typename: `${verb}Success` } }),
        Facility: () => ({ id: 'f1', allRooms: rooms }),
      }),
    refuse: (verb: string, message: string, field: string) =>
      resolve(`roomVerbs${verb}Mutation`, {
        Mutation: () => ({
          [verb[0]!.toLowerCase() + verb.slice(1)]: {
            __typename: 'Refusal',
            code: 'VALIDATION',
            message,
            fields: [{ field, message }],
            current: null,
          },
        }),
      }),
  }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = () => screen.getByRole('dialog', { name: 'Edit Item' })
const entry = (name: string) => within(dialog()).getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const save = () => within(dialog()).getByRole('button', { name: 'Save' })
const shownRooms = (name = 'Rooms') =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent!.replace(/(Rename)?(Hide|Show)?$/, ''))

/** The dialog of Main Hospital, with its rooms. */
const openMain = async (rooms: readonly object[] = [room('4B-01'), room('4B-02')], options: Options = {}) => {
  const page = await open(listed, options)
  await page.user.click(button(options.canChange === false ? 'View Main Hospital' : 'Edit Main Hospital'))
  await page.rooms(rooms)
  return page
}

afterEach(() => jest.restoreAllMocks())

test('the columns are Order, Name, Time Zone, Follow Ups, Weight and Action', async () => {
  await open()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Order',
    'Name',
    'Time Zone',
    'Follow Ups',
    'Weight',
    'Action',
  ])
  const cells = within(screen.getAllByRole('row')[2]!)
    .getAllByRole('cell')
    .map(({ textContent, dataset }) => `${dataset.name}${textContent}`)
  expect(cells).toEqual(expect.arrayContaining(['Time ZoneAmerica/Chicago', 'Follow UpsNo', 'Weight1']))
})

test('a zone that the database does not know has a sign, and the dialog says what that means', async () => {
  const page = await open([facility('f1', 'Main Hospital', 0, { timeZone: 'America/Coyhaique', timeZoneKnown: false })])
  expect(screen.getByRole('row', { name: /Main Hospital/ }).textContent).toContain(
    'America/Coyhaique Unknown to the database',
  )
  await page.user.click(button('Edit Main Hospital'))
  expect(within(dialog()).getByText('The database does not know America/Coyhaique')).toBeTruthy()
  expect(
    within(dialog()).getByText(/^Reports and the days of compliance count with its distance from UTC/),
  ).toBeTruthy()
})

test('the dialog holds name, time zone, weight, follow-ups and the required call fields', async () => {
  const page = await open()
  await page.user.click(button('Edit Main Hospital'))
  expect([entry('Name').value, entry('Time Zone').value, entry('Weight').value]).toEqual([
    'Main Hospital',
    'America/New_York',
    '0',
  ])
  expect(entry('Follow Ups Enabled').checked).toBe(true)
  const required = within(screen.getByRole('group', { name: 'Required Call Fields' })).getAllByRole<HTMLInputElement>(
    'checkbox',
  )
  expect(required).toHaveLength(11)
  expect(required.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['MRN'])
})

test('the dialog’s entries are saved, with the version that was read', async () => {
  const page = await open()
  await page.user.click(button('Edit Main Hospital'))
  await page.user.click(entry('Follow Ups Enabled'))
  await page.user.click(within(dialog()).getByRole('checkbox', { name: 'Contact' }))
  await page.user.click(save())
  expect(page.sent('facilityVerbsUpdateFacilityMutation')).toEqual([
    {
      facilityId: 'f1',
      name: 'Main Hospital',
      timeZone: 'America/New_York',
      weight: 0,
      followUpsEnabled: false,
      requiredCallFields: ['contact', 'mrn'],
      workingFrom: null,
      workingTo: null,
      workingDays: [1, 2, 3, 4, 5, 6, 7],
      expectedVersion: 1,
    },
  ])
})

test('the list says in which hours follow-ups come', async () => {
  const hours = { workingFrom: '07:00', workingTo: '18:00', workingDays: [1, 2, 3, 4, 5] }
  await open([listed[0]!, facility('f3', 'Day Clinic', 2, hours)])
  const followUps = (name: RegExp) =>
    screen.getByRole('row', { name }).querySelector('[data-name="Follow Ups"]')!.textContent
  expect(followUps(/Main Hospital/)).toBe('Yes')
  expect(followUps(/Day Clinic/)).toBe('Yes, 07:00 to 18:00, Monday to Friday')
})

test('the days of working hours are asked for with the hours; one time alone is refused at the other', async () => {
  const page = await open()
  await page.user.click(button('Edit Main Hospital'))
  expect(screen.queryByRole('group', { name: 'Working Days' })).toBeNull()
  await fill(entry('Works From'), '07:00')
  const days = within(screen.getByRole('group', { name: 'Working Days' }))
  await page.user.click(days.getByRole('checkbox', { name: 'Sunday' }))
  await page.user.click(save())
  await waitFor(() => expect(within(dialog()).getAllByText('Required')).toHaveLength(1))
  expect(entry('Works Until').getAttribute('aria-invalid')).toBe('true')
  await fill(entry('Works Until'), '06:00')
  await page.user.click(save())
  expect(await within(dialog()).findByText('Must be later than the beginning')).toBeTruthy()
  expect(page.sent('facilityVerbsUpdateFacilityMutation')).toEqual([])
  await fill(entry('Works Until'), '18:00')
  await page.user.click(save())
  await waitFor(() =>
    expect(page.sent('facilityVerbsUpdateFacilityMutation')).toEqual([
      expect.objectContaining({ workingFrom: '07:00', workingTo: '18:00', workingDays: [1, 2, 3, 4, 5, 6] }),
    ]),
  )
})

test('Name, Time Zone and Weight are required, and only zones of the list are accepted', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await page.user.clear(entry('Weight'))
  await page.user.click(save())
  await waitFor(() => expect(within(dialog()).getAllByText('Required')).toHaveLength(3))
  await fill(entry('Time Zone'), 'Europe/Paris')
  await page.user.tab()
  expect(within(dialog()).getByText('Choose one from the list.')).toBeTruthy()
  expect(page.sent('facilityVerbsCreateFacilityMutation')).toEqual([])
})

test('a new facility continues with its rooms', async () => {
  const page = await open()
  await page.user.click(button('Add'))
  await fill(entry('Name'), 'Harbour Unit')
  await fill(entry('Time Zone'), 'Phoenix')
  await page.user.click(save())
  expect(page.sent('facilityVerbsCreateFacilityMutation')).toEqual([
    expect.objectContaining({
      name: 'Harbour Unit',
      timeZone: 'America/Phoenix',
      weight: 2,
      followUpsEnabled: true,
      requiredCallFields: [],
    }),
  ])
  await page.resolve('facilityVerbsCreateFacilityMutation', {
    Mutation: () => ({ createFacility: { __typename: 'CreateFacilitySuccess', facility: { id: 'f3' } } }),
    Provider: () => providerWith([...listed, facility('f3', 'Harbour Unit', 2)]),
  })
  await page.rooms([], 'f3')
  expect(within(dialog()).getByText('No rooms yet.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(entry('Add Rooms')))
  await fill(entry('Add Rooms'), 'H-1')
  await page.user.click(button('Add Rooms'))
  expect(page.sent('roomVerbsAddRoomsMutation')).toEqual([{ facilityId: 'f3', names: ['H-1'] }])
})

test('a manager sees everything of a facility and changes nothing', async () => {
  await openMain(undefined, { canChange: false })
  const view = screen.getByRole('dialog', { name: 'Main Hospital' })
  expect(within(view).getByLabelText<HTMLInputElement>('Name').readOnly).toBe(true)
  expect(
    within(view)
      .getAllByRole<HTMLInputElement>('checkbox')
      .every(({ disabled }) => disabled),
  ).toBe(true)
  expect(shownRooms()).toEqual(['4B-01', '4B-02'])
  for (const name of ['Save', 'Add Rooms', 'Rename 4B-01', 'Hide 4B-01'])
    expect(within(view).queryByRole('button', { name })).toBeNull()
})

describe('rooms', () => {
  test('a pasted list is added at once, and rooms that already existed are counted', async () => {
    const page = await openMain()
    await page.user.click(entry('Add Rooms'))
    await page.user.paste('4b-02\n4B-03\t4B-04\n')
    await page.user.click(button('Add Rooms'))
    expect(page.sent('roomVerbsAddRoomsMutation')).toEqual([{ facilityId: 'f1', names: ['4b-02', '4B-03', '4B-04'] }])
    await page.done(
      'AddRooms',
      ['4B-01', '4B-02', '4B-03', '4B-04'].map((name) => room(name)),
    )
    expect(shownRooms()).toEqual(['4B-01', '4B-02', '4B-03', '4B-04'])
    expect(screen.getByText('2 rooms added. 1 room already existed.')).toBeTruthy()
    expect(entry('Add Rooms').value).toBe('')
  })

  test('nothing is no room', async () => {
    const page = await openMain()
    await page.user.click(button('Add Rooms'))
    expect(within(dialog()).getByText('Required')).toBeTruthy()
    expect(page.sent('roomVerbsAddRoomsMutation')).toEqual([])
  })

  test('one is renamed in place, by keyboard', async () => {
    const page = await openMain()
    act(() => button('Rename 4B-01').focus())
    await page.user.keyboard('{Enter}')
    await page.user.keyboard('4B-99{Enter}')
    expect(page.sent('roomVerbsRenameRoomMutation')).toEqual([{ roomId: 'r-4B-01', name: '4B-99', expectedVersion: 1 }])
    await page.done('RenameRoom', [{ ...room('4B-01'), name: '4B-99' }, room('4B-02')])
    expect(shownRooms()).toEqual(['4B-99', '4B-02'])
    expect(document.activeElement).toBe(button('Rename 4B-99'))
  })

  test('a name that is in use is refused at its field, and the typed text stays', async () => {
    const page = await openMain()
    await page.user.click(button('Rename 4B-01'))
    await page.user.keyboard('4B-02{Enter}')
    await page.refuse('RenameRoom', 'Another room of the facility has this name', 'name')
    expect(within(dialog()).getByText('Another room of the facility has this name')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'New name of 4B-01' }).value).toBe('4B-02')
  })

  test('Escape ends renaming and leaves the dialog open', async () => {
    const page = await openMain()
    await page.user.click(button('Rename 4B-01'))
    await page.user.keyboard('x{Escape}')
    expect(shownRooms()).toEqual(['4B-01', '4B-02'])
    expect(page.sent('roomVerbsRenameRoomMutation')).toEqual([])
  })

  test('one is hidden, stays in sight to be shown again, and is found among the hidden ones', async () => {
    const page = await openMain()
    await page.user.click(button('Hide 4B-01'))
    expect(page.sent('roomVerbsHideRoomMutation')).toEqual([{ roomId: 'r-4B-01', expectedVersion: 1 }])
    await page.done('HideRoom', [room('4B-01', true), room('4B-02')])
    expect(document.activeElement).toBe(button('Show 4B-01'))
    await page.user.click(button('In use (1)'))
    expect(shownRooms()).toEqual(['4B-02'])
    await page.user.click(button('Hidden (1)'))
    expect(shownRooms('Hidden rooms')).toEqual(['4B-01'])
  })

  test('many are searched, and shown in parts', async () => {
    const page = await openMain(Array.from({ length: 45 }, (_, at) => room(`4B-${String(at + 1).padStart(2, '0')}`)))
    expect(shownRooms()).toHaveLength(20)
    await fill(entry('Search Rooms'), '4b3')
    expect(shownRooms()).toEqual(expect.arrayContaining(['4B-30', '4B-39']))
    expect(shownRooms()).toHaveLength(10)
    await page.user.clear(entry('Search Rooms'))
    await page.user.click(button('Show all'))
    expect(shownRooms()).toHaveLength(45)
  })

  test('that someone else adds appear a moment later', async () => {
    const page = await openMain()
    await fill(entry('Add Rooms'), '4B-0')
    await page.feed.catalogueMoved()
    await page.rooms([room('4B-01'), room('4B-02'), room('4B-07')])
    expect(shownRooms()).toEqual(['4B-01', '4B-02', '4B-07'])
    expect(entry('Add Rooms').value).toBe('4B-0')
  })

  test('that cannot be read show an error, and can be read again', async () => {
    const page = await open()
    await page.user.click(button('Edit Main Hospital'))
    expectErrors(/^Error: gone/)
    await happening(async () => page.environment.mock.reject(page.waiting('RoomsQuery')[0]!, new Error('gone')))
    expect(within(dialog()).getByText('This could not be shown.')).toBeTruthy()
    await page.user.click(button('Retry'))
    await page.rooms([room('4B-01')])
    expect(shownRooms()).toEqual(['4B-01'])
  })

  test('that were entered and not added are not lost without a question', async () => {
    const page = await openMain()
    await fill(entry('Add Rooms'), '4B-07')
    await page.user.click(within(dialog()).getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  })

  describe('a new name that was not saved', () => {
    const newName = (of: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `New name of ${of}` })
    const closeDialog = ({ user }: Awaited<ReturnType<typeof open>>) =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })

    test('is not lost without a question, unless all of them are as before', async () => {
      const page = await openMain()
      await page.user.click(button('Rename 4B-01'))
      await fill(newName('4B-01'), '4B-91')
      await page.user.click(button('Rename 4B-02'))
      await fill(newName('4B-02'), '4B-92')
      await page.user.keyboard('{Escape}')
      await closeDialog(page)
      expect(question()).toBeTruthy()
      await page.user.click(button('Stay'))
      await fill(newName('4B-01'), '4B-01')
      await closeDialog(page)
      expect(question()).toBeNull()
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    test('stays in sight whatever is searched', async () => {
      const page = await openMain(Array.from({ length: 45 }, (_, at) => room(`4B-${String(at + 1).padStart(2, '0')}`)))
      await fill(entry('Search Rooms'), '4b45')
      await page.user.click(button('Rename 4B-45'))
      await fill(newName('4B-45'), '4B-95')
      await fill(entry('Search Rooms'), '4b3')
      expect(newName('4B-45').value).toBe('4B-95')
      await page.user.clear(entry('Search Rooms'))
      expect(newName('4B-45').value).toBe('4B-95')
      expect(screen.getByText('21 of 45')).toBeTruthy()
    })

    test('is kept in the browser, and forgotten once it is saved', async () => {
      const page = await openMain()
      await page.user.click(button('Rename 4B-01'))
      expect(page.keeper.write).not.toHaveBeenCalled()
      await fill(newName('4B-01'), '4B-91')
      const form = 'name of room r-4B-01'
      expect(page.keeper.write.mock.calls.at(-1)).toEqual([form, { name: { from: '4B-01', to: '4B-91' } }])
      await page.user.keyboard('{Enter}')
      await page.done('RenameRoom', [{ ...room('4B-01'), name: '4B-91' }, room('4B-02')])
      expect(page.keeper.forget.mock.calls).toEqual([[form]])
      await closeDialog(page)
      expect(question()).toBeNull()
    })

    const left = { 'name of room r-4B-01': { name: { from: '4B-01', to: '4B-91' } } }

    test('comes back from a closed page with a notice, leaves the focus, and is saved', async () => {
      const page = await openMain(undefined, { left })
      expect(screen.getByText('Unsaved entries restored')).toBeTruthy()
      expect(screen.getByText('The room is called 4B-01.')).toBeTruthy()
      expect(newName('4B-01').value).toBe('4B-91')
      expect(document.activeElement).not.toBe(newName('4B-01'))
      await closeDialog(page)
      expect(question()).toBeTruthy()
      await page.user.click(button('Stay'))
      await page.user.click(button('Save the name of 4B-01'))
      expect(page.sent('roomVerbsRenameRoomMutation')).toEqual([
        { roomId: 'r-4B-01', name: '4B-91', expectedVersion: 1 },
      ])
    })

    test('is discarded, and the focus is at the room', async () => {
      const page = await openMain(undefined, { left })
      await page.user.click(button('Discard'))
      await happening(async () => void (await new Promise(requestAnimationFrame)))
      expect(shownRooms()).toEqual(['4B-01', '4B-02'])
      expect(document.activeElement).toBe(button('Rename 4B-01'))
      expect(page.keeper.forget.mock.calls).toEqual([['name of room r-4B-01']])
    })

    test('is nothing to a person who may not change it', async () => {
      const page = await openMain(undefined, { canChange: false, left })
      expect(shownRooms()).toEqual(['4B-01', '4B-02'])
      expect(page.keeper.take.mock.calls.flat()).not.toContain('name of room r-4B-01')
    })
  })

  test('their names are typed without corrections', async () => {
    const page = await openMain()
    await page.user.click(button('Rename 4B-01'))
    for (const field of [entry('Add Rooms'), screen.getByRole('textbox', { name: 'New name of 4B-01' })])
      expect([field.getAttribute('autocorrect'), field.getAttribute('spellcheck')]).toEqual(['off', 'false'])
    expect([button('Save the name of 4B-01'), button('Cancel renaming 4B-01')]).toBeTruthy()
  })
})

test('Delete asks in the words of the specification and says what becomes of the rooms', async () => {
  const page = await open()
  await page.user.click(button('Delete North Campus'))
  expect(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' }).textContent).toContain(
    'North Campus and its rooms can no longer be chosen.',
  )
  await page.user.click(button('Delete'))
  expect(page.sent('facilityVerbsDeleteFacilityMutation')).toEqual([{ facilityId: 'f2', expectedVersion: 1 }])
})
