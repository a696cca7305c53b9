import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { resetServerClock } from '../../../relay/serverClock'
import { ben as colleague, callId, completedByBen, field, openCall } from '../../../test/callPage'
import { aCall, ben, card, openQueue, person, rosa, tomas, work } from '../../../test/queuePage'
import { globalId } from '../../../relay/globalId'
import { happening } from '../../../test/settled'

// Who has a call open (rules 3.25).

const grace = person(24, 'Grace Kim')
const viewer = (user: { id: string; fullName: string }, isEditing = false) => ({ isEditing, user })

describe('the page', () => {
  const self = { id: globalId('User', '00000000-0000-7000-8000-000000000001'), fullName: 'Rosa Alvarez' }
  const other = (n: number, fullName: string) => ({ id: `o${n}`, fullName })
  const line = () => document.querySelector('[aria-live="polite"][title]')?.textContent ?? ''

  test.each([
    ['one who looks', [viewer(colleague)], 'Ben Carter has this call open'],
    ['one who edits', [viewer(colleague, true)], 'Ben Carter is editing this call'],
    [
      'two',
      [viewer(other(1, 'Tomás Lindqvist')), viewer(colleague)],
      'Ben Carter and Tomás Lindqvist have this call open',
    ],
    [
      'three',
      [viewer(other(1, 'Tomás Lindqvist')), viewer(other(2, 'Grace Kim')), viewer(colleague)],
      'Ben Carter and 2 others have this call open',
    ],
    [
      'some of each',
      [viewer(other(1, 'Tomás Lindqvist'), true), viewer(colleague)],
      'Tomás Lindqvist is editing this call; Ben Carter has it open',
    ],
    ['oneself, in another tab', [viewer(self, true)], ''],
    ['oneself and another', [viewer(self), viewer(colleague)], 'Ben Carter has this call open'],
    ['nobody', [], ''],
  ])('names others, not oneself: %s', async (_what, openBy, words) => {
    await openCall({ openBy })
    expect(line()).toBe(words)
  })

  test('follows a change from elsewhere, and is read out', async () => {
    const page = await openCall()
    await page.changesTo({ openBy: [viewer(colleague, true)] })
    expect(screen.getByText('Ben Carter is editing this call').closest('[aria-live]')!.getAttribute('aria-live')).toBe(
      'polite',
    )
    await page.changesTo({})
    expect(screen.queryByText(/Ben Carter is editing/)).toBeNull()
  })

  const doings = ({ looks }: Awaited<ReturnType<typeof openCall>>) => looks().map(({ doing }) => doing)

  test('reports viewing once it is live, editing while entries are unsent, and viewing again', async () => {
    const page = await openCall()
    expect(page.looks()).toEqual([])
    await page.goOnline()
    expect(page.looks()).toEqual([
      { callId, pageId: expect.stringMatching(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/), doing: 'VIEWING' },
    ])
    await page.hearLook()
    await page.user.type(field('Contact'), '!')
    expect(doings(page)).toEqual(['EDITING'])
    await page.hearLook()
    await page.user.type(field('Contact'), '{Backspace}')
    expect(doings(page)).toEqual(['VIEWING'])
  })

  test('reports are sent one after the other, so that the last arrives last', async () => {
    const page = await openCall()
    await page.goOnline()
    await page.user.type(field('Contact'), '!')
    page.unmount()
    expect(doings(page)).toEqual(['VIEWING'])
    await page.hearLook()
    await page.hearLook()
    expect(doings(page)).toEqual([])
  })

  test('leaving the page is reported, also when the browser closes', async () => {
    const page = await openCall()
    await page.goOnline()
    await page.hearLook()
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(doings(page)).toEqual(['LEFT'])
    await page.hearLook()
    page.unmount()
    await happening(async () => undefined)
    expect(doings(page)).toEqual(['LEFT'])
  })

  test('an effect that React runs twice leaves before it reports again, not at the same time', async () => {
    const page = await openCall({}, StrictMode)
    await page.goOnline()
    page.unmount()
    const reported: string[] = []
    while (page.looks().length > 0) {
      reported.push(doings(page).join())
      await page.hearLook()
      await happening(async () => undefined)
    }
    expect(reported).toEqual(['VIEWING', 'LEFT'])
  })

  test('a page that never reported does not leave, and one that was refused reports no more', async () => {
    const absent = await openCall()
    absent.unmount()
    expect(absent.looks()).toEqual([])
    const page = await openCall()
    await page.goOnline()
    await page.hearLook(true)
    await page.user.type(field('Contact'), '!')
    page.unmount()
    expect(page.looks()).toEqual([])
  })

  test('of a completed call that may not be corrected no one is an editor', async () => {
    const page = await openCall()
    await page.goOnline()
    await page.hearLook()
    await page.user.type(field('Contact'), '!')
    await page.hearLook()
    await page.changesTo(completedByBen)
    expect(doings(page)).toEqual(['VIEWING'])
  })

  describe('as time passes', () => {
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => {
      jest.useRealTimers()
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
    })

    test('repeats the report while visible and live, and at once when it is visible again', async () => {
      const page = await openCall()
      const pass = () => act(() => jest.advanceTimersByTimeAsync(20_000))
      await page.goOnline()
      await page.hearLook()
      await pass()
      expect(doings(page)).toEqual(['VIEWING'])
      await page.hearLook()
      let state = 'hidden'
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      await happening(async () => page.link.heardPush())
      await pass()
      expect(doings(page)).toEqual([])
      state = 'visible'
      await happening(async () => void document.dispatchEvent(new Event('visibilitychange')))
      expect(doings(page)).toEqual(['VIEWING'])
      await page.hearLook()
      await page.goOffline()
      await pass()
      expect(doings(page)).toEqual([])
      await page.goOnline()
      await happening(async () => undefined)
      expect(doings(page)).toEqual(['VIEWING'])
    })
  })
})

describe('a card', () => {
  beforeEach(() => resetServerClock())

  const textOf = (title: string, part: string) => card(title).querySelector(part)?.textContent ?? null

  test('shows viewers and editors: workers beside their names, others in an existing row', async () => {
    const orders = [work(tomas, 'Lead', new Date().toISOString()), work(grace, 'Assisting', new Date().toISOString())]
    await openQueue([
      aCall(1, { assignedTo: tomas, workOrders: orders, openBy: [viewer(ben), viewer(tomas, true), viewer(grace)] }),
    ])
    expect(textOf('PICC Insertion', '.people')).toBe(
      'Tomás Lindqvist (Online) is editing it, Grace Kim (Online) (assisting) is looking at it',
    )
    expect(textOf('PICC Insertion', '.onlookers')).toBe('Ben Carter is looking at it')
  })

  test('names editors first, and counts many viewers', async () => {
    await openQueue([
      aCall(1, { openBy: [viewer(tomas), viewer(grace), viewer(ben), viewer(person(31, 'Zoe Park'), true)] }),
    ])
    expect(textOf('PICC Insertion', '.onlookers')).toBe(
      'Zoe Park is editing itBen Carter and 2 others are looking at it',
    )
  })

  test('never names oneself', async () => {
    await openQueue([
      aCall(1, { purpose: 'Declot', openBy: [viewer(rosa), viewer(ben)] }),
      aCall(2, { purpose: 'Midline', assignedTo: rosa, openBy: [viewer(rosa, true)] }),
    ])
    expect(textOf('Declot', '.onlookers')).toBe('Ben Carter is looking at it')
    expect(textOf('Midline', '.onlookers')).toBeNull()
    expect(textOf('Midline', '.people')).toBe('Rosa Alvarez (Online)')
  })

  test('changes in place when a viewer comes: not a change of the queue, even while it is held', async () => {
    const { push, user } = await openQueue([aCall(1, { purpose: 'Declot' }), aCall(2, { purpose: 'Midline' })])
    await user.hover(card('Declot'))
    await push([], [], { opened: [aCall(1, { purpose: 'Declot', openBy: [viewer(ben, true)] })] })
    expect(textOf('Declot', '.onlookers')).toBe('Ben Carter is editing it')
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
    await push([], [], { version: 12, opened: [aCall(1, { purpose: 'Declot' })] })
    expect(textOf('Declot', '.onlookers')).toBeNull()
  })
})
