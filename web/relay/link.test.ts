import { jest } from '@jest/globals'
import { livePillWords } from '../shell/header/livePillWords'
import { createLink, type Link } from './link'
import { learnServerTime, resetServerClock } from './serverClock'

let link: Link

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 14, 2, 0) })
  resetServerClock()
  link = createLink()
})

afterEach(() => {
  link.close()
  jest.useRealTimers()
})

const words = () => livePillWords(link.getSnapshot())
const seconds = (count: number) => jest.advanceTimersByTime(count * 1_000)

test('before the first event the pill says Connecting, and never Live', () => {
  expect(words()).toBe('Connecting')
  link.heardHeartbeat()
  expect(words()).toBe('Connecting')
})

test('the pill says Live once the subscription has spoken', () => {
  link.heardPush()
  expect(words()).toBe('Live')
})

test('heartbeats keep it Live for hours', () => {
  link.heardPush()
  for (let count = 0; count < 360; count += 1) {
    seconds(10)
    link.heardHeartbeat()
  }
  expect(words()).toBe('Live')
})

test('a lost socket says Reconnecting at once', () => {
  link.heardPush()
  link.socketLost()
  expect(words()).toBe('Reconnecting')
})

test('successful polls without a socket say Checking every 10 s', () => {
  link.heardPush()
  link.socketLost()
  for (let count = 0; count < 10; count += 1) {
    seconds(10)
    link.heardPoll()
    expect(words()).toBe('Checking every 10 s')
  }
})

test('attempts that fail in between do not hide that polls succeed', () => {
  link.heardPush()
  link.socketLost()
  link.heardPoll()
  link.socketLost()
  expect(words()).toBe('Checking every 10 s')
})

test('30 s without event, heartbeat or poll say since when, although the socket seems open', () => {
  link.heardPush()
  seconds(11)
  link.heardHeartbeat()
  seconds(29)
  expect(words()).toBe('Live')
  seconds(1)
  expect(words()).toBe('Not updated since 14:02:11')
})

test('the time of the pill and of Last Updated is the server’s', () => {
  learnServerTime(new Date(2026, 10, 21, 15, 30, 0).toISOString())
  link.heardPush()
  expect(link.getSnapshot().lastUpdatedAt).toEqual(new Date(2026, 10, 21, 15, 30, 0))
  seconds(30)
  expect(words()).toBe('Not updated since 15:30:00')
})

test('it is Live again with the next event', () => {
  link.heardPush()
  link.socketLost()
  seconds(40)
  expect(words()).toContain('Not updated since')
  link.heardPush()
  expect(words()).toBe('Live')
})

test('while missed changes are being read, no event makes it Live', () => {
  link.heardPush()
  link.setBehind(true)
  link.heardHeartbeat()
  expect(words()).toBe('Reconnecting')
  seconds(30)
  link.heardHeartbeat()
  expect(words()).toContain('Not updated since 14:02:00')
  link.setBehind(false)
  expect(words()).toBe('Live')
})

test('without any event since the page was loaded, it says so', () => {
  seconds(30)
  expect(words()).toBe('Not connected')
})

test('waiting for the connection ends when it is there, or when the time is over', async () => {
  const ended: string[] = []
  const first = link.whenConnected(5_000).then(() => ended.push('time over'))
  const longer = link.whenConnected(60_000).then(() => ended.push('connected'))
  seconds(5)
  await first
  expect(ended).toEqual(['time over'])
  link.heardPush()
  await longer
  // Who comes later does not wait.
  await link.whenConnected(60_000)
})

test('without a connection the pill says so, and since when; any sign of the server ends it', () => {
  link.heardPush()
  link.unreached()
  // The socket has not noticed yet.
  expect(words()).toBe('No connection')
  link.heardHeartbeat()
  expect(words()).toBe('Live')
  link.socketLost()
  link.heardPoll()
  link.unreached()
  expect(words()).toBe('No connection')
  seconds(30)
  expect(words()).toBe('No connection since 14:02:00')
  link.reached()
  expect(words()).toBe('Not updated since 14:02:00')
  link.heardPoll()
  expect(words()).toBe('Checking every 10 s')
})

describe('when the clocks of the computer do not agree', () => {
  test('after a sleep in which the steady clock stood still, it is out of date at the next look', () => {
    link.heardPush()
    jest.setSystemTime(Date.now() + 60 * 60_000)
    link.heardHeartbeat()
    expect(words()).toBe('Live')
    jest.setSystemTime(Date.now() + 60 * 60_000)
    link.socketLost()
    expect(link.getSnapshot().state).toBe('stale')
  })

  test('a clock that was set back hides no silence', () => {
    link.heardPush()
    jest.setSystemTime(Date.now() - 60 * 60_000)
    seconds(31)
    expect(link.getSnapshot().state).toBe('stale')
  })

  test('Last Updated goes on by the server’s time after a clock was set', () => {
    const server = Date.now()
    learnServerTime(new Date(server).toISOString())
    link.heardPush()
    jest.setSystemTime(server + 60 * 60_000)
    learnServerTime(new Date(server).toISOString())
    link.heardPush()
    expect(link.getSnapshot().lastUpdatedAt?.getTime()).toBe(server)
  })
})
