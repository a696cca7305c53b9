import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { imageTypeOf } from '../../../server/domain/calls/entries/images'
import { openFileStore } from '../../../server/files/fileStore'
import { demoAccounts, demoPassword, seedDemo } from './index'
import { now, openSeeded } from '../../../server/test/hospital/seeded'

const moment = `timestamptz '${now.toISOString()}'`

let seeded: Awaited<ReturnType<typeof openSeeded>>
let rows: typeof seeded.rows
let number: typeof seeded.number

/** Of Riverside Health, with names for ids. */
const views = `
  create temp view r as
    select c.*, p.name as purpose, p.line_check, s.name as status, f.id as facility_id, f.name as facility, f.time_zone, f.follow_ups_enabled, f.required_call_fields
    from call c
    join provider on provider.id = c.provider_id and provider.name = 'Riverside Health'
    join purpose p on p.id = c.purpose_id
    join status_code s on s.id = c.status_code_id
    left join room on room.id = c.room_id
    left join facility f on f.id = room.facility_id;
  create temp view active as
    select * from r where completed_at is null and deleted_at is null and alive_at <= ${moment};
  create temp view done as select * from r where completed_at is not null and deleted_at is null;
  create temp view l as
    select line.*, f.follow_ups_enabled
    from line join provider on provider.id = line.provider_id and provider.name = 'Riverside Health'
    join room on room.id = line.room_id join facility f on f.id = room.facility_id;
`

beforeAll(async () => {
  seeded = await openSeeded()
  ;({ rows, number } = seeded)
  process.stdout.write(`the demo hospital took ${seeded.tookMs} ms\n`)
  await seeded.client.query(views)
})

afterAll(() => seeded.close())

describe('the hospital', () => {
  test('is marked as a demo, and says what it made', async () => {
    expect(await rows('select id, is_demo from installation')).toEqual([{ id: 1, is_demo: true }])
    expect(seeded.printed[0]).toMatch(/^Riverside Health: 4 facilities, \d+ rooms, \d+ accounts, 10 procedures$/)
    expect(seeded.printed[1]).toMatch(
      /45 calls in the queue, 1[34],\d{3} completed calls over 12 months, 150 deleted calls/,
    )
    expect(seeded.printed[2]).toMatch(
      /\d+ open lines, 2,\d{3} closed lines, \d{2},\d{3} values recorded, 3 images, 5\d\d compliance documents$/,
    )
  })

  test('has a wall board and a ward’s device in each provider', async () => {
    expect(
      await rows(
        `select kind, facility_id is null as everywhere, unit <> '' as "hasUnit", count(*)::int from device group by 1, 2, 3 order by 1`,
      ),
    ).toEqual([
      { kind: 'wallBoard', everywhere: true, hasUnit: null, count: 2 },
      { kind: 'wardDevice', everywhere: false, hasUnit: true, count: 2 },
    ])
  })

  test('has the accounts that readers are told of, with their password', async () => {
    const users = await rows<{ email: string; full_name: string; password_hash: string }>(
      'select email, full_name, password_hash from app_user',
    )
    const byEmail = new Map(users.map((user) => [user.email, user]))
    expect(demoAccounts).toHaveLength(10)
    for (const { email, name } of demoAccounts) expect(byEmail.get(email)?.full_name).toBe(name)
    expect(await verify(byEmail.get('clinician@demo.example')?.password_hash ?? '', demoPassword)).toBe(true)
    expect(await rows(`select email from app_user join account_lock on user_id = id`)).toEqual([
      { email: 'locked@demo.example' },
    ])
    expect(
      await rows(`select email from app_user join provider_role held on user_id = app_user.id where training`),
    ).toEqual([{ email: 'trainee@demo.example' }])
    expect(await rows(`select email from app_user where superadmin`)).toEqual([{ email: 'system@demo.example' }])
    const atRiverside = (condition: string) =>
      number(
        `select count(*) from provider_role join provider p on p.id = provider_id join app_user u on u.id = user_id where p.name = 'Riverside Health' and ${condition}`,
      )
    expect(await atRiverside(`role = 'Clinician' and u.active and u.password_hash is not null`)).toBe(12)
    expect([await atRiverside('u.active'), await atRiverside('not u.active')]).toEqual([60, 4])
    expect(await atRiverside('u.password_hash is null')).toBe(1)
    expect(
      await number(
        `select count(*) from provider_role join app_user u on u.id = user_id where u.email = 'system@demo.example'`,
      ),
    ).toBe(2)
    expect(
      await rows(
        `select f.name from allowed_facility a join app_user u on u.id = a.user_id join facility f on f.id = a.facility_id where u.email = 'north@demo.example'`,
      ),
    ).toEqual([{ name: 'North Campus' }])
  })

  test('has purposes in weight order, two of them line checks', async () => {
    const purposes = await rows<{ name: string; weight: number; line_check: boolean }>(
      `select p.name, p.weight, p.line_check from purpose p join provider on provider.id = p.provider_id where provider.name = 'Riverside Health' order by p.weight`,
    )
    expect(purposes.map(({ weight }) => weight)).toEqual(Array.from({ length: 16 }, (_, weight) => weight))
    expect([purposes[0]?.name, purposes[15]?.name]).toEqual(['Dressing Change', 'Custom'])
    expect(purposes.filter(({ line_check }) => line_check).map(({ name }) => name)).toEqual([
      'Dressing Change',
      'Daily Line Check',
    ])
  })

  test('asks its people for what it would in life: for everybody, or in some facilities', async () => {
    const requirements = await rows<{ name: string; category: string; is_global: boolean; places: string[] }>(`
      select r.name, c.name as category, r.is_global, array(select f.name from requirement_facility rf join facility f on f.id = rf.facility_id where rf.requirement_id = r.id order by f.weight) as places
      from compliance_requirement r join compliance_category c on c.id = r.category_id join provider p on p.id = r.provider_id
      where p.name = 'Riverside Health' order by r.weight`)
    expect(requirements).toHaveLength(12)
    expect(requirements[0]).toEqual({ name: 'RN License', category: 'Licenses', is_global: true, places: [] })
    expect(requirements[2]).toMatchObject({ name: 'ACLS', places: ['Main Hospital', 'North Campus'] })
    expect(requirements.filter(({ is_global, places }) => is_global === places.length > 0)).toEqual([])
    expect([...new Set(requirements.map(({ category }) => category))].sort()).toEqual([
      'Certifications',
      'Facility',
      'Health',
      'Licenses',
    ])
    expect(
      await rows(
        `select p.name, s.grace_period from compliance_settings s join provider p on p.id = s.provider_id order by 1`,
      ),
    ).toEqual([
      { name: 'Lakeshore Medical', grace_period: 14 },
      { name: 'Riverside Health', grace_period: 30 },
    ])
  })

  test('keeps each provider to its own rows', async () => {
    const strangers = await number(`
      select count(*) from call c
      join purpose p on p.id = c.purpose_id join status_code s on s.id = c.status_code_id
      left join room on room.id = c.room_id left join line on line.id = c.line_id left join call parent on parent.id = c.follow_up_from_id
      left join provider_role lead on lead.user_id = c.assigned_to_id and lead.provider_id = c.provider_id
      where c.provider_id <> p.provider_id or c.provider_id <> s.provider_id or c.provider_id <> coalesce(room.provider_id, c.provider_id)
        or c.provider_id <> coalesce(line.provider_id, c.provider_id) or c.provider_id <> coalesce(parent.provider_id, c.provider_id)
        or (c.assigned_to_id is not null and lead.id is null)`)
    expect(strangers).toBe(0)
    const lakeshore = `from call c join provider p on p.id = c.provider_id where p.name = 'Lakeshore Medical'`
    expect(await number(`select count(*) ${lakeshore} and completed_at is not null`)).toBeGreaterThan(100)
    expect(
      await number(
        `select count(*) ${lakeshore} and completed_at is null and deleted_at is null and announced_at is not null`,
      ),
    ).toBeGreaterThan(5)
    expect(await number(`select count(*) ${lakeshore} and deleted_at is not null`)).toBe(5)
  })

  test('has ids shaped as UUIDv7 of the moment of their row', async () => {
    expect(
      await number(
        `select count(*) from call where uuid_extract_version(id) <> 7 or uuid_extract_timestamp(id) <> created_at`,
      ),
    ).toBe(0)
  })
})

describe('the active queue', () => {
  test('has 45 calls of every kind', async () => {
    const kinds = await rows<{ kind: string; count: number }>(`
      select case when line_check then 'line check' else status end as kind, count(*)::int from active group by 1`)
    const counted = Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))
    expect(counted).toEqual({ Stat: 3, Normal: 20, 'On Hold': 6, 'line check': 16 })
    const some = await rows(`select
      count(*) filter (where line_check and status = 'On Hold') >= 12 as "checks on hold",
      count(*) filter (where line_check and status = 'Normal') > 0 as "checks off hold",
      count(*) filter (where room_id is null and room_description is not null) = 1 as "no room",
      count(*) filter (where inserted_by is not null) = 1 as "placed elsewhere",
      count(*) filter (where custom_job is not null) = 2 as custom,
      count(*) filter (where assigned_to_id is not null) = 6 as assigned from active`)
    expect(Object.values(some[0] ?? {})).not.toContain(false)
    expect(
      await number(
        `select count(*) from work_order w join active on active.id = w.call_id where w.ended_at is null and not w.is_lead`,
      ),
    ).toBe(3)
  })

  test('has waiting times that look real: minutes when Stat, hours at the most when Normal', async () => {
    expect(
      await number(`select extract(epoch from ${moment} - min(alive_at)) / 60 from active where status = 'Stat'`),
    ).toBeLessThan(30)
    expect(
      await number(`select extract(epoch from ${moment} - min(alive_at)) / 60 from active where not line_check`),
    ).toBeLessThan(300)
    expect(
      await number(`select extract(epoch from ${moment} - min(alive_at)) / 3600 from active where line_check`),
    ).toBeLessThan(24)
  })

  test('gives each assigned call one unfinished lead work order, the assignee’s', async () => {
    const wrong = await number(`
      select count(*) from call c left join work_order w on w.call_id = c.id and w.ended_at is null and w.is_lead left join provider_role held on held.user_id = w.user_id and held.provider_id = w.provider_id
      where c.completed_at is null and c.deleted_at is null
        and (c.assigned_to_id is distinct from w.user_id or (w.id is not null and (c.start_time is null or c.start_time > w.started_at or w.is_training <> held.training)))`)
    expect(wrong).toBe(0)
  })

  test('leaves the accounts that readers sign in as free to take a call', async () => {
    const leads = await rows<{ email: string }>(
      `select u.email from work_order w join app_user u on u.id = w.user_id where w.ended_at is null and w.is_lead`,
    )
    expect(leads).toHaveLength(7)
    const free = new Set(demoAccounts.map(({ email }) => email))
    expect(leads.filter(({ email }) => free.has(email))).toEqual([])
  })
})

describe('what was done', () => {
  test('is 35 to 55 calls a weekday and 15 to 25 a weekend day, where the facility is', async () => {
    const days = await rows<{ weekend: boolean; least: number; most: number; days: number }>(`
      with daily as (
        select (alive_at at time zone time_zone)::date as day, count(*)::int as calls from done group by 1)
      select extract(isodow from day) > 5 as weekend, min(calls) as least, max(calls) as most, count(*)::int as days
      from daily where day < '2026-11-19' group by 1 order by 1`)
    expect(days).toEqual([
      { weekend: false, least: expect.any(Number), most: expect.any(Number), days: 260 },
      { weekend: true, least: expect.any(Number), most: expect.any(Number), days: 104 },
    ])
    expect(days[0]?.least).toBeGreaterThanOrEqual(35)
    expect(days[0]?.most).toBeLessThanOrEqual(55)
    expect(days[1]?.least).toBeGreaterThanOrEqual(15)
    expect(days[1]?.most).toBeLessThanOrEqual(25)
  })

  test('is in order: created, alive, started, completed, all work ended', async () => {
    expect(
      await number(`select count(*) from call where completed_at is not null and not (
        created_at <= alive_at and alive_at <= start_time and start_time < completed_at and completed_at <= updated_at and updated_at <= ${moment}
        and completed_by_id is not null and assigned_to_id = completed_by_id and version >= 3)`),
    ).toBe(0)
    expect(await number(`select count(*) from done where status = 'On Hold'`)).toBe(0)
    expect(
      await number(`select count(*) from work_order w join call c on c.id = w.call_id where c.completed_at is not null and (
        w.ended_at is null or w.ended_at > c.completed_at or w.started_at < c.start_time)`),
    ).toBe(0)
    expect(
      await number(`select count(*) from call c where completed_at is not null and not exists (
        select from work_order w where w.call_id = c.id and w.is_lead and w.user_id = c.completed_by_id and w.ended_at = c.completed_at)`),
    ).toBe(0)
  })

  test('was done by clinicians, where they may be, one lead at a time', async () => {
    expect(
      await rows(
        `select distinct role from done join provider_role on user_id = completed_by_id and provider_role.provider_id = done.provider_id`,
      ),
    ).toEqual([{ role: 'Clinician' }])
    expect(
      await number(
        `select count(*) from work_order w join provider_role p using (user_id, provider_id) where role in ('SystemAdmin', 'External', 'Admin')`,
      ),
    ).toBe(0)
    expect(
      await number(`select count(*) from work_order w join r on r.id = w.call_id
        where r.facility_id is not null and exists (select from allowed_facility a where a.user_id = w.user_id)
          and not exists (select from allowed_facility a where a.user_id = w.user_id and a.facility_id = r.facility_id)`),
    ).toBe(0)
    expect(
      await number(`select count(*) from (
        select started_at < lag(ended_at) over (partition by user_id order by started_at, ended_at) as early from work_order where is_lead) leads where early`),
    ).toBe(0)
  })

  test('could be closed: what the facility requires is there, and a custom call names its job', async () => {
    const columns = {
      contact: 'contact',
      orderingProvider: 'ordering_provider',
      patientFirstName: 'patient_first_name',
      patientLastName: 'patient_last_name',
      mrn: 'mrn',
    }
    for (const [field, column] of Object.entries(columns))
      expect(
        await number(`select count(*) from done where '${field}' = any(required_call_fields) and ${column} is null`),
      ).toBe(0)
    expect(await number(`select count(*) from r where (purpose = 'Custom') <> (custom_job is not null)`)).toBe(0)
  })

  test('looks like the reports of such teams', async () => {
    const medians = await rows<{ status: string; median: number }>(`
      select status, percentile_cont(0.5) within group (order by extract(epoch from start_time - alive_at) / 60)::float as median from done group by 1 order by 1`)
    expect(medians[0]?.median).toBeGreaterThan(60)
    expect(medians[0]?.median).toBeLessThan(80)
    expect(medians[1]?.median).toBeGreaterThan(14)
    expect(medians[1]?.median).toBeLessThan(22)
    const total = await number('select count(*) from done')
    expect(total).toBeGreaterThan(13_000)
    expect(total).toBeLessThan(15_000)
    const helped = await number(
      'select count(distinct call_id) from work_order w join done on done.id = w.call_id where not w.is_lead',
    )
    expect(helped / total).toBeCloseTo(0.25, 1)
  })

  test('includes 150 deleted calls, each with who and when', async () => {
    expect(await number('select count(*) from r where deleted_at is not null')).toBe(150)
    expect(
      await number(`select count(*) from call c where deleted_at is not null and (deleted_by_id is null or deleted_at < alive_at or deleted_at > ${moment}
        or exists (select from work_order w where w.call_id = c.id and w.ended_at is null))`),
    ).toBe(0)
  })
})

describe('lines', () => {
  test('are about 130 in and 2,500 out, with dwell times as published', async () => {
    const open = await number('select count(*) from l where completed_at is null')
    const closed = await number('select count(*) from l where completed_at is not null')
    expect(Math.abs(open - 130)).toBeLessThan(35)
    expect(Math.abs(closed - 2500)).toBeLessThan(120)
    const dwell = await rows<{ quarter: number; half: number; long: number }>(`
      select percentile_cont(0.25) within group (order by days)::float as quarter, percentile_cont(0.5) within group (order by days)::float as half,
        avg((days > 60)::int)::float as long
      from (select extract(epoch from completed_at - created_at) / 86400 as days from l where completed_at is not null) d`)
    expect(Math.abs((dwell[0]?.quarter ?? 0) - 5)).toBeLessThan(1)
    expect(Math.abs((dwell[0]?.half ?? 0) - 11)).toBeLessThan(1.5)
    expect(dwell[0]?.long).toBeGreaterThan(0.03)
  })

  test('begin with their insertion, and end with the last call on them or when someone closed them', async () => {
    const firsts = await rows<{ purpose: string; completed_at: Date; created_at: Date }>(`
      select distinct on (line_id) r.purpose, r.completed_at, l.created_at from r join l on l.id = r.line_id order by line_id, r.created_at`)
    expect(
      firsts.filter(({ purpose }) => !['PICC Insertion', 'Midline Insertion', 'CVL Assist'].includes(purpose)),
    ).toEqual([])
    expect(firsts.filter(({ completed_at, created_at }) => completed_at.getTime() !== created_at.getTime())).toEqual([])
    expect(
      await number(
        `select count(*) from l where completed_at is not null and (completed_by_id is null or completed_at < (select max(r.completed_at) from r where r.line_id = l.id))`,
      ),
    ).toBe(0)
    expect(
      await number(
        `select count(*) from r join l on l.id = r.line_id where r.purpose = 'Line Removal' and r.completed_at is not null and l.completed_at is distinct from r.completed_at`,
      ),
    ).toBe(0)
  })

  test('share room, patient and record number with their calls', async () => {
    expect(await number(`select count(*) from call c join line on line.id = c.line_id where c.mrn <> line.mrn`)).toBe(0)
    expect(
      await number(
        `select count(*) from r join l on l.id = r.line_id where r.completed_at is null and r.room_id <> l.room_id`,
      ),
    ).toBe(0)
  })

  test('have their dressing changed as the last call on them asked for', async () => {
    const followUps = await rows<{ days: number; share: number }>(`
      select round(extract(epoch from f.alive_at - p.completed_at) / 86400, 6)::float as days, (count(*) / sum(count(*)) over ())::float as share
      from r f join call p on p.id = f.follow_up_from_id
      where f.purpose = 'Dressing Change' and f.alive_at = f.dressing_change_date and f.created_at = p.completed_at and f.line_id = p.line_id and f.mrn = p.mrn
      group by 1 order by 1`)
    expect(followUps.map(({ days }) => days)).toEqual([2, 7, 28])
    expect(followUps[1]?.share).toBeGreaterThan(0.7)
    expect(await number('select count(*) from call where follow_up_from_id is not null')).toBe(
      await number(
        `select count(*) from call f join call p on p.id = f.follow_up_from_id where f.alive_at = f.dressing_change_date and f.line_id = p.line_id`,
      ),
    )
  })

  test('have one unfinished follow-up while they are in, and none when they are out or where follow-ups are disabled', async () => {
    const unfinished = `select line_id, count(*)::int as calls, max(alive_at) as alive_at from call where follow_up_from_id is not null and completed_at is null and deleted_at is null group by 1`
    expect(
      await number(`select count(*) from l left join (${unfinished}) f on f.line_id = l.id
        where coalesce(f.calls, 0) <> (l.completed_at is null and l.follow_ups_enabled)::int or (f.calls = 1 and f.alive_at <> l.next_change_date)`),
    ).toBe(0)
    expect(await number(`select count(*) from r where follow_up_from_id is not null and not follow_ups_enabled`)).toBe(
      0,
    )
    expect(
      await number(
        `select count(*) from r where follow_up_from_id is not null and completed_at is null and status = 'Stat'`,
      ),
    ).toBe(0)
  })

  test('have follow-ups that are announced when they are alive, and not before', async () => {
    expect(
      await number(
        `select count(*) from call where announced_at is distinct from case when alive_at <= ${moment} then alive_at end`,
      ),
    ).toBe(0)
    expect(await number(`select count(*) from call where alive_at > ${moment}`)).toBeGreaterThan(50)
    expect(
      await number(
        `select count(*) from r where alive_at > ${moment} and (status <> 'On Hold' or purpose <> 'Dressing Change' or assigned_to_id is not null)`,
      ),
    ).toBe(0)
  })
})

describe('pictures', () => {
  test('are on a call that waits and on two that were done, and can be looked at', async () => {
    const store = openFileStore({ dataDir: process.env.PATENCY_DATA! }).images
    const found = await rows<{ id: string; size: number; open: boolean; by_worker: boolean }>(`
      select i.id, i.size, c.completed_at is null as open, i.created_by_id in (c.assigned_to_id, c.completed_by_id, c.created_by_id) as by_worker
      from call_image i join call c on c.id = i.call_id join provider p on p.id = c.provider_id and p.name = 'Riverside Health'`)
    expect(
      found.map(({ open, by_worker }) => ({ open, by_worker })).sort((a, b) => Number(b.open) - Number(a.open)),
    ).toEqual([true, false, false].map((open) => ({ open, by_worker: true })))
    for (const { id, size } of found) {
      const bytes = await store.read(id, 'original')
      expect({ type: imageTypeOf(bytes), size: bytes.length }).toEqual({ type: 'image/jpeg', size })
      expect(imageTypeOf(await store.read(id, 'thumbnail'))).toBe('image/webp')
    }
  })
})

describe('seeding again', () => {
  test('does nothing, and says nothing', async () => {
    const digest = `select md5(string_agg(c::text, '' order by id)) as calls from call c`
    const before = await rows(digest)
    const said: string[] = []
    await seedDemo({
      url: seeded.url,
      now: new Date(now.getTime() + 86_400_000),
      files: openFileStore({ dataDir: process.env.PATENCY_DATA! }),
      print: (line) => said.push(line),
    })
    expect(await rows(digest)).toEqual(before)
    expect(said).toEqual([])
  })
})
