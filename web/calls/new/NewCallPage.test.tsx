import { act, screen, waitFor, within } from '@testing-library/react'
import { fill } from '../../test/fill'
import { fakeFeed } from '../../test/fakes/fakeFeed'
import { answerTo, renderPage } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import NewCallPageQuery, { type NewCallPageQuery as Query } from './__generated__/NewCallPageQuery.graphql'
import NewCallPage from './NewCallPage'

const uuid = (n: number) => `00000000-0000-7000-8000-00000000000${n}`

const provider = {
  viewerCanSeeLists: true,
  purposes: [
    { databaseId: uuid(1), name: 'Dressing Change' },
    { databaseId: uuid(2), name: 'PICC Insertion' },
    { databaseId: uuid(3), name: 'Custom' },
  ],
  statusCodes: [
    { databaseId: uuid(4), name: 'Normal' },
    { databaseId: uuid(5), name: 'On Hold' },
    { databaseId: uuid(6), name: 'Stat' },
  ],
  facilities: [
    { name: 'Main Hospital', rooms: [{ databaseId: uuid(7), name: '4B-12' }] },
    { name: 'North Campus', rooms: [{ databaseId: uuid(8), name: 'N-101' }] },
  ],
}

const open = async (over: Partial<typeof provider> = {}) => {
  const feed = fakeFeed()
  const page = renderPage<Query>(feed.around(NewCallPage), NewCallPageQuery, { at: '/calls/new', path: '/calls/new' })
  await page.answer({ Viewer: () => ({ provider: { ...provider, ...over } }) })
  return {
    ...page,
    /** Changes the catalog, and lets the page read it again. */
    catalogueBecomes: async (now: Partial<typeof provider>) => {
      await feed.catalogueMoved()
      const operation = page.environment.mock.findOperation(
        ({ request }) => request.node.params.name === 'NewCallPageQuery',
      )
      await happening(async () =>
        page.environment.mock.resolve(
          operation,
          answerTo(operation, { Viewer: () => ({ provider: { ...provider, ...now } }) }),
        ),
      )
    },
  }
}
type Page = Awaited<ReturnType<typeof open>>

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>(/Location|Need/.test(name) ? 'combobox' : 'textbox', {
    name: new RegExp(`^${name}`),
  })
const turn = (name: string) => screen.getByRole('switch', { name })
const isOn = (name: string) => turn(name).getAttribute('aria-checked') === 'true'
const create = () => screen.getByRole('button', { name: 'Create' })
const choose = async (page: Page, name: string, text: string) => {
  await fill(field(name), text)
  await page.user.tab()
}
const requests = (page: Page, name: string) =>
  page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name)
/** The inputs of the create requests. */
const sent = (page: Page) =>
  requests(page, 'useCreateCallMutation').map(({ request }) => request.variables.input as Record<string, unknown>)
const errorOf = (name: string) => document.getElementById(`${field(name).id}-error`)?.textContent

test('the status is Normal and the need is Dressing Change unless someone chooses otherwise', async () => {
  const page = await open()
  expect([isOn('Stat'), isOn('On Hold'), isOn('External Placement')]).toEqual([false, false, false])
  expect(field('Need').value).toBe('Dressing Change')
  await page.user.click(create())
  expect(sent(page)).toEqual([
    expect.objectContaining({
      purposeId: btoa(`Purpose:${uuid(1)}`),
      statusCodeId: btoa(`StatusCode:${uuid(4)}`),
      roomId: null,
    }),
  ])
})

test('the Stat switch selects Stat, and switching it off returns to Normal', async () => {
  const page = await open()
  await page.user.click(turn('Stat'))
  await page.user.click(turn('Stat'))
  await page.user.click(turn('Stat'))
  await page.user.click(create())
  expect(sent(page)[0]).toMatchObject({ statusCodeId: btoa(`StatusCode:${uuid(6)}`) })
})

test('Stat and On Hold exclude each other', async () => {
  const page = await open()
  await page.user.click(turn('Stat'))
  await page.user.click(turn('On Hold'))
  expect([isOn('Stat'), isOn('On Hold')]).toEqual([false, true])
  await page.user.click(turn('On Hold'))
  await page.user.click(create())
  expect(sent(page)[0]).toMatchObject({ statusCodeId: btoa(`StatusCode:${uuid(4)}`) })
})

test('External Placement reveals Placement Inserted By, and hidden fields are not sent', async () => {
  const page = await open()
  expect(screen.queryByLabelText('Placement Inserted By')).toBeNull()
  await page.user.click(turn('External Placement'))
  await fill(field('Placement Inserted By'), 'St. Elsewhere IR')
  await page.user.click(create())
  expect(sent(page)[0]).toMatchObject({ insertedBy: 'St. Elsewhere IR' })
})

test('Placement Inserted By is not sent once External Placement is off again', async () => {
  const page = await open()
  await page.user.click(turn('External Placement'))
  await fill(field('Placement Inserted By'), 'St. Elsewhere IR')
  await page.user.click(turn('External Placement'))
  await page.user.click(create())
  expect(sent(page)[0]).toMatchObject({ insertedBy: null })
})

test('the needs are offered in the order in which the server gives them', async () => {
  const page = await open()
  await page.user.click(field('Need'))
  const offered = within(screen.getByRole('listbox')).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Dressing Change', 'PICC Insertion', 'Custom'])
})

test('Need is required: Create shows the error, focuses the field and sends nothing', async () => {
  const page = await open()
  await page.user.clear(field('Need'))
  await page.user.click(create())
  await waitFor(() => expect(document.activeElement).toBe(field('Need')))
  expect(errorOf('Need')).toBe('Required.')
  expect(sent(page)).toEqual([])
})

describe('Enter', () => {
  test('goes to the next field and sends nothing; in the notes it begins a line', async () => {
    const page = await open()
    await page.user.click(turn('External Placement'))
    const names = ['Placement Inserted By', 'Location', 'Room Description', 'Need', 'Contact', 'Pre-Procedure Notes']
    act(() => field(names[0]!).focus())
    for (const name of names.slice(1)) {
      expect((document.activeElement as HTMLElement).getAttribute('enterkeyhint')).toBe('next')
      await page.user.keyboard('{Enter}')
      expect(document.activeElement).toBe(field(name))
    }
    await page.user.keyboard('a{Enter}b')
    expect(field('Pre-Procedure Notes').value).toBe('a\nb')
    expect(field('Pre-Procedure Notes').getAttribute('enterkeyhint')).toBeNull()
    expect(sent(page)).toEqual([])
  })

  test('chooses from an open list first', async () => {
    const page = await open()
    await page.user.clear(field('Need'))
    await page.user.type(field('Need'), 'PICC{Enter}')
    expect(field('Need').value).toBe('PICC Insertion')
    expect(document.activeElement).toBe(field('Need'))
    await page.user.keyboard('{Enter}')
    expect(document.activeElement).toBe(field('Contact'))
    expect(sent(page)).toEqual([])
  })

  test.each(['Control', 'Meta'])('with %s creates the call, also from the notes', async (modifier) => {
    const page = await open()
    act(() => field('Pre-Procedure Notes').focus())
    await page.user.keyboard(`{${modifier}>}{Enter}{/${modifier}}`)
    expect(sent(page)).toHaveLength(1)
    expect(field('Pre-Procedure Notes').value).toBe('')
  })

  test('on the button creates the call', async () => {
    const page = await open()
    act(() => create().focus())
    await page.user.keyboard('{Enter}')
    expect(sent(page)).toHaveLength(1)
  })
})

test('a need that is not in the list is not guessed', async () => {
  const page = await open()
  await choose(page, 'Need', 'Piccolo')
  await page.user.click(create())
  await waitFor(() => expect(errorOf('Need')).toBe('Choose one from the list.'))
  expect(sent(page)).toEqual([])
})

test('Custom Name is shown and required only when the need is Custom', async () => {
  const page = await open()
  expect(screen.queryByLabelText(/Custom Name/)).toBeNull()
  await choose(page, 'Need', 'Custom')
  await page.user.type(field('Custom Name'), '  ')
  await page.user.click(create())
  await waitFor(() => expect(errorOf('Custom Name')).toBe('Required.'))
  expect(sent(page)).toEqual([])
  await fill(field('Custom Name'), '  Port flush')
  await page.user.click(create())
  expect(sent(page)[0]).toMatchObject({ customJob: '  Port flush' })
})

test('a call is created by keyboard alone', async () => {
  const page = await open()
  const { keyboard, tab } = page.user
  turn('Stat').focus()
  await keyboard(' ')
  await tab()
  await tab()
  await tab()
  expect(document.activeElement).toBe(field('Location'))
  await keyboard('n101')
  await tab()
  await keyboard('Bed 2')
  await tab()
  await keyboard('picc{Enter}')
  await tab()
  await keyboard('Ward clerk x221')
  await tab()
  await keyboard('Right arm only')
  // Tab past the two buttons for images; browsers show the second one only on touch screens.
  await tab()
  await tab()
  await tab()
  expect(document.activeElement).toBe(create())
  await keyboard('{Enter}')
  expect(sent(page)).toEqual([
    {
      statusCodeId: btoa(`StatusCode:${uuid(6)}`),
      roomId: btoa(`Room:${uuid(8)}`),
      roomDescription: 'Bed 2',
      purposeId: btoa(`Purpose:${uuid(2)}`),
      contact: 'Ward clerk x221',
      preComments: 'Right arm only',
      customJob: null,
      insertedBy: null,
      ifSimilar: 'REFUSE',
      imageIds: [],
      clientMutationId: expect.any(String),
    },
  ])
})

test('a double click creates one call; the button says that it is creating', async () => {
  const page = await open()
  await page.user.dblClick(create())
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Creating…' }).disabled).toBe(true)
  expect(sent(page)).toHaveLength(1)
})

test('after Create the queue opens, with a notice that names the call', async () => {
  const page = await open()
  await page.user.click(create())
  await page.answer({ Call: () => ({ purpose: { name: 'Dressing Change' }, room: { name: '4B-12' } }) })
  expect(page.router.state.location.pathname).toBe('/calls/queue')
  expect(screen.getByRole('region', { name: 'Notices' }).textContent).toContain('Dressing Change · 4B-12')
})

test('a refusal is shown at its field, until the entry changes', async () => {
  const page = await open()
  await fill(field('Contact'), 'x221')
  await page.user.click(create())
  await page.answer({
    Mutation: () => ({
      createCall: {
        __typename: 'Refusal',
        code: 'VALIDATION',
        message: 'm',
        fields: [{ field: 'roomId', message: 'Choose a room in one of your facilities' }],
      },
    }),
  })
  await waitFor(() => expect(document.activeElement).toBe(field('Location')))
  expect(errorOf('Location')).toBe('Choose a room in one of your facilities')
  expect(field('Contact').value).toBe('x221')
  await page.user.tab()
  expect(errorOf('Location')).toBe('Choose a room in one of your facilities')
  await choose(page, 'Location', '4B-12')
  expect(errorOf('Location')).toBeUndefined()
  expect(page.router.state.location.pathname).toBe('/calls/new')
})

test('when the server cannot be reached the entries stay and Create works again', async () => {
  const page = await open()
  await fill(field('Contact'), 'x221')
  await page.user.click(create())
  await page.fail(new Error('gone'))
  expect(screen.getByRole('region', { name: 'Notices' }).textContent).toContain('That did not work.')
  expect(field('Contact').value).toBe('x221')
  expect(create()).toBeTruthy()
})

test('Create again after a lost answer is the same request, so that there are not two calls', async () => {
  const page = await open()
  await page.user.click(create())
  const [first] = sent(page)
  await page.fail(new Error('gone'))
  await page.user.click(create())
  expect(sent(page)).toEqual([first])
  await page.fail(new Error('gone'))
  await fill(field('Contact'), 'x221')
  await page.user.click(create())
  expect(sent(page)[0]!.clientMutationId).not.toBe(first!.clientMutationId)
})

test('leaving with unsaved entries asks for confirmation', async () => {
  const page = await open()
  await fill(field('Contact'), 'x221')
  await page.user.click(screen.getByRole('link', { name: 'Return To Queue' }))
  await page.user.click(
    within(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Stay' }),
  )
  expect(field('Contact').value).toBe('x221')
  await page.user.click(screen.getByRole('link', { name: 'Return To Queue' }))
  await page.user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(page.router.state.location.pathname).toBe('/calls/queue')
})

test('leaving an untouched form asks for no confirmation', async () => {
  const page = await open()
  await page.user.click(screen.getByRole('link', { name: 'Return To Queue' }))
  expect(page.router.state.location.pathname).toBe('/calls/queue')
})

test('a purpose that is added or renamed is offered at once, and unfinished input stays', async () => {
  const page = await open()
  await fill(field('Contact'), 'x221')
  await page.catalogueBecomes({
    purposes: [
      { databaseId: uuid(1), name: 'Dressing Change' },
      { databaseId: uuid(2), name: 'PICC Placement' },
      { databaseId: uuid(9), name: 'Port Flush' },
    ],
  })
  expect(field('Contact').value).toBe('x221')
  expect(document.activeElement).toBe(field('Contact'))
  await page.user.click(field('Need'))
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dressing Change', 'PICC Placement', 'Port Flush'])
})

test('unfinished input in Need stays while the list changes, and matches new purposes', async () => {
  const page = await open()
  await fill(field('Need'), 'Port')
  await page.catalogueBecomes({ purposes: [...provider.purposes, { databaseId: uuid(9), name: 'Port Flush' }] })
  expect(field('Need').value).toBe('Port')
  await page.user.tab()
  await page.user.click(create())
  expect(sent(page)[0]).toMatchObject({ purposeId: btoa(`Purpose:${uuid(9)}`) })
})

test('a chosen room that is hidden later keeps its name, with an error at the field', async () => {
  const page = await open()
  await choose(page, 'Location', '4B-12')
  await page.catalogueBecomes({ facilities: [{ name: 'Main Hospital', rooms: [] }, provider.facilities[1]!] })
  expect(field('Location').value).toContain('4B-12')
  expect(errorOf('Location')).toBe('4B-12 cannot be chosen any more. Choose another.')
  await choose(page, 'Location', 'N-101')
  expect(errorOf('Location')).toBeUndefined()
})

describe('at a ward’s desk', () => {
  const ward = { viewerCanSeeLists: false }
  const need = () => field('Need').value
  beforeEach(() => localStorage.clear())

  test('Stat empties the need while it still is the default, and no other', async () => {
    const page = await open(ward)
    expect(need()).toBe('Dressing Change')
    await page.user.click(turn('Stat'))
    expect(need()).toBe('')
    await page.user.click(turn('Stat'))
    expect(need()).toBe('Dressing Change')
    await choose(page, 'Need', 'PICC')
    await page.user.click(turn('Stat'))
    expect(need()).toBe('PICC Insertion')
  })

  test('the contact, the room and the need of the last call are there again', async () => {
    localStorage.setItem(
      'patency.wardDesk.<Provider-mock-id-1>',
      JSON.stringify({ roomIds: [uuid(8), 'gone'], purposeIds: [uuid(2)], contact: 'Ward 4B, 4412' }),
    )
    const page = await open({ ...ward, databaseId: '<Provider-mock-id-1>' } as never)
    expect(field('Contact').value).toBe('Ward 4B, 4412')
    const [room] = within(screen.getByRole('group', { name: 'Recent rooms' })).getAllByRole('button')
    await page.user.click(room!)
    expect(room!.getAttribute('aria-pressed')).toBe('true')
    await page.user.click(screen.getByRole('button', { name: 'PICC Insertion' }))
    await page.user.click(create())
    expect(sent(page)[0]).toMatchObject({
      roomId: btoa(`Room:${uuid(8)}`),
      purposeId: btoa(`Purpose:${uuid(2)}`),
      contact: 'Ward 4B, 4412',
    })
  })

  test('someone who works on calls gets none of it', async () => {
    localStorage.setItem('patency.wardDesk.x', JSON.stringify({ roomIds: [uuid(8)], purposeIds: [], contact: 'Ward' }))
    const page = await open({ databaseId: 'x' } as never)
    expect(field('Contact').value).toBe('')
    expect(screen.queryByRole('group', { name: 'Recent rooms' })).toBeNull()
    await page.user.click(turn('Stat'))
    expect(need()).toBe('Dressing Change')
  })
})
