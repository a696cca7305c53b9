import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../server/paths'
import { simulate, type Country } from '../sizes/cells'
import { withTables } from '../sizes/document'
import { readFigures, type Figures } from '../sizes/figures'
import { needsOf } from '../sizes/installation'
import { examplePrices, tablesOf } from '../sizes/tables'

const figures: Figures = {
  pollsPerSecond: 2_000,
  writesPerSecond: 200,
  changeMs: 10,
  thousandScreensMs: 8,
  sockets: 10_000,
  socketKb: 50,
  processMb: 300,
  callKb: 10,
  backupSeconds: 60,
  restoreSeconds: 600,
  exportSeconds: 120,
  importSeconds: 480,
}

describe('what an installation needs', () => {
  test('is computed from what was measured', () => {
    // Ten changes a second, each with 8 ms for the thousand screens of its provider; 10,000 screens that ask every ten seconds.
    const use = { screens: 10_000, providers: 10, callsADay: 72_000, calls: 2_000_000 }
    expect(needsOf(use, figures)).toEqual({
      changesPerSecond: 10,
      // 1,000 polls a second of 2,000; the changes need 0.18.
      busyCores: 0.5,
      processes: 2,
      memoryGb: expect.closeTo(((300 + (10_000 * 50) / 1024) * 1.25) / 1024, 10),
      databaseCores: 1,
      databaseGb: expect.closeTo(19.07, 2),
      backupMinutes: 2,
      restoreMinutes: 20,
    })
    expect(needsOf({ ...use, callsADay: 720_000 }, figures)).toMatchObject({
      busyCores: expect.closeTo(1.8, 10),
      processes: 5,
      databaseCores: 2,
    })
  })

  test('has a process in reserve, and one for the sockets that another cannot hold', () => {
    const use = { screens: 10, providers: 1, callsADay: 20, calls: 0 }
    expect(needsOf(use, figures).processes).toBe(2)
    const slowly = { ...figures, pollsPerSecond: 1_000_000 }
    expect(needsOf({ ...use, screens: 30_001 }, slowly).processes).toBe(5)
  })
})

describe('a country in cells', () => {
  const country: Country = { years: 10, providers: 300, screens: 30_000, callsADay: 75_000, growth: 0.05 }
  const failures = { yearsBetweenLosses: 2, takeoverSeconds: 60, yearsBetweenDisasters: 30 }
  const inCells = (share: number, more: Partial<typeof failures> = {}) =>
    simulate(country, share, { ...failures, ...more }, figures, 1)

  test('in one installation nobody moves, and all stand still at once', () => {
    expect(inCells(Number.POSITIVE_INFINITY)).toMatchObject({ cells: 1, largestShare: 1, moves: [] })
  })

  test('no cell has more than its share, whose providers move in time', () => {
    for (const share of [0.5, 0.2, 0.1, 0.05]) {
      const { cells, largestShare, moves, needs } = inCells(share)
      // The calls at the end are those that were planned, give or take a tenth.
      expect(largestShare).toBeLessThan(share * 1.1)
      expect(cells).toBeGreaterThanOrEqual(1 / share)
      expect(needs).toHaveLength(cells)
      expect(moves.length).toBeGreaterThan(0)
      expect(moves).toEqual(moves.toSorted((a, b) => a - b))
    }
  })

  test('nothing is lost on the way: cells of any size have all calls together', () => {
    const kept = (share: number) => inCells(share).needs.reduce((sum, { databaseGb }) => sum + databaseGb, 0)
    expect(kept(0.1)).toBeCloseTo(kept(Number.POSITIVE_INFINITY), 6)
  })

  test('smaller cells are restored sooner, so less is lost; a takeover costs the same in each', () => {
    const [one, many] = [inCells(Number.POSITIVE_INFINITY), inCells(0.05)]
    expect(many.largest.restoreMinutes).toBeLessThan(one.largest.restoreMinutes / 5)
    expect(many.lostMinutesAYear).toBeLessThan(one.lostMinutesAYear)
    const never = { yearsBetweenDisasters: Number.POSITIVE_INFINITY }
    expect(inCells(Number.POSITIVE_INFINITY, never).lostMinutesAYear).toBeCloseTo(0.5, 10)
    expect(inCells(0.05, never).lostMinutesAYear).toBeCloseTo(0.5, 10)
  })
})

test('docs/operations.md has the tables of the last measurement; else: npm run sizes -- --write', () => {
  const page = readFileSync(path.join(projectRoot, 'docs/operations.md'), 'utf8')
  expect(withTables(page, tablesOf(readFigures(), examplePrices))).toBe(page)
})

test('a page without a place for a table is refused', () => {
  expect(() => withTables('# Sizing\n', { cells: '| |' })).toThrow('no place for cells')
})
