import {
  appliesTo,
  complianceDay,
  currentDocument,
  inCompliance,
  passesCardFilter,
  probablyCompliant,
  reportStatusOf,
  statusNames,
  requiredIn,
  statusesOf,
  statusOf,
  reportFilters,
  reportStatuses,
  type ComplianceReportFilter,
  type ComplianceReportStatus,
  type DocumentState,
} from '../../../domain/compliance/status'
import { daysOfExpiry, expiries, type Expiry } from '../../../domain/compliance/expiry'
import { nilUuid } from '../../../domain/kernel/uuid'
import { graceUntil } from '../../../domain/compliance/locking'
import { dayLater, todayIn } from '../../../domain/kernel/time/facilityTime'
import { putDocuments } from '../../../test/hospital/documents'
import { inFull } from '../../../test/harness/rounds'
import { doors, globalId } from '../../../test/harness/doors'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'

// Random people at every place that tells a status: all agree with the rules of the domain.

const hospital = servedHospitalOfFile()

const count = inFull ? 500 : 60

/** The same numbers at every run. */
let seed = 20261202
const random = (below: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
  return Math.floor((seed / 0x80000000) * below)
}
const one = <T>(of: readonly T[]): T => of[random(of.length)]!

const zones = ['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu']
const onboardingDays = 30
type Person = { id: string; fullName: string; allowedFacilityIds: string[]; joinedAt: Date }
type Requirement = {
  id: string
  name: string
  weight: number
  categoryName: string
  isGlobal: boolean
  doesNotExpire: boolean
  facilityIds: string[]
}
type Sent = { issueDate: string; expirationDate: string | null; state: DocumentState; at: Date }

let facilities: { id: string; name: string; timeZone: string }[]
let people: Person[]
let requirements: Requirement[]
const sentBy = new Map<string, Sent[]>()

beforeAll(async () => {
  const { clients, riverside, clock } = hospital
  const { system } = clients
  // In New York it is tomorrow already, in Honolulu it is not.
  clock.now = new Date('2026-03-11T06:30:00Z')
  await system.session.updateMany({ data: { createdAt: clock.now, seenAt: clock.now } })
  for (const [n, { id }] of riverside.facilities.entries())
    await system.facility.update({ where: { id }, data: { timeZone: zones[n]! } })
  await system.facility.create({
    data: { providerId: riverside.id, name: 'Islands', timeZone: zones[2]!, weight: 2 },
  })
  facilities = await system.facility.findMany({
    where: { providerId: riverside.id },
    orderBy: { weight: 'asc' },
    select: { id: true, name: true, timeZone: true },
  })
  const made = await system.user.createManyAndReturn({
    data: Array.from({ length: count }, (_, n) => ({
      fullName: `${one(['Ana', 'José', 'Zoë', 'Łucja'])} ${String(n).padStart(4, '0')}`,
      email: `random${n}@demo.example`,
      passwordHash: 'none',
    })),
    select: { id: true, fullName: true },
  })
  people = made.map((person) => ({
    ...person,
    // By the day of the first facility, where it is 02:30, the last of their grace is yesterday, today or later.
    joinedAt: new Date(
      clock.now.getTime() - one([0, 29 * 24, 30 * 24, 30 * 24 + 2, 30 * 24 + 3, 400 * 24]) * 3_600_000,
    ),
    allowedFacilityIds: one([[], [facilities[0]!], [facilities[1]!, facilities[2]!], [facilities[2]!]]).map(
      ({ id }) => id,
    ),
  }))
  await system.providerRole.createMany({
    data: people.map(({ id, joinedAt }) => ({
      ...{ providerId: riverside.id, userId: id, joinedAt },
      role: 'Clinician' as const,
    })),
  })
  await system.allowedFacility.createMany({
    data: people.flatMap(({ id, allowedFacilityIds }) =>
      allowedFacilityIds.map((facilityId) => ({ providerId: riverside.id, userId: id, facilityId })),
    ),
  })
  await system.complianceRequirement.create({
    data: {
      providerId: riverside.id,
      categoryId: riverside.categories.Health!,
      name: 'Diploma',
      weight: 5,
      gracePeriod: 0,
      isGlobal: true,
      doesNotExpire: true,
    },
  })
  requirements = (
    await system.complianceRequirement.findMany({
      where: { providerId: riverside.id },
      include: { facilities: true, category: true },
      orderBy: [{ weight: 'asc' }, { name: 'asc' }],
    })
  ).map(({ facilities: places, category, ...row }) => ({
    ...row,
    categoryName: category.name,
    facilityIds: places.map(({ facilityId }) => facilityId),
  }))
  const today = '2026-03-11'
  const rows = people.flatMap(({ id: userId }) =>
    requirements.flatMap(({ id: requirementId }) => {
      const own = Array.from({ length: random(4) }, (_, n): Sent => ({
        issueDate: dayLater(today, -200 - random(3)),
        expirationDate: random(8) === 0 ? null : dayLater(today, one([-40, -1, 0, 1, 2, 29, 30, 31, 32, 300])),
        state: one(['PENDING', 'APPROVED', 'APPROVED', 'APPROVED', 'REJECTED'] as const),
        at: new Date(clock.now.getTime() - n * 60_000),
      }))
      sentBy.set(`${userId} ${requirementId}`, own)
      return own.map((one) => ({ ...one, userId, requirementId, reviewerId: hospital.people.admin.id }))
    }),
  )
  await putDocuments(clients, riverside.id, rows)
})

/** By the rules of the domain alone. */
const told = (person: Person) => {
  const own = facilities.filter(
    ({ id }) => person.allowedFacilityIds.length === 0 || person.allowedFacilityIds.includes(id),
  )
  const today = complianceDay(
    own.map(({ timeZone }) => timeZone),
    hospital.clock.now,
  )
  const standings = requirements
    .filter((requirement) => appliesTo(requirement, person))
    .map((requirement) => ({
      ...requirement,
      documents: [...sentBy.get(`${person.id} ${requirement.id}`)!].sort(
        (a, b) =>
          (a.issueDate < b.issueDate ? 1 : a.issueDate > b.issueDate ? -1 : 0) || b.at.getTime() - a.at.getTime(),
      ),
    }))
  const isIn = inCompliance(standings, today)
  return {
    today,
    inCompliance: isIn,
    inGraceUntil: graceUntil(
      { joinedOn: todayIn(zones[0]!, person.joinedAt), onboardingDays },
      todayIn(zones[0]!, hospital.clock.now),
    ),
    probablyCompliant: probablyCompliant(standings, today),
    rows: standings.map((standing) => {
      const current = currentDocument(standing.documents)
      const status = statusOf(standing, current, today)
      const places = requiredIn(standing, person)
      return {
        name: standing.name,
        isGlobal: standing.isGlobal,
        categoryName: standing.categoryName,
        status,
        reportStatus: reportStatusOf(status, { inCompliance: isIn }),
        expirationDate: current?.expirationDate ?? null,
        expiries: expiries.filter((expiry) => {
          const { first, last } = daysOfExpiry(expiry, today)
          const date = standing.doesNotExpire ? null : (current?.expirationDate ?? null)
          return date !== null && date >= first && date <= last
        }),
        facilityNames: standing.isGlobal
          ? ['Global']
          : facilities.filter(({ id }) => places.includes(id)).map(({ name }) => name),
      }
    }),
  }
}

type Entry = {
  status: string
  complianceRequirement: { name: string }
  expirationDate?: string | null
  documents: { issueDate: string; state: string }[]
}
const admin = () => doors(hospital.address, hospital.people.admin)
const rest = async <T>(path: string): Promise<T> => {
  const { status, body } = await admin().rest('GET', `/providers/${hospital.riverside.id}${path}`)
  expect(status).toBe(200)
  return body as T
}
const everywhere = () => [nilUuid, ...facilities.map(({ id }) => id)].map((id) => `facilityId=${id}`).join('&')

test('the people are of every kind', () => {
  const all = people.map(told)
  for (const key of ['inCompliance', 'probablyCompliant'] as const)
    expect(new Set(all.map((one) => one[key])).size).toBe(2)
  expect(new Set(all.flatMap(({ rows }) => rows.map(({ reportStatus }) => reportStatus))).size).toBe(5)
})

test('GraphQL and REST tell the same of each person as the rules', async () => {
  for (const person of people.slice(0, Math.max(20, count / 5))) {
    const expected = told(person)
    const statuses = expected.rows.map(({ name, status }) => `${name} ${status}`)
    const shown = await rest<{
      inCompliance: boolean
      probablyCompliant: boolean
      globalComplianceRequirements: Entry[]
      facilitySpecificComplianceRequirements: Entry[]
    }>(`/users/${person.id}/compliance-documents`)
    const inOrder = (rows: { name: string; status: string }[]) =>
      rows.map(({ name, status }) => `${name} ${status}`).sort()
    expect({
      ...{ inCompliance: shown.inCompliance, probablyCompliant: shown.probablyCompliant },
      rows: inOrder(
        [...shown.globalComplianceRequirements, ...shown.facilitySpecificComplianceRequirements].map(
          ({ complianceRequirement: { name }, status }) => ({ name, status }),
        ),
      ),
    }).toEqual({
      ...{ inCompliance: expected.inCompliance, probablyCompliant: expected.probablyCompliant },
      rows: [...statuses].sort(),
    })
    const fields = '{ status expirationDate requirement { name } documents { issueDate state } }'
    const { data } = await admin().graphql(
      `query ($id: ID!) { provider { compliance(personId: $id) { inCompliance probablyCompliant globalRequirements ${fields} facilityRequirements ${fields} } } }`,
      { id: Buffer.from(`User:${person.id}`).toString('base64') },
    )
    const { compliance } = (data as { provider: { compliance: Record<string, unknown> } }).provider
    type Standing = { status: string; expirationDate: string | null; requirement: { name: string } }
    const standings = [
      ...(compliance.globalRequirements as Standing[]),
      ...(compliance.facilityRequirements as Standing[]),
    ]
    expect({
      ...{ inCompliance: compliance.inCompliance, probablyCompliant: compliance.probablyCompliant },
      rows: standings
        .map(({ requirement, status, expirationDate }) => [requirement.name, status, expirationDate])
        .sort(),
    }).toEqual({
      ...{ inCompliance: expected.inCompliance, probablyCompliant: expected.probablyCompliant },
      rows: expected.rows.map(({ name, status, expirationDate }) => [name, status, expirationDate]).sort(),
    })
  }
})

const passes = (
  row: ReturnType<typeof told>['rows'][number],
  filter: ComplianceReportFilter | null,
  expires: Expiry | null,
): boolean =>
  (filter === null || statusesOf(filter).includes(row.reportStatus)) &&
  (expires === null || row.expiries.includes(expires))

/** The rows of the random people in a report, as the CSV file has them. */
const expectedRows = (isWanted: (row: ReturnType<typeof told>['rows'][number]) => boolean) =>
  people.flatMap((person) =>
    told(person)
      .rows.filter(isWanted)
      .map(({ name, reportStatus, expirationDate, facilityNames }) =>
        [
          ...[person.fullName, name, reportStatus, expirationDate ?? '', facilityNames.join('+')],
          told(person).inGraceUntil ?? '',
        ].join('|'),
      ),
  )

test('the report, its REST form and its file tell the same, with every filter', async () => {
  const ofRandom = new Set(people.map(({ fullName }) => fullName))
  const asked: [ComplianceReportFilter | null, Expiry | null][] = [null, ...reportFilters].map((filter) => [
    filter,
    null,
  ])
  for (const expires of expiries)
    for (const filter of [null, 'COMPLIANT', 'POTENTIALLY_COMPLIANT', 'EXPIRED'] as const) asked.push([filter, expires])
  for (const [filter, expires] of asked) {
    const expected = expectedRows((row) => passes(row, filter, expires)).sort()
    const status = (filter ? `&status=${filter}` : '') + (expires ? `&expires=${expires}` : '')
    const persons = await rest<{ fullName: string; inGraceUntil: string | null; complianceRequirements: Entry[] }[]>(
      `/compliancerequirements/compliance-documents?${everywhere()}${status}`,
    )
    expect(
      persons
        .filter(({ fullName }) => ofRandom.has(fullName))
        .flatMap(({ fullName, complianceRequirements }) =>
          complianceRequirements.map(
            ({ complianceRequirement: { name }, status: shown, expirationDate }) =>
              `${fullName}|${name}|${shown}|${expirationDate ?? ''}`,
          ),
        )
        .sort(),
    ).toEqual(expected.map((row) => row.split('|').slice(0, 4).join('|')).sort())
    expect(persons.filter(({ fullName }) => ofRandom.has(fullName)).map(({ inGraceUntil }) => inGraceUntil)).toEqual(
      inOrderOf(persons).map((person) => told(person).inGraceUntil),
    )
    const file = await fetch(
      `${hospital.address}/api/v0/providers/${hospital.riverside.id}/reports/compliance-report.csv?${everywhere()}${status}`,
      { headers: { cookie: `patency=${hospital.people.admin.token}` } },
    )
    const text = await file.text()
    const lines = text.split('\r\n').slice(1, -1)
    expect(lines.filter((line) => ofRandom.has(line.slice(0, line.indexOf(','))))).toHaveLength(expected.length)
    // Page by page, GraphQL has the rows of the file in their order.
    const graphqlRows: string[] = []
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const { data } = await admin().graphql(
        `query ($page: Int, $status: ComplianceReportFilter, $expires: ComplianceExpiry, $ids: [ID!]) { provider { complianceReport(page: $page, status: $status, expires: $expires, facilityIds: $ids) { total pageCount rows { person { fullName } requirement { name } categoryName status expirationDate facilityNames inGraceUntil } } } }`,
        {
          page,
          status: filter,
          expires,
          ids: [nilUuid, ...facilities.map(({ id }) => Buffer.from(`Facility:${id}`).toString('base64'))],
        },
      )
      type Report = {
        total: number
        pageCount: number
        rows: {
          person: { fullName: string }
          requirement: { name: string }
          status: string
          expirationDate: string | null
          facilityNames: string[]
          inGraceUntil: string | null
        }[]
      }
      const report = (data as { provider: { complianceReport: Report } }).provider.complianceReport
      expect(report.total).toBe(lines.length)
      pages = report.pageCount
      graphqlRows.push(
        ...report.rows.map((row) =>
          [
            row.person.fullName,
            row.requirement.name,
            row.status,
            row.expirationDate ?? '',
            row.facilityNames.join('+'),
            row.inGraceUntil ?? '',
          ].join('|'),
        ),
      )
    }
    expect(graphqlRows.filter((row) => ofRandom.has(row.slice(0, row.indexOf('|')))).sort()).toEqual(expected)
    // No name in this test has a comma.
    expect(
      graphqlRows.map((row) => {
        const [person, requirement, shown] = row.split('|')
        return [person, requirement, statusNames[shown as ComplianceReportStatus]].join()
      }),
    ).toEqual(
      lines.map((line) => {
        const [person, requirement, _category, shown] = line.split(',')
        return [person, requirement, shown].join()
      }),
    )
  }
})

/** People of an answer among the random ones, in the answer's order. */
const inOrderOf = (answered: readonly { fullName: string }[]): Person[] =>
  answered.flatMap(({ fullName }) => people.filter((person) => person.fullName === fullName))

type ByPerson = {
  personCount: number
  personPageCount: number
  totals: {
    rowCount: number
    personCount: number
    inComplianceCount: number
    inGraceCount: number
    statuses: { filter: ComplianceReportFilter; rowCount: number; personCount: number }[]
  }
  people: {
    person: { fullName: string }
    inGraceUntil: string | null
    rowCount: number
    statuses: { status: ComplianceReportStatus; rowCount: number }[]
    rows: { requirement: { name: string }; status: string; person: { fullName: string } }[]
  }[]
}

const readByPerson = async (variables: object): Promise<ByPerson> => {
  const { data } = await admin().graphql(
    `query ($page: Int, $status: ComplianceReportFilter, $expires: ComplianceExpiry, $search: String, $ids: [ID!]) { provider { complianceReport(page: $page, status: $status, expires: $expires, search: $search, facilityIds: $ids) {
      personCount personPageCount totals { rowCount personCount inComplianceCount inGraceCount statuses { filter rowCount personCount } }
      people { person { fullName } inGraceUntil rowCount statuses { status rowCount } rows { requirement { name } status person { fullName } } } } } }`,
    variables,
  )
  return (data as { provider: { complianceReport: ByPerson } }).provider.complianceReport
}

/** What the rules say of random people, as the report by person has it. */
const expectedPeople = (
  filter: ComplianceReportFilter | null,
  expires: Expiry | null,
  isShown: (row: ReturnType<typeof told>['rows'][number], person: Person) => boolean,
) =>
  people
    .map((person) => {
      const shown = told(person).rows.filter((row) => isShown(row, person))
      return {
        person,
        ...told(person),
        shown,
        passing: shown.filter((row) => passes(row, filter, expires)),
      }
    })
    .filter(({ shown }) => shown.length > 0)

test.each([
  ['every facility', true, null],
  ['global requirements', false, null],
  ['every facility, a search', true, 'ana 00'],
  ['global requirements, a search for a requirement', false, 'license'],
])('the report by person has the totals of the rules, with every filter: %s', async (_what, isEverywhere, search) => {
  const ids = isEverywhere ? [nilUuid, ...facilities.map(({ id }) => globalId('Facility', id))] : null
  const isShown = (
    row: { name: string; isGlobal: boolean; categoryName: string },
    { fullName }: { fullName: string },
  ) =>
    (isEverywhere || row.isGlobal) &&
    (search === null || [fullName, row.name, row.categoryName].some((text) => text.toLowerCase().includes(search)))
  for (const [filter, expires] of [
    ...[null, ...reportFilters].map((each) => [each, null] as const),
    ...expiries.map((each) => [null, each] as const),
    ['POTENTIALLY_COMPLIANT', 'WITHIN_90_DAYS'] as const,
  ]) {
    // The hospital has a few people of its own, who are not of these names.
    const all: ByPerson['people'] = []
    let answer!: ByPerson
    for (let page = 0; page === 0 || page < answer.personPageCount; page += 1) {
      answer = await readByPerson({ ids, status: filter, expires, search, page })
      expect(answer.people.length).toBe(Math.min(20, answer.personCount - 20 * page))
      all.push(...answer.people)
    }
    const others = all.filter(({ person }) => !people.some(({ fullName }) => fullName === person.fullName))
    const expected = expectedPeople(filter, expires, isShown)
    expect(new Set(all.map(({ person }) => person.fullName)).size).toBe(answer.personCount)
    expect(
      Object.fromEntries(
        all.filter((each) => !others.includes(each)).map(({ person, ...each }) => [person.fullName, each]),
      ),
    ).toEqual(
      Object.fromEntries(
        expected
          .filter(({ passing }) => passing.length > 0)
          .map(({ person, inGraceUntil, shown, passing }) => [
            person.fullName,
            {
              inGraceUntil,
              rowCount: passing.length,
              statuses: reportStatuses.toReversed().flatMap((status) => {
                const rowCount = shown.filter(({ reportStatus }) => reportStatus === status).length
                return rowCount > 0 ? { status, rowCount } : []
              }),
              rows: passing.map(({ name, reportStatus }) => ({
                ...{ requirement: { name }, status: reportStatus },
                person: { fullName: person.fullName },
              })),
            },
          ]),
      ),
    )
    if (filter !== null || expires !== null) continue
    // Totals are of everybody, and do not change with the status.
    const rowsOfOthers = (status: readonly string[]) =>
      others.map(({ statuses }) =>
        statuses.filter((each) => status.includes(each.status)).reduce((sum, { rowCount }) => sum + rowCount, 0),
      )
    const rowsOf = (status: readonly string[]) => [
      ...expected.map(({ shown }) => shown.filter(({ reportStatus }) => status.includes(reportStatus)).length),
      ...rowsOfOthers(status),
    ]
    const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0)
    expect(answer.totals.statuses).toEqual(
      reportFilters.map((each) => {
        const counts = rowsOf(statusesOf(each))
        return { filter: each, rowCount: sum(counts), personCount: counts.filter((count) => count > 0).length }
      }),
    )
    expect([answer.totals.rowCount, answer.totals.personCount]).toEqual([
      sum(rowsOf(reportStatuses)),
      expected.length + others.length,
    ])
    expect(answer.totals.inGraceCount).toBe(
      [...expected, ...others].filter(({ inGraceUntil }) => inGraceUntil !== null).length,
    )
    for (const each of reportFilters)
      expect((await readByPerson({ ids, search, status: each })).totals).toEqual(answer.totals)
    expect((await readByPerson({ ids, search, expires: 'NEXT_MONTH' })).totals).toEqual(answer.totals)
  }
})

test('the rows of the people are there however a document selects them', async () => {
  const { data } = await admin().graphql(
    `query ($yes: Boolean!, $no: Boolean!) { provider {
       plain: complianceReport { people { rowCount rows { status } } }
       named: complianceReport { them: people { theirs: rows { status } } }
       spread: complianceReport { ...Shown }
       included: complianceReport { people { ... on ComplianceReportPerson @include(if: $yes) { rows { status } } } }
       skipped: complianceReport { people { rowCount rows @include(if: $no) { status } } }
     } }
     fragment Shown on ComplianceReport { people { ...Rows } }
     fragment Rows on ComplianceReportPerson { rows { status } }`,
    { yes: true, no: false },
  )
  type Of<Names extends string> = Record<Names, { status: string }[]>
  const { plain, named, spread, included, skipped } = (
    data as {
      provider: {
        plain: { people: (Of<'rows'> & { rowCount: number })[] }
        named: { them: Of<'theirs'>[] }
        spread: { people: Of<'rows'>[] }
        included: { people: Of<'rows'>[] }
        skipped: { people: { rowCount: number }[] }
      }
    }
  ).provider
  const rows = plain.people.map((person) => person.rows)
  expect(rows.map(({ length }) => length)).toEqual(plain.people.map(({ rowCount }) => rowCount))
  expect(rows.flat().length).toBeGreaterThan(0)
  expect(named.them.map(({ theirs }) => theirs)).toEqual(rows)
  expect(spread.people.map((person) => person.rows)).toEqual(rows)
  expect(included.people.map((person) => person.rows)).toEqual(rows)
  expect(skipped.people).toEqual(plain.people.map(({ rowCount }) => ({ rowCount })))
})

test('who is restricted to a facility finds by expiration nothing that they would not see', async () => {
  const north = hospital.riverside.facilities[1]!.id
  const manager = await hospital.hire('Nora North', 'Manager', hospital.riverside.id, { only: [north] })
  const read = async (more: string): Promise<string[]> => {
    const { body } = await doors(hospital.address, manager).rest(
      'GET',
      `/providers/${hospital.riverside.id}/compliancerequirements/compliance-documents?${everywhere()}${more}`,
    )
    return (body as { fullName: string; complianceRequirements: Entry[] }[]).flatMap(
      ({ fullName, complianceRequirements }) =>
        complianceRequirements.map(({ complianceRequirement: { name } }) => `${fullName}|${name}`),
    )
  }
  const seen = await read('')
  // Of those who work in the other facility alone nobody is seen.
  const elsewhere = people.filter(({ allowedFacilityIds: own }) => own.length > 0 && !own.includes(north))
  expect(elsewhere.length).toBeGreaterThan(0)
  expect(seen.filter((row) => elsewhere.some(({ fullName }) => row.startsWith(fullName)))).toEqual([])
  for (const expires of expiries) {
    const expected = people.flatMap((person) =>
      told(person)
        .rows.filter((row) => row.expiries.includes(expires))
        .map(({ name }) => `${person.fullName}|${name}`),
    )
    const found = (await read(`&expires=${expires}`)).filter((row) =>
      people.some(({ fullName }) => row.startsWith(fullName)),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.sort()).toEqual(seen.filter((row) => expected.includes(row)).sort())
  }
})

test('without a choice of facilities the report has global requirements (rules 6.3)', async () => {
  const { data } = await admin().graphql(
    '{ provider { complianceReport { total rows { facilityNames } } all: complianceReport(facilityIds: []) { total } } }',
  )
  const { complianceReport, all } = (
    data as {
      provider: { complianceReport: { total: number; rows: { facilityNames: string[] }[] }; all: { total: number } }
    }
  ).provider
  expect(complianceReport.rows.every(({ facilityNames }) => facilityNames.join() === 'Global')).toBe(true)
  expect(complianceReport.total).toBeGreaterThan(expectedRows(({ isGlobal }) => isGlobal).length)
  expect(all.total).toBe(0)
})

test('users and one’s own account tell whether someone is in compliance', async () => {
  const users = await rest<{ id: string; inCompliance: boolean }[]>('/users')
  const shown = new Map(users.map(({ id, inCompliance: isIn }) => [id, isIn]))
  expect(people.map(({ id }) => shown.get(id))).toEqual(people.map((person) => told(person).inCompliance))
})

test('the filters of cards and of the report are of the same words', () => {
  expect(passesCardFilter('EXPIRING_SOON', 'COMPLIANT')).toBe(statusesOf('COMPLIANT').includes('EXPIRING_SOON'))
})
