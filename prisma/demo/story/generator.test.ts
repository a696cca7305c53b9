import { describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { createTestDatabase } from '../../../server/test/database/database'
import { generateHospital, insertHospital } from '../load/index'

const now = new Date('2026-11-20T19:30:00Z')

describe('the generator', () => {
  test('makes the same rows for the same moment, and others for another', () => {
    const text = (at: Date, seed: number): string => {
      const { batches, rows } = generateHospital({ now: at, seed, scale: 0.1 })
      return JSON.stringify([rows, [...batches()]])
    }
    expect(text(now, 1)).toBe(text(now, 1))
    expect(text(now, 1)).not.toBe(text(now, 2))
    expect(text(now, 1)).not.toBe(text(new Date(now.getTime() + 60_000), 1))
  })

  test('has 45 calls in the queue at whatever hour and day it is asked', () => {
    for (const at of ['2026-03-08T07:10:00Z', '2026-11-01T05:45:00Z', '2027-01-01T03:30:00Z', '2026-07-05T12:00:00Z']) {
      const calls = [...generateHospital({ now: new Date(at) }).batches()].flatMap((batch) => batch.call)
      expect(
        calls.filter(({ completedAt, deletedAt, announcedAt }) => !completedAt && !deletedAt && announcedAt),
      ).toHaveLength(45)
    }
  })

  test('makes as many calls as asked, a batch at a time', () => {
    let completed = 0
    let largest = 0
    for (const { call: calls } of generateHospital({ now, scale: 3 }).batches()) {
      completed += calls.filter(({ completedAt }) => completedAt).length
      largest = Math.max(largest, calls.length)
    }
    expect(completed / 3).toBeGreaterThan(13_000)
    expect(completed / 3).toBeLessThan(15_000)
    expect(largest).toBeLessThan(2_100)
  })

  test('has lines checked each morning at seven, where the clocks of each facility are, from its moment on', () => {
    const { provider, rows } = generateHospital({ now })
    const { purpose, line_check_settings, job } = rows
    const purposeId = purpose.find(({ name }) => name === 'Daily Line Check')?.id
    const time = { timeHour: 7, timeMinute: 0, enabledDays: [1, 2, 3, 4, 5, 6, 7] }
    expect(line_check_settings).toEqual([
      {
        providerId: provider.id,
        version: 1,
        ...time,
        purposeId,
        whitelist: [],
        blacklist: ['PG'],
        checkedUpTo: now,
      },
    ])
    // It is Friday afternoon; lines without a room go by UTC, where it will be seven first.
    expect(job).toEqual([
      {
        id: expect.any(String),
        providerId: provider.id,
        name: 'checkLines',
        dueAt: new Date('2026-11-21T07:00:00Z'),
        settledAt: now,
      },
    ])
  })

  test('is inserted by others in their own transaction', async () => {
    const other = await createTestDatabase()
    const elsewhere = new pg.Client({ connectionString: other.url })
    await elsewhere.connect()
    await elsewhere.query('begin')
    const { completed, active } = await insertHospital(elsewhere, generateHospital({ now, scale: 0.1 }))
    expect(
      (await elsewhere.query('select count(*)::int from call where completed_at is not null and deleted_at is null'))
        .rows,
    ).toEqual([{ count: completed }])
    expect(active).toBeGreaterThan(28)
    const scheduled = `select s.time_hour, s.enabled_days, s.blacklist, job.due_at, job.attempts from line_check_settings s join job using (provider_id) join purpose on purpose.id = s.purpose_id and purpose.provider_id = s.provider_id where job.name = 'checkLines'`
    expect((await elsewhere.query(scheduled)).rows).toEqual([
      {
        time_hour: 7,
        enabled_days: [1, 2, 3, 4, 5, 6, 7],
        blacklist: ['PG'],
        due_at: new Date('2026-11-21T07:00:00Z'),
        attempts: 0,
      },
    ])
    await elsewhere.end()
    await other.drop()
  })
})
