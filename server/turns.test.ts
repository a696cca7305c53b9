import { jest } from '@jest/globals'
import { createTurns, TooManyWait, type TurnLimits } from './turns'

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }))
afterEach(() => void jest.useRealTimers())

const usual: TurnLimits = { inProcess: 3, ofProvider: 2, ofPerson: 1, waitingOfPerson: 4, waitingInProcess: 6, rest: 3 }

/** Work that the test begins and ends; which of it has begun, and what was refused. */
const open = (limits: Partial<TurnLimits> = {}) => {
  let at = 0
  const turns = createTurns({ ...usual, ...limits }, () => at)
  const begun: string[] = []
  const refused: Record<string, number> = {}
  const ends = new Map<string, () => void>()
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    begun,
    refused,
    settle,
    /** `rosa@riverside first`; with `+` it goes on, and is not refused. */
    ask: (...all: string[]) => {
      for (const each of all) {
        const [, person, provider, name] = /^(\w+)@(\w+) (\w+)/.exec(each)!
        turns({ person: person!, provider: provider! }, { goesOn: each.endsWith('+') }).then(
          (end) => {
            begun.push(name!)
            ends.set(name!, end)
          },
          (error: unknown) => {
            if (!(error instanceof TooManyWait)) throw error
            refused[name!] = error.seconds
          },
        )
      }
      return settle()
    },
    end: (name: string) => {
      ends.get(name)!()
      return settle()
    },
    pass: (ms: number) => {
      at += ms
      jest.advanceTimersByTime(ms)
      return settle()
    },
  }
}

test('one thing of a person runs at once, and their others follow in their order', async () => {
  const { ask, begun, end } = open()
  await ask('rosa@riverside a', 'rosa@riverside b', 'rosa@riverside c')
  expect(begun).toEqual(['a'])
  await end('a')
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a few of one provider, and of all together', async () => {
  const { ask, begun, end } = open()
  await ask('rosa@riverside a', 'ben@riverside b', 'june@riverside c', 'ana@north d', 'tomas@north e')
  expect(begun).toEqual(['a', 'b', 'd'])
  await end('d')
  expect(begun).toEqual(['a', 'b', 'd', 'e'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'd', 'e', 'c'])
})

test('people take turns, whoever asks for more', async () => {
  const { ask, begun, end } = open({ inProcess: 1 })
  await ask('rosa@riverside r1', 'rosa@riverside r2', 'rosa@riverside r3', 'ben@riverside b1', 'ben@riverside b2')
  for (const name of ['r1', 'b1', 'r2', 'b2', 'r3']) await end(name)
  expect(begun).toEqual(['r1', 'b1', 'r2', 'b2', 'r3'])
})

test('a turn ends once', async () => {
  const { ask, begun, end } = open()
  await ask('rosa@riverside a', 'rosa@riverside b', 'rosa@riverside c')
  await end('a')
  await end('a')
  expect(begun).toEqual(['a', 'b'])
})

test('so many of a person may wait, and of everybody; whoever is refused is told when to come again', async () => {
  const { ask, end, pass, refused } = open()
  await ask('ben@north before')
  await pass(2_000)
  await end('before')
  await ask(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `rosa@riverside ${name}`))
  expect(refused).toEqual({ f: 8 })
  await ask('ben@riverside g', 'june@riverside h', 'ana@riverside i', 'lee@riverside j')
  expect(refused).toEqual({ f: 8, j: 4 })
})

test('what goes on waits however many wait, and where nobody may wait the others are refused', async () => {
  const { ask, begun, end, refused } = open({ waitingOfPerson: 0, waitingInProcess: 0 })
  await ask('rosa@riverside a', 'rosa@riverside b', 'rosa@riverside c +')
  expect([begun, refused]).toEqual([['a'], { b: 1 }])
  await end('a')
  expect(begun).toEqual(['a', 'c'])
})

test('what goes on comes before what the person asked for later', async () => {
  const { ask, begun, end } = open({ rest: 0 })
  await ask('rosa@riverside a', 'rosa@riverside b', 'rosa@riverside c', 'rosa@riverside a2 +', 'rosa@riverside a3 +')
  for (const name of ['a', 'a2', 'a3', 'b']) await end(name)
  expect(begun).toEqual(['a', 'a2', 'a3', 'b', 'c'])
})

describe('whoever asks for much at once', () => {
  test('rests after each turn for three times as long as it took, and others do not', async () => {
    const { ask, begun, end, pass } = open({ inProcess: 1 })
    await ask(...['a', 'b', 'c', 'd', 'e'].map((name) => `program@riverside ${name}`), 'rosa@riverside hers')
    await pass(100)
    await end('a')
    expect(begun).toEqual(['a', 'hers'])
    await end('hers')
    await pass(299)
    expect(begun).toEqual(['a', 'hers'])
    await pass(1)
    expect(begun).toEqual(['a', 'hers', 'b'])
  })

  test('does not rest where only as many wait as a person sends', async () => {
    const { ask, begun, end, pass } = open()
    await ask('rosa@riverside a', 'rosa@riverside b', 'rosa@riverside c')
    await pass(100)
    await end('a')
    expect(begun).toEqual(['a', 'b'])
  })
})
