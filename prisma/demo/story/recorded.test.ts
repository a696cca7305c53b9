// The demo's past, held against the product's own rules: each of these calls could have been closed.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { missingRequiredFields } from '../../../server/domain/calls/entries/requiredFields'
import {
  fieldTypes,
  type FilledFields,
  type ProcedureFacts,
} from '../../../server/domain/configuration/procedures/catalogue'
import { readFieldValues } from '../../../server/domain/configuration/procedures/fieldValues'
import {
  endsFollowUp,
  followUpInterval,
  lineTypes,
  requiresLine,
} from '../../../server/domain/configuration/procedures/followUp'
import { missingForProcedures } from '../../../server/domain/configuration/procedures/missing'
import { day } from './calendar'
import { sparedArm } from '../plan/phrases'
import { lakeshoreProcedures, removalReasons, riversideProcedures } from '../plan/procedures'
import { byName, readCatalogues, readClosed, readLines, type Closed, type KnownLine } from '../load/readBack'
import { now, openSeeded } from '../../../server/test/hospital/seeded'

let seeded: Awaited<ReturnType<typeof openSeeded>>
let rows: typeof seeded.rows
let number: typeof seeded.number
let catalogues: Map<string, ProcedureFacts[]>
let closed: Closed[]
let lines: KnownLine[]
let closedOn: Map<string, Closed[]>

beforeAll(async () => {
  seeded = await openSeeded()
  const { client } = seeded
  ;({ rows, number } = seeded)
  catalogues = await readCatalogues(client)
  closed = await readClosed(client, catalogues)
  lines = await readLines(client)
  closedOn = new Map(lines.map(({ id }) => [id, []]))
  for (const call of closed) if (call.lineId) closedOn.get(call.lineId)!.push(call)
})

afterAll(() => seeded.close())

describe('the catalogue', () => {
  test('has fields of all five types at both providers, and all that a field and an option can say', async () => {
    const said = await rows<Record<string, unknown>>(`
      select p.name, array_agg(distinct f.type::text) as types, bool_or(f.required) as required, bool_or(f.follow_up_type_name) as names, bool_or(f.hide_header) as header,
        bool_or(f.hide_group) as "group", bool_or(o.end_follow_up) as ends, bool_or(o.immediate_follow_up_interval is not null) as immediate, bool_or(r.field_id is not null) as requires
      from provider p join procedure_field f on f.provider_id = p.id left join procedure_field_option o on o.field_id = f.id left join option_requirement r on r.option_id = o.id
      group by 1 order by 1`)
    const everything = {
      types: [...fieldTypes].sort(),
      required: true,
      names: true,
      header: true,
      group: true,
      ends: true,
      immediate: true,
      requires: true,
    }
    expect(said).toEqual([
      { name: 'Lakeshore Medical', ...everything },
      { name: 'Riverside Health', ...everything },
    ])
  })

  test('stands in the order of the form, with nothing that cannot be filled', async () => {
    const namesOf = (
      procedures: { name: string; fields: readonly { name: string; options: readonly { value: string }[] }[] }[],
    ) =>
      procedures.map(({ name, fields }) => [
        name,
        fields.map((field) => [field.name, field.options.map(({ value }) => value)]),
      ])
    expect(namesOf(catalogues.get('Riverside Health')!)).toEqual(namesOf(riversideProcedures))
    expect(namesOf(catalogues.get('Lakeshore Medical')!)).toEqual(namesOf(lakeshoreProcedures))
    expect(
      await number(
        `select count(*) from procedure_field f where (type in ('radio', 'checkboxes')) <> exists (select from procedure_field_option o where o.field_id = f.id)`,
      ),
    ).toBe(0)
    expect([...riversideProcedures, ...lakeshoreProcedures].filter(({ fields }) => fields.length === 0)).toEqual([])
    expect(await rows(`select distinct name from procedure where not count_in_performance`)).toEqual([
      { name: 'Education' },
    ])
  })

  test('asks for what an insertion may not be without', () => {
    for (const catalogue of catalogues.values()) {
      const insertion = catalogue.find(({ name }) => name === 'Insertion')!
      const idOf = (name: string): string => insertion.fields.find((field) => field.name === name)!.id
      const filled = (values: Record<string, string>): FilledFields =>
        new Map(Object.entries(values).map(([name, value]) => [idOf(name), [value]]))
      const missing = (values: Record<string, string>): string[] =>
        missingForProcedures(catalogue, { filled: filled(values), wrong: [] }, {}).map(({ message }) => message)
      expect(missing({ 'Insertion Type': 'DL PICC', 'Tip confirmation': 'Chest X-ray' })).toEqual([
        'Patient Last Name is required when Insertion is selected',
        'MRN is required when Insertion is selected',
        'Outcome is required when Insertion is selected',
        'Arm is a required procedure field when DL PICC is selected',
        'Vein is a required procedure field when DL PICC is selected',
        'X-ray read by is a required procedure field when Chest X-ray is selected',
      ])
      expect(missing({ 'Insertion Type': 'CVL', Outcome: 'Unsuccessful' }).slice(2)).toEqual([
        'CVL site is a required procedure field when CVL is selected',
        'Reason is a required procedure field when Unsuccessful is selected',
      ])
    }
  })
})

describe('every completed call', () => {
  test('records a procedure, misses nothing, and holds only what its fields take', () => {
    expect(closed.length).toBeGreaterThan(13_000)
    for (const call of closed) {
      const { filled, wrong } = readFieldValues(
        call.catalogue,
        [...call.filled].map(([fieldId, values]) => ({ fieldId, values })),
      )
      const missing = [
        ...missingForProcedures(call.catalogue, { filled, wrong: [] }, call.fields),
        ...missingRequiredFields(call.facility, call.fields),
      ]
      if (wrong.length > 0 || missing.length > 0)
        expect({ id: call.id, wrong, missing }).toEqual({ id: call.id, wrong: [], missing: [] })
      if (JSON.stringify([...filled]) !== JSON.stringify([...call.filled])) expect(filled).toEqual(call.filled)
    }
  })

  test('has a line when what it records requires one (rules 3.9)', () => {
    expect(closed.filter((call) => requiresLine(call, call)).map(({ id }) => id)).toEqual([])
    expect(closed.filter((call) => requiresLine({ lineId: null }, call)).length).toBeGreaterThan(3_000)
  })

  test('keeps the names, places and marks of the catalogue, and no open call has any values', async () => {
    expect(
      await number(`
        select count(*) from call_value v join call c on c.id = v.call_id left join procedure_field f on f.id = v.field_id left join procedure p on p.id = f.procedure_id
        where (v.provider_id, v.procedure_id, v.procedure_name, v.procedure_weight, v.field_name, v.field_weight, v.field_type, v.follow_up_type_name, v.end_follow_up)
          is distinct from (c.provider_id, p.id, p.name, p.weight, f.name, f.weight, f.type, f.follow_up_type_name,
            exists (select from procedure_field_option o where o.field_id = f.id and o.end_follow_up and o.value = any(v.values)))
          or c.completed_at is null or p.provider_id <> c.provider_id`),
    ).toBe(0)
  })

  test('fills each field of the form at some time', async () => {
    expect(
      await rows(`select p.name, f.name as field from procedure_field f join procedure p on p.id = f.procedure_id join provider on provider.id = p.provider_id
        where provider.name = 'Riverside Health' and not exists (select from call_value v where v.field_id = f.id)`),
    ).toEqual([])
  })

  test('records what it was made for, or that the line came out instead', async () => {
    const pairs = await rows<{ purpose: string; procedures: string[] }>(`
      select p.name as purpose, array_agg(distinct procedure_name order by procedure_name) as procedures
      from call_value v join call c on c.id = v.call_id join purpose p on p.id = c.purpose_id group by 1`)
    expect(Object.fromEntries(pairs.map(({ purpose, procedures }) => [purpose, procedures]))).toEqual({
      'Dressing Change': ['Dressing Change', 'Removal'],
      'PICC Insertion': ['Insertion', 'Peripheral IV'],
      'Midline Insertion': ['Insertion', 'Peripheral IV'],
      'Difficult IV': ['Peripheral IV'],
      Declot: ['Declot'],
      'Line Assessment': ['Assessment'],
      'Line Removal': ['Removal'],
      'Port Access': ['Port Access'],
      'Port De-access': ['Port Access'],
      'Blood Draw from Line': ['Blood Draw'],
      'CVL Assist': ['Insertion'],
      'Tip Confirmation': ['Assessment'],
      'Line Exchange': ['Insertion'],
      'Daily Line Check': ['Assessment'],
      Education: ['Education'],
      Custom: ['Blood Draw', 'Other', 'Peripheral IV'],
    })
  })

  test('has the line, or the peripheral IV, that a changed order asks for', async () => {
    const changes = await rows<{ change: string; type: string; outcome: string; iv: boolean }>(`
      select distinct o.values[1] as change, split_part(t.values[1], ' ', -1) as type, r.values[1] as outcome,
        exists (select from call_value iv where iv.call_id = o.call_id and iv.procedure_name = 'Peripheral IV') as iv
      from call_value o join call_value t on t.call_id = o.call_id and t.follow_up_type_name
      join call_value r on r.call_id = o.call_id and r.procedure_name = 'Insertion' and r.field_name = 'Outcome'
      where o.field_name = 'Order Change' and t.values[1] <> 'PG' order by 1, 2`)
    const placed = (change: string, type: string) => ({ change, type, outcome: 'Successful', iv: false })
    const peripheral = (change: string, type: string) => ({ change, type, outcome: 'Unsuccessful', iv: true })
    expect(changes).toEqual([
      placed('IV changed to ML', 'ML'),
      placed('IV changed to PICC', 'PICC'),
      peripheral('ML changed to IV', 'ML'),
      placed('ML changed to PICC', 'PICC'),
      peripheral('PICC changed to IV', 'PICC'),
      placed('PICC changed to ML', 'ML'),
    ])
  })

  test('speaks of the tip only where it lies near the heart', async () => {
    expect(
      await rows(`select distinct t.values[1] as type from call_value tip join call c on c.id = tip.call_id
        join call placed on placed.line_id = c.line_id join call_value t on t.call_id = placed.id and t.follow_up_type_name
        where tip.field_name in ('Tip location', 'Tip confirmation') and t.values[1] not like '%PICC' and t.values[1] <> 'CVL'`),
    ).toEqual([])
  })

  test('spares the arm that its notes say to leave alone', async () => {
    const told = await rows<{ notes: string; arm: string }>(
      `select pre_comments as notes, v.values[1] as arm from call c join call_value v on v.call_id = c.id where v.field_name = 'Arm' and pre_comments is not null`,
    )
    expect(told.filter(({ notes }) => sparedArm(notes)).length).toBeGreaterThan(100)
    expect(told.filter(({ notes, arm }) => sparedArm(notes) === arm)).toEqual([])
  })
})

describe('lines', () => {
  test('have the type, and the place, that their name tells (rules 4.7)', () => {
    const told = lines.map(({ id, name }) => {
      const { catalogue, filled } = closedOn
        .get(id)!
        .findLast((call) => lineTypes(call.catalogue, call.filled).length > 0)!
      const { Arm: arm, Vein: vein, 'CVL site': site, 'Insertion Type': type } = byName(catalogue, filled)
      expect(lineTypes(catalogue, filled)).toEqual([type])
      return { name, recorded: site ? `${site} ${type}` : `${arm!.charAt(0)} ${vein!.toLowerCase()} ${type}` }
    })
    const named = told.filter(({ name }) => !name.endsWith("'s Line"))
    expect(named.length).toBeGreaterThan(1_000)
    expect(named.filter(({ name, recorded }) => name !== recorded)).toEqual([])
  })

  test('are closed by the call that ends follow-up, and by no other (rules 3.11)', () => {
    const endings = lines.map((line) => ({ line, calls: closedOn.get(line.id)!.filter(endsFollowUp) }))
    expect(endings.filter(({ calls }) => calls.length > 0).length).toBeGreaterThan(1_000)
    expect(
      endings.filter(({ line, calls }) =>
        calls.some(({ completedAt }) => completedAt.getTime() !== line.completedAt?.getTime()),
      ),
    ).toEqual([])
  })

  test('are next due as their last visit says (rules 3.11)', () => {
    const next = lines.map((line) => {
      const visit = closedOn.get(line.id)!.findLast((call) => !endsFollowUp(call))!
      return {
        line,
        days: (line.nextChangeDate.getTime() - visit.completedAt.getTime()) / day,
        said: followUpInterval(visit, line),
      }
    })
    expect(next.filter(({ days, said }) => days !== said)).toEqual([])
    expect(new Set(next.map(({ said }) => said))).toEqual(new Set([2, 7, 28]))
  })

  test('are infected while an infection goes on, 1 to 2 times in 1,000 line-days, and never when they are out', async () => {
    expect(
      await number(
        `select count(*) from line where infection <> exists (select from infection_entry i where i.line_id = line.id and stopped_on is null)`,
      ),
    ).toBe(0)
    expect(lines.filter(({ infection, completedAt }) => infection && completedAt)).toEqual([])
    expect(
      await number(`select count(*) from infection_entry i join line on line.id = i.line_id where i.provider_id <> line.provider_id or i.created_at < line.created_at
        or started_on < line.created_at::date or i.created_at > coalesce(completed_at, timestamptz '${now.toISOString()}') or stopped_on > coalesce(completed_at, timestamptz '${now.toISOString()}') + interval '1 day'`),
    ).toBe(0)
    const days = lines.reduce(
      (sum, { createdAt, completedAt }) => sum + ((completedAt ?? now).getTime() - createdAt.getTime()) / day,
      0,
    )
    const infections = await number('select count(*) from infection_entry')
    expect((infections * 1000) / days).toBeGreaterThan(0.8)
    expect((infections * 1000) / days).toBeLessThan(2.1)
  })

  test('come out for infection only when there was one', async () => {
    expect(
      await number(`select count(*) from call_value v join call c on c.id = v.call_id where procedure_name = 'Removal' and 'Infection' = any(v.values)
        and not exists (select from infection_entry i where i.line_id = c.line_id)`),
    ).toBe(0)
    expect(
      await number(`select count(*) from call_value where procedure_name = 'Removal' and 'Infection' = any("values")`),
    ).toBeGreaterThan(3)
  })
})

describe('the figures of such teams', () => {
  /** How often each value stands in the field, as a share of the calls that fill it. */
  const shares = async (procedure: string, field: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      (
        await rows<{ value: string; share: number }>(
          `select value, (count(*) / sum(count(*)) over ())::float as share from call_value, unnest("values") value where procedure_name = '${procedure}' and field_name = '${field}' group by 1`,
        )
      ).map(({ value, share }) => [value, share]),
    )

  const near = (figure: number | undefined, published: number, by: number): void => {
    expect(figure).toBeGreaterThan(published - by)
    expect(figure).toBeLessThan(published + by)
  }

  test('nine insertions in ten succeed, and one in twelve is not what was ordered', async () => {
    const { Successful } = await shares('Insertion', 'Outcome')
    near(Successful, 0.895, 0.025)
    const insertions = await number(
      `select count(*) from call_value where procedure_name = 'Insertion' and field_name = 'Outcome'`,
    )
    const changes = await rows<{ value: string; count: number }>(
      `select "values"[1] as value, count(*)::int from call_value where field_name = 'Order Change' group by 1 order by 2 desc`,
    )
    expect(changes[0]?.value).toBe('PICC changed to ML')
    near(changes.reduce((sum, { count }) => sum + count, 0) / insertions, 0.08, 0.02)
    expect(changes).toHaveLength(6)
  })

  test('veins, arms, dressings and attempts are as published', async () => {
    const { Basilic, Brachial } = await shares('Insertion', 'Vein')
    near(Basilic, 0.75, 0.04)
    near(Brachial, 0.175, 0.035)
    near((await shares('Insertion', 'Arm')).Left, 0.66, 0.04)
    near((await shares('Dressing Change', 'Dressing')).Transparent, 0.85, 0.03)
    near((await shares('Declot', 'Result')).Patent, 0.82, 0.12)
    near(
      await number(
        `select avg("values"[1]::int) from call_value where procedure_name = 'Peripheral IV' and field_name = 'Attempts'`,
      ),
      2.2,
      0.1,
    )
  })

  test('most lines come out when the treatment ends; occlusion and accidents are what goes wrong most', async () => {
    const reasons = await shares('Removal', 'Reason')
    near(reasons['Treatment ended'], 0.8, 0.06)
    expect(Object.keys(reasons).sort()).toEqual([...removalReasons].sort())
    near(reasons.Accidental, 0.06, 0.03)
    near(reasons.Occlusion, 0.055, 0.03)
  })
})
