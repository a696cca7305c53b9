import type pg from 'pg'
import { expiries, expiryNames } from '../../server/domain/compliance/expiry'
import { filterNames, reportFilters, statusesOf } from '../../server/domain/compliance/status'
import { ask, signIn, withDatabase } from '../lib/laboratory'
import { percentile } from '../lib/percentile.mjs'
import { repeat, timed, type Row } from './row'
import { openWorld } from './world'

const people = 2_000
const requirements = 40
const rounds = 12

/** Fills the demo hospital: half of the requirements global; of each person most documents, some expired, some pending. */
const fillCompliance = async (client: pg.Client, providerId: string): Promise<void> => {
  const run = (text: string, ...values: unknown[]) => client.query(text, [providerId, ...values])
  await run(
    `with person as (insert into app_user (id, full_name, email, password_hash)
       select gen_random_uuid(), 'Nurse ' || lpad((g * 7919 % $2)::text, 5, '0'), 'nurse' || g || '@bench.example', 'none' from generate_series(1, $2::int) g returning id)
     insert into provider_role (id, provider_id, user_id, role) select gen_random_uuid(), $1, id, 'Clinician' from person`,
    people,
  )
  // Every third person is restricted to one facility.
  await run(
    `insert into allowed_facility (provider_id, user_id, facility_id)
     select $1, u.id, f.id from (select u.id, row_number() over (order by u.email) as n from app_user u where u.email like '%@bench.example') u
     join (select id, row_number() over (order by weight) as n, count(*) over () as all from facility where provider_id = $1 and deleted_at is null) f on f.n = 1 + u.n % f.all
     where u.n % 3 = 0`,
  )
  await run(
    `insert into compliance_requirement (id, provider_id, category_id, name, weight, grace_period, is_global)
     select gen_random_uuid(), $1, (select id from compliance_category where provider_id = $1 and deleted_at is null limit 1), 'Bench requirement ' || g, 100 + g, 14, g % 2 = 0
     from generate_series(1, $2::int - (select count(*)::int from compliance_requirement where provider_id = $1 and deleted_at is null)) g`,
    requirements,
  )
  await run(
    `insert into requirement_facility (provider_id, requirement_id, facility_id)
     select $1, q.id, f.id from compliance_requirement q join facility f on f.provider_id = $1 and f.deleted_at is null
     where q.provider_id = $1 and q.name like 'Bench requirement %' and not q.is_global`,
  )
  await run(
    `with pair as (
       select u.id as user_id, q.id as requirement_id, gen_random_uuid() as upload_id, random() as luck, v
       from app_user u join provider_role r on r.user_id = u.id and r.provider_id = $1, compliance_requirement q, generate_series(1, 2) v
       where u.email <> 'manager@demo.example' and q.provider_id = $1 and q.deleted_at is null and random() < 0.8
     ), upload as (
       insert into document_upload (id, provider_id, file_name, content_type, size, created_at, created_by_id)
       select upload_id, $1, 'paper.pdf', 'application/pdf', 1, now(), user_id from pair
     )
     insert into compliance_document (id, provider_id, user_id, requirement_id, upload_id, issue_date, expiration_date, uploaded_at, uploaded_by_id, state, reviewed_at, reviewed_by_id)
     select gen_random_uuid(), $1, user_id, requirement_id, upload_id, current_date - 400 * v, greatest(current_date - 400 * v, current_date + (luck * 700)::int - 60), now(), user_id,
       case when luck < 0.05 then 'PENDING' else 'APPROVED' end::document_state,
       case when luck < 0.05 then null else now() end, case when luck < 0.05 then null else (select id from app_user where email = 'manager@demo.example') end
     from pair`,
  )
  await client.query('vacuum analyze')
}

const report = (fields: string, more = '') =>
  `query ($search: String, $status: ComplianceReportFilter, $expires: ComplianceExpiry, $facilityIds: [ID!], $page: Int${more}) { provider { complianceReport(search: $search, status: $status, expires: $expires, facilityIds: $facilityIds, page: $page) { ${fields} } } }`
/** As its screen reads it: by person, with the rows of those that need something to be done. */
const query = report(
  `personCount personPageCount totals { rowCount personCount inComplianceCount inGraceCount statuses { filter rowCount personCount } }
  people { person { id databaseId fullName } inGraceUntil rowCount statuses { status rowCount }
    rows @include(if: $withRows) { requirement { id name } categoryName status expirationDate facilityNames } }`,
  ', $withRows: Boolean = false',
)
/** As a program reads it. */
const rowByRow = report(
  'total pageCount rows { person { id fullName } requirement { id name } categoryName status expirationDate facilityNames }',
)
const own =
  '{ provider { compliance { inCompliance globalRequirements { status requirement { name } documents { id state } } facilityRequirements { status requirement { name } documents { id state } } } } }'
const facilities = '{ provider { facilities { id } } }'
const global = '00000000-0000-0000-0000-000000000000'

/** The compliance report of 2,000 people with 40 requirements, as its screen reads it, and its file. */
export const benchCompliance = async (): Promise<Row[]> => {
  const world = await openWorld(0)
  try {
    await withDatabase(world.databaseUrl, (client) => fillCompliance(client, world.providerId))
    const manager = await signIn(world.address, 'manager@demo.example')
    const { provider } = await ask<{ provider: { facilities: { id: string }[] } }>(manager, facilities, {})
    const everywhere = [global, ...provider.facilities.map(({ id }) => id)]
    const of = `Compliance report, ${people.toLocaleString('en-US')} people and ${requirements} requirements`
    const asked: [what: string, document: string, variables: object][] = [
      [`${of}: the first page`, query, {}],
      [`${of}: the first page of all facilities`, query, { facilityIds: everywhere }],
      [`${of}: a page in the middle`, query, { facilityIds: everywhere, page: 50 }],
      ...reportFilters.map((status): [string, string, object] => [
        `${of}: ${filterNames[status]}`,
        query,
        { facilityIds: everywhere, status, withRows: statusesOf(status).every((each) => !each.includes('COMPLIANT')) },
      ]),
      ...expiries.map((expires): [string, string, object] => [
        `${of}: expires ${expiryNames[expires].toLowerCase()}`,
        query,
        { facilityIds: everywhere, expires, withRows: true },
      ]),
      [`${of}: searched`, query, { facilityIds: everywhere, search: 'nurse 01' }],
      [`${of}: row by row`, rowByRow, { facilityIds: everywhere }],
      [`${of}: row by row, a page in the middle`, rowByRow, { facilityIds: everywhere, page: 1_500 }],
      ['One’s own compliance documents', own, {}],
    ]
    const rows: Row[] = []
    for (const [what, document, variables] of asked) {
      const read = () => timed(() => ask(manager, document, variables))
      await repeat(2, read)
      const took = await repeat(rounds, read)
      const p95 = percentile(took, 0.95)
      rows.push({
        what,
        measured: `p50 ${percentile(took, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
        must: 'p95 100 ms',
        aim: '50 ms',
        met: p95 <= 100,
      })
    }
    const file = `${world.address}/api/v0/providers/${world.providerId}/reports/compliance-report.csv?${everywhere
      .map((id) => `facilityId=${id === global ? id : Buffer.from(id, 'base64').toString().split(':')[1]!}`)
      .join('&')}`
    let lines = 0
    const took = await timed(async () => {
      const answer = await fetch(file, { headers: { cookie: manager.cookie } })
      lines = (await answer.text()).split('\r\n').length - 2
    })
    rows.push({
      what: `${of}: the whole file`,
      measured: `${lines.toLocaleString('en-US')} rows in ${(took / 1000).toFixed(1)} s`,
      must: 'none',
      aim: 'none',
      met: true,
    })
    return rows
  } finally {
    await world.stop()
  }
}
