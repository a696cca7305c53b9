import { jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { resetServerClock } from '../../relay/serverClock'
import {
  aCall,
  ben,
  card,
  dressingChange,
  lineCheck,
  openQueue,
  rosa,
  shownGroups,
  tomas,
  uuid,
  work,
} from '../../test/queuePage'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 14, 2, 11) })
  resetServerClock()
  localStorage.clear()
})

afterEach(() => jest.useRealTimers())

/** The time this many minutes ago. */
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

describe('the order of the queue', () => {
  test('Stat first, then normal, then on hold, line-check calls that are not Stat last; inside each the oldest first', async () => {
    await openQueue([
      aCall(1, { purpose: lineCheck, status: 'Stat', createdAt: ago(500) }),
      aCall(2, { purpose: 'Blood Draw', status: 'On Hold', createdAt: ago(400) }),
      aCall(3, { purpose: 'Newer normal', createdAt: ago(10) }),
      aCall(4, { purpose: 'Older normal', createdAt: ago(300) }),
      aCall(5, { purpose: 'Newer Stat', status: 'Stat', createdAt: ago(2) }),
      aCall(6, { purpose: 'Older Stat', status: 'Stat', createdAt: ago(5) }),
      aCall(7, { purpose: dressingChange, status: 'On Hold', createdAt: ago(600) }),
    ])
    expect(shownGroups()).toEqual([
      { heading: 'Stat3', cards: ['Daily Line Check', 'Older Stat', 'Newer Stat'] },
      { heading: 'Normal2', cards: ['Older normal', 'Newer normal'] },
      { heading: 'On Hold1', cards: ['Blood Draw'] },
      { heading: 'Line checks1', cards: ['Dressing Change'] },
    ])
  })

  test('a call that no one works on says who had it last and until when (rules 3.6a)', async () => {
    await openQueue([
      aCall(1, {
        purpose: 'Declot',
        workOrders: [
          work(rosa, 'Lead', ago(60), ago(40)),
          work(ben, 'Lead', ago(30), ago(11)),
          work(tomas, 'Assisting', ago(30), ago(11)),
        ],
      }),
      aCall(2, { purpose: 'Midline' }),
    ])
    expect(card('Declot').querySelector('.people')?.textContent).toMatch(/^Ben Carter.* until 13:51$/)
    expect(within(card('Declot')).getByRole('img', { name: 'Last had it' })).toBeTruthy()
    expect(card('Midline').querySelector('.people')).toBeNull()
  })

  test('the lead of a call that someone else closes is notified at once, and no one else (rules 3.10a)', async () => {
    const mine = aCall(1, { assignedTo: rosa })
    const bens = aCall(2, { assignedTo: ben })
    const page = await openQueue([mine, bens, aCall(3)])
    const notices = () => screen.queryByRole('region', { name: 'Notices' })?.textContent ?? ''
    await page.push(
      [],
      [
        { ...bens, reason: 'COMPLETED', by: 'Tomás Lindqvist' },
        { ...aCall(3), reason: 'COMPLETED', by: 'Ben Carter' },
      ],
    )
    expect(notices()).not.toContain('closed your call')
    await page.push([], [{ ...mine, reason: 'COMPLETED', by: 'Ben Carter' }], { version: 12 })
    expect(notices()).toContain('Ben Carter closed your callPICC Insertion · 4B-1. Your work on it ended.')
  })

  test('a lead who closes their own call elsewhere is not notified', async () => {
    const mine = aCall(1, { assignedTo: rosa })
    const page = await openQueue([mine])
    await page.push([], [{ ...mine, reason: 'COMPLETED', by: 'Rosa Alvarez' }])
    expect(screen.queryByRole('region', { name: 'Notices' })?.textContent ?? '').not.toContain('closed your call')
  })

  describe('abandoned calls (rules 3.6b)', () => {
    const offline = (user: typeof rosa, minutes: number) => ({
      ...user,
      presence: 'OFFLINE',
      offlineSince: ago(minutes),
    })
    const stat = (lead: typeof rosa, ...others: ReturnType<typeof work>[]) =>
      aCall(1, {
        status: 'Stat',
        purpose: 'Declot',
        assignedTo: lead,
        workOrders: [work(lead, 'Lead', ago(60)), ...others],
      })
    const heading = () => screen.getByRole('heading', { level: 2, name: /^Stat/ }).textContent
    const takeOver = () => screen.queryByRole('button', { name: 'Take Over' })

    test('after ten minutes the card says so, takes the warning tone, offers Take Over, and its group counts it', async () => {
      await openQueue([stat(offline(ben, 20))])
      expect(card('Declot').textContent).toContain('Lead offline since 13:42')
      expect(card('Declot').hasAttribute('data-abandoned')).toBe(true)
      expect(card('Declot').querySelector('.waiting')?.getAttribute('data-tone')).toBe('near')
      expect(takeOver()).toBeTruthy()
      expect(heading()).toBe('Stat11 with lead offline')
    })

    test('it appears as time passes, and disappears when the lead is back, both without a read', async () => {
      const page = await openQueue([stat(ben)])
      await page.push([], [], { people: [offline(ben, 9)] })
      expect([takeOver(), heading()]).toEqual([null, 'Stat1'])
      act(() => jest.advanceTimersByTime(70_000))
      expect(card('Declot').textContent).toContain('Lead offline since 13:53')
      expect(heading()).toBe('Stat11 with lead offline')
      await page.push([], [], { version: 12, people: [ben] })
      expect([takeOver(), heading(), card('Declot').hasAttribute('data-abandoned')]).toEqual([null, 'Stat1', false])
    })

    test('an assistant who is online prevents it', async () => {
      await openQueue([stat(offline(ben, 20), work(tomas, 'Assisting', ago(30)))])
      expect([takeOver(), heading()]).toEqual([null, 'Stat1'])
    })

    test('Take Over asks first, naming the lead, takes the call and opens it', async () => {
      const page = await openQueue([stat(offline(ben, 20))])
      await page.user.click(takeOver()!)
      await page.user.click(
        within(screen.getByRole('alertdialog', { name: 'Take this call over from Ben Carter?' })).getByRole('button', {
          name: 'Take Over',
        }),
      )
      const [sent] = page.operations('callVerbsAssignCallMutation')
      expect(sent!.request.variables).toEqual({ input: { callId: aCall(1).id, force: true } })
    })

    test('people who do not work on calls see it, without an action', async () => {
      await openQueue([stat(offline(ben, 20))], { canSeeLists: false })
      expect(card('Declot').textContent).toContain('Lead offline since')
      expect(takeOver()).toBeNull()
    })
  })

  test('a call that becomes Stat elsewhere moves up, and the counts follow', async () => {
    const { push } = await openQueue([aCall(1, { purpose: 'Declot' }), aCall(2, { purpose: 'Midline' })])
    await push([aCall(2, { purpose: 'Midline', status: 'Stat' })])
    expect(shownGroups()).toEqual([
      { heading: 'Stat1', cards: ['Midline'] },
      { heading: 'Normal1', cards: ['Declot'] },
    ])
  })

  test('a new call appears in its place without anyone touching the screen, and a Stat one is announced', async () => {
    const { push } = await openQueue([aCall(1, { purpose: 'Declot' })])
    await push([aCall(2, { purpose: 'Difficult IV', status: 'Stat' })])
    expect(shownGroups()[0]).toEqual({ heading: 'Stat1', cards: ['Difficult IV'] })
    expect(screen.getByText('New Stat call.')).toBeTruthy()
  })

  test('the whole queue is shown: five hundred calls are five hundred cards', async () => {
    await openQueue(Array.from({ length: 500 }, (_, index) => aCall(index + 1)))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Normal500')
    expect(screen.getAllByRole('article')).toHaveLength(500)
  })
})

describe('a card', () => {
  test('shows purpose, custom job, room, facility, status, creation time, contact, line, notes, and who works on it', async () => {
    await openQueue([
      aCall(12, {
        purpose: 'Custom',
        customJob: 'Teach the night shift',
        createdAt: ago(72),
        contact: 'RN Marcus, ext 4671',
        preComments: 'Right arm only',
        line: { id: 'l1', name: "Park's Line" },
        assignedTo: rosa,
        workOrders: [
          work(rosa, 'Lead', ago(30)),
          work(ben, 'Assisting', ago(20)),
          work(tomas, 'Training', ago(15)),
          work(ben, 'Assisting', ago(60), ago(50)),
        ],
      }),
    ])
    const text = card('Custom · Teach the night shift').textContent
    for (const part of [
      'Custom · Teach the night shift',
      '4B-12',
      'Main Hospital',
      'Normal',
      '12:50',
      'RN Marcus, ext 4671',
      'Right arm only',
      "Park's Line",
    ])
      expect(text).toContain(part)
    expect(text).toContain(
      'Rosa Alvarez (Online), Ben Carter (Online) (assisting), Tomás Lindqvist (Online) (training)',
    )
    expect(screen.getByLabelText('Contact')).toBeTruthy()
    expect(screen.getByLabelText('Pre-Procedure Notes')).toBeTruthy()
  })

  test('is a link to its call, so that it opens by key and in a new tab', async () => {
    await openQueue([aCall(7)])
    expect(screen.getByRole('link', { name: 'PICC Insertion' }).getAttribute('href')).toBe(`/calls/${uuid(7)}`)
  })

  test('without a room shows the room description', async () => {
    await openQueue([aCall(1, { facility: null, roomDescription: 'Lobby, chair 3' })])
    expect(card('PICC Insertion').textContent).toContain('Lobby, chair 3')
  })

  test('created on another day shows its date', async () => {
    await openQueue([aCall(1, { createdAt: new Date(2026, 10, 20, 23, 40).toISOString() })])
    expect(card('PICC Insertion').textContent).toContain('Nov 20, 23:40')
  })

  test.each([
    ['stat', 'Stat', { status: 'Stat', assignedTo: rosa }],
    ['onhold', 'On Hold', { status: 'On Hold', assignedTo: rosa }],
    ['assigned', 'Assigned', { assignedTo: rosa }],
    ['dressingchange', 'Dressing change', { status: 'On Hold', purpose: dressingChange }],
    ['linecheck', 'Line check', { status: 'On Hold', purpose: lineCheck }],
    ['stat', 'Stat', { status: 'Stat', purpose: lineCheck }],
    ['assigned', 'Assigned', { purpose: lineCheck, assignedTo: ben }],
    ['default', 'Unassigned', {}],
    ['default', 'Unassigned', { purpose: lineCheck }],
  ])('has the class %s as a look and in words: %s', async (look, word, options) => {
    await openQueue([aCall(1, options)])
    const article = screen.getByRole('heading', { level: 3 }).closest('article')!
    expect(article.dataset.class).toBe(look)
    expect(within(article).getByText(word)).toBeTruthy()
  })

  test('that someone takes changes in place', async () => {
    const { push } = await openQueue([aCall(1)])
    await push([aCall(1, { assignedTo: ben, workOrders: [work(ben, 'Lead', ago(0))] })])
    expect(screen.getByRole('article').dataset.class).toBe('assigned')
    expect(screen.getByRole('article').textContent).toContain('Ben Carter')
  })

  test('that left the queue stays for three seconds, in gray, with the reason', async () => {
    const call = aCall(1)
    const { push } = await openQueue([call, aCall(2, { purpose: 'Declot' })])
    await push([], [{ ...call, reason: 'COMPLETED', by: 'Ben Carter' }])
    expect(card('PICC Insertion').textContent).toContain('Completed by Ben Carter')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Normal1')
    act(() => jest.advanceTimersByTime(3_000))
    expect(shownGroups()).toEqual([{ heading: 'Normal1', cards: ['Declot'] }])
  })
})

describe('why a card left', () => {
  test.each([
    [{ reason: 'COMPLETED', by: 'Ben Carter' }, 'Completed by Ben Carter'],
    [{ reason: 'COMPLETED', by: null }, 'Completed'],
    [{ reason: 'DELETED', by: 'Rosa Alvarez' }, 'Deleted by Rosa Alvarez'],
    [{ reason: 'SCHEDULED', by: null }, 'Scheduled for later'],
    [{ reason: 'OUT_OF_SIGHT', by: null }, 'Left the queue'],
    // From a server that is newer than this page.
    [{ reason: 'MERGED', by: null }, 'Left the queue'],
  ])('%j: %s', async (removal, words) => {
    const call = aCall(1)
    const { push } = await openQueue([call])
    await push([], [{ ...call, ...(removal as object) }])
    expect(card('PICC Insertion').querySelector('.left')!.textContent).toBe(words)
  })

  test('is the latest reason, when the call was restored in between', async () => {
    const call = aCall(1)
    const { push } = await openQueue([call])
    await push([], [{ ...call, reason: 'DELETED', by: 'Rosa Alvarez' }])
    await push([call], [], { version: 12 })
    expect(card('PICC Insertion').querySelector('.left')).toBeNull()
    await push([], [{ ...call, reason: 'OUT_OF_SIGHT', by: null }], { version: 13 })
    expect(card('PICC Insertion').querySelector('.left')!.textContent).toBe('Left the queue')
  })
})

describe('waiting time', () => {
  test('counts up each minute from when the call joined the queue', async () => {
    await openQueue([aCall(1, { createdAt: ago(5_000), aliveAt: ago(58) })])
    expect(card('PICC Insertion').textContent).toContain('58 min')
    act(() => jest.advanceTimersByTime(60_000))
    expect(card('PICC Insertion').textContent).toContain('59 min')
    act(() => jest.advanceTimersByTime(60_000))
    expect(card('PICC Insertion').textContent).toContain('1 h 00 min')
  })

  test('is never negative, even if the computer’s clock is slow', async () => {
    await openQueue([aCall(1, { createdAt: ago(-30) })])
    expect(card('PICC Insertion').textContent).toContain('0 min')
  })

  test('uses the server’s time', async () => {
    jest.setSystemTime(new Date(2026, 10, 21, 9, 0))
    const createdAt = new Date(2026, 10, 21, 13, 50).toISOString()
    await openQueue([aCall(1, { createdAt })], { readAt: new Date(2026, 10, 21, 14, 0).toISOString() })
    act(() => jest.advanceTimersByTime(60_000))
    expect(card('PICC Insertion').textContent).toContain('11 min')
  })

  test.each([
    ['Stat', 19, 'calm'],
    ['Stat', 20, 'near'],
    ['Stat', 30, 'late'],
    ['Normal', 79, 'calm'],
    ['Normal', 80, 'near'],
    ['Normal', 120, 'late'],
    ['On Hold', 900, 'calm'],
  ])('%s after %i min reads %s, and not by color alone', async (status, minutes, tone) => {
    await openQueue([aCall(1, { status, createdAt: ago(minutes) })])
    const waiting = card('PICC Insertion').querySelector<HTMLElement>('.waiting')!
    expect(waiting.dataset.tone).toBe(tone)
    expect(waiting.textContent.includes('target')).toBe(tone !== 'calm')
  })

  test('goes by the target of the call, not of its status', async () => {
    await openQueue([aCall(1, { createdAt: ago(45), waitingTarget: 45 })])
    const waiting = card('PICC Insertion').querySelector<HTMLElement>('.waiting')!
    expect(waiting.dataset.tone).toBe('late')
    expect(waiting.textContent).toContain('past the target of 45 min')
  })

  test('tells in words that it was escalated, and since when (rules 10.4)', async () => {
    await openQueue([
      aCall(1, { status: 'Stat', createdAt: ago(22), escalation: { at: ago(12), audience: ['online'] } }),
    ])
    const escalated = () => card('PICC Insertion').querySelector('.escalated')?.textContent
    expect(escalated()).toBe('Escalated 12 min ago')
    act(() => jest.advanceTimersByTime(60_000))
    expect(escalated()).toBe('Escalated 13 min ago')
  })

  test('of an assigned call shows how long it has been in progress', async () => {
    await openQueue([
      aCall(1, {
        createdAt: ago(300),
        startTime: ago(200),
        assignedTo: ben,
        workOrders: [work(rosa, 'Lead', ago(200), ago(100)), work(ben, 'Lead', ago(25))],
      }),
    ])
    const waiting = card('PICC Insertion').querySelector<HTMLElement>('.waiting')!
    expect(waiting.textContent).toBe('25 minin progress')
    expect(waiting.dataset.tone).toBe('calm')
  })
})

describe('Last Updated', () => {
  test('is the time when the queue was last known to be current', async () => {
    const { link } = await openQueue([aCall(1)])
    expect(screen.getByText(/^Last Updated/).textContent).toBe('Last Updated 14:02:11')
    act(() => {
      jest.advanceTimersByTime(10_000)
      link.heardPush()
    })
    expect(screen.getByText(/^Last Updated/).textContent).toBe('Last Updated 14:02:21')
  })
})

describe('an empty queue', () => {
  test('says so, and offers a new call', async () => {
    await openQueue([])
    expect(screen.getByText('No calls are waiting.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'New Call' })).toBeTruthy()
  })

  test('offers no new call to people without the permission', async () => {
    await openQueue([], { canCreateCall: false })
    expect(screen.queryByRole('link', { name: 'New Call' })).toBeNull()
  })

  test('fills automatically', async () => {
    const { push } = await openQueue([])
    await push([aCall(1)])
    expect(shownGroups()).toEqual([{ heading: 'Normal1', cards: ['PICC Insertion'] }])
  })
})
