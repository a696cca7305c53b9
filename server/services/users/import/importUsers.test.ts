// Importing people (rules 9.11).
import { mostRows } from '../../../domain/users/importRows'
import { doors } from '../../../test/harness/doors'
import { inFull, rounds } from '../../../test/harness/rounds'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import type { Person } from '../../../test/hospital/hospital'
import { importUsers, type ImportReport } from './importUsers'

const hospital = servedHospitalOfFile()
const header = 'Full Name,E-Mail,Role,Training,Allowed Facilities'

let files = 0
/** A file of people whom nobody knows yet. */
const fileOf = (count: number): { csv: string; emails: string[] } => {
  files += 1
  const emails = Array.from({ length: count }, (_, n) => `file${files}.person${n}@demo.example`)
  return { csv: [header, ...emails.map((email, n) => `Person ${n},${email},Clinician,,`)].join('\n'), emails }
}
const run = async (by: Person, input: object, canMail = false): Promise<ImportReport> =>
  importUsers({ ...(await hospital.as(by)), canMail }, input)
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { refusal?: { code: string; fields: { message: string }[] }; code?: string }) =>
      error.refusal
        ? [error.refusal.code, ...error.refusal.fields.map(({ message }) => message)].join(': ')
        : error.code,
  )
const membersOf = (emails: readonly string[], providerId = hospital.riverside.id) =>
  hospital.clients.system.user.findMany({
    where: { email: { in: [...emails] }, roles: { some: { providerId } } },
    include: { roles: true, allowedFacilities: true, links: true, mails: true },
    orderBy: { email: 'asc' },
  })
const everything = async () => {
  const { user, providerRole, allowedFacility, oneTimeLink, mail } = hospital.clients.system
  return [
    await user.count(),
    await providerRole.count(),
    await allowedFacility.count(),
    await oneTimeLink.count(),
    await mail.count(),
  ]
}

test('a dry run tells what comes of each row and changes nothing; the import does exactly that', async () => {
  const { admin, stranger, rosa } = hospital.people
  const csv = [
    header,
    `Ann New,ann.new@demo.example,Manager,yes,North Campus`,
    `Olu Adeyemi,${stranger.email.toUpperCase()},clinician,,`,
    `Rosa Alvarez,${rosa.email},Clinician,no,`,
    `Ben Carter,${hospital.people.ben.email},Manager,,`,
    `No Address,,Clinician,,`,
    `Sue Per,sue.per@demo.example,System Administrator,,`,
    `Ann Again,ANN.NEW@demo.example,Clinician,,`,
    `Way Out,way.out@demo.example,Clinician,,Nowhere`,
  ].join('\r\n')
  const before = await everything()
  const dry = await run(admin, { csv, dryRun: true })
  expect(dry.rows.map(({ line, outcome, problems }) => [line, outcome, problems.join()])).toEqual([
    [2, 'newPerson', ''],
    [3, 'newRole', ''],
    [4, 'unchanged', ''],
    [5, 'wrong', 'E-Mail: Works here already, as Clinician. Change that in the list of users'],
    [6, 'wrong', 'E-Mail: Required'],
    [7, 'wrong', 'Role: Only a system administrator can grant System Administrator'],
    [8, 'wrong', 'E-Mail: Is in line 2 already'],
    [9, 'wrong', 'Allowed Facilities: There is no facility Nowhere'],
  ])
  expect(dry.counts).toEqual({ newPerson: 1, newRole: 1, unchanged: 1, wrong: 5 })
  expect(dry.problems!.split('\r\n').slice(0, 3)).toEqual([
    `\ufeff${header},Problem`,
    `Ben Carter,${hospital.people.ben.email},Manager,,,"E-Mail: Works here already, as Clinician. Change that in the list of users"`,
    'No Address,,Clinician,,,E-Mail: Required',
  ])
  expect(await everything()).toEqual(before)
  const done = await run(admin, { csv, dryRun: false, digest: dry.digest })
  expect(done.counts).toEqual(dry.counts)
  expect(done.invitations).toMatchObject([
    { fullName: 'Ann New', email: 'ann.new@demo.example' },
    { fullName: 'Olu Adeyemi', email: stranger.email },
  ])
  const [ann] = await membersOf(['ann.new@demo.example', stranger.email])
  const [olu] = await membersOf([stranger.email], hospital.lakeshore.id)
  expect(ann).toMatchObject({
    fullName: 'Ann New',
    passwordHash: null,
    roles: [{ role: 'Manager', training: true, providerId: hospital.riverside.id }],
    allowedFacilities: [{ facilityId: hospital.riverside.facilities[1]!.id }],
    links: [{ kind: 'invitation', createdById: admin.id }],
  })
  // Nothing about the account changes until its person accepts (rules 9.3a).
  expect(olu).toMatchObject({ fullName: 'Olu Adeyemi', passwordHash: 'none', version: 1 })
  expect(olu!.roles.map(({ role }) => role)).toEqual(['Admin'])
  const [invitation] = await hospital.clients.system.roleInvitation.findMany({ include: { links: true } })
  expect(invitation).toMatchObject({
    userId: stranger.id,
    role: 'Clinician',
    facilityIds: [],
    links: [{ usedAt: null }],
  })
  const audited = await hospital.clients.system.auditEntry.findMany({
    where: { action: 'importUsers', actorId: admin.id },
  })
  expect(audited.map(({ entityId, outcome }) => [entityId, outcome]).sort()).toEqual(
    [
      [ann!.id, 'done'],
      [invitation!.id, 'done'],
    ].sort(),
  )
  expect(await run(admin, { csv, dryRun: true })).toMatchObject({ counts: { newPerson: 0, newRole: 0, unchanged: 3 } })
})

test('with mail new people are invited by mail, and no link is shown', async () => {
  const { csv, emails } = fileOf(3)
  const done = await run(hospital.people.admin, { csv }, true)
  expect(done).toMatchObject({ canMail: true, invitations: [] })
  expect((await membersOf(emails)).map(({ mails, links }) => [mails.length, links.length])).toEqual(
    Array(3).fill([1, 0]),
  )
})

test('what the dry run has not shown is refused as stale, and nothing is half done', async () => {
  const { admin } = hospital.people
  const { csv, emails } = fileOf(3)
  const { digest } = await run(admin, { csv, dryRun: true })
  await hospital.clients.system.user.create({
    data: { email: emails[1]!, fullName: 'Came Between', passwordHash: 'none' },
  })
  expect(await refusalOf(run(admin, { csv, digest }))).toBe('STALE')
  expect(await membersOf(emails)).toEqual([])
  const again = await run(admin, { csv, dryRun: true })
  expect(again.counts).toMatchObject({ newPerson: 2, newRole: 1 })
  expect((await run(admin, { csv, digest: again.digest })).invitations).toHaveLength(3)
  expect(await membersOf(emails)).toHaveLength(2)
})

test('when several administrators import one file at once, everybody is added once', async () => {
  const { admin, system } = hospital.people
  for (const _round of rounds(8, 2)) {
    const { csv, emails } = fileOf(20)
    const { digest } = await run(admin, { csv, dryRun: true })
    const { digest: other } = await run(system, { csv, dryRun: true })
    const outcomes = await Promise.all(
      [
        [admin, digest],
        [system, other],
        [admin, digest],
      ].map(([by, own]) => refusalOf(run(by as Person, { csv, digest: own }))),
    )
    expect(outcomes.sort()).toEqual(['STALE', 'STALE', 'done'])
    const members = await membersOf(emails)
    expect(members).toHaveLength(20)
    for (const { roles, links } of members) expect([roles.length, links.length]).toEqual([1, 1])
  }
})

test('two providers may import the same new people at once; no one gets two accounts', async () => {
  const { admin, stranger } = hospital.people
  for (const _round of rounds(8, 2)) {
    const { csv, emails } = fileOf(20)
    const outcomes = await Promise.all([refusalOf(run(admin, { csv })), refusalOf(run(stranger, { csv }))])
    for (const outcome of outcomes) expect(['done', 'STALE']).toContain(outcome)
    expect(outcomes).toContain('done')
    expect(await hospital.clients.system.user.count({ where: { email: { in: emails } } })).toBe(20)
  }
})

test('whoever may not add people imports nobody, and another provider keeps its own', async () => {
  const { manager, rosa, external, locked, stranger } = hospital.people
  const { csv, emails } = fileOf(2)
  const before = await everything()
  for (const by of [manager, rosa, external]) expect(await refusalOf(run(by, { csv }))).toBe('FORBIDDEN')
  expect(await refusalOf(run(locked, { csv }))).toBe('ACCOUNT_LOCKED')
  expect(await everything()).toEqual(before)
  await run(stranger, { csv })
  expect(await membersOf(emails)).toEqual([])
  expect(await membersOf(emails, hospital.lakeshore.id)).toHaveLength(2)
  // Facilities of another provider do not exist.
  const named = await run(stranger, { csv: `${header}\nA B,a.b@demo.example,Clinician,,North Campus`, dryRun: true })
  expect(named.rows[0]!.problems).toEqual(['Allowed Facilities: There is no facility North Campus'])
})

test('an administrator who is restricted to facilities grants no others (rules 2.3)', async () => {
  const { hire, riverside } = hospital
  const north = await hire('Nora North', 'Admin', riverside.id, { only: [riverside.facilities[1]!.id] })
  const csv = `${header}\nA B,a.b1@demo.example,Clinician,,\nC D,c.d1@demo.example,Clinician,,Main Hospital\nE F,e.f1@demo.example,Clinician,,North Campus`
  expect((await run(north, { csv, dryRun: true })).rows.map(({ problems }) => problems.join())).toEqual([
    'Allowed Facilities: Required, because you do not see all facilities',
    'Allowed Facilities: There is no facility Main Hospital',
    '',
  ])
})

describe('files as programs write them', () => {
  const rowsOf = async (csv: string) =>
    (await run(hospital.people.admin, { csv, dryRun: true })).rows.map(
      ({ line, fullName, email, role, training, outcome }) =>
        [line, fullName, email, role, training, outcome].join('|'),
    )
  const one = ['2|Zoë Åkerlund|zoe@demo.example|Clinician|true|newPerson']

  test.each([
    [
      'a byte-order mark and line ends of Windows',
      '\ufeffFull Name,E-Mail,Role,Training\r\nZoë Åkerlund,zoe@demo.example,Clinician,yes\r\n',
    ],
    ['semicolons', 'Full Name;E-Mail;Role;Training\nZoë Åkerlund;zoe@demo.example;Clinician;x'],
    ['tabs', 'Full Name\tE-Mail\tRole\tTraining\nZoë Åkerlund\tzoe@demo.example\tClinician\tTRUE'],
    ['quotation marks', '"Full Name","E-Mail","Role","Training"\n"Zoë Åkerlund","zoe@demo.example","Clinician","1"'],
    ['another order and case', 'ROLE,training,EMAIL,full_name\nclinician,Y,Zoe@Demo.example, Zoë Åkerlund '],
    ['line ends of old systems', 'Full Name,E-Mail,Role,Training\rZoë Åkerlund,zoe@demo.example,Clinician,yes'],
    ['a pipe', 'Full Name|E-Mail|Role|Training\nZoë Åkerlund|zoe@demo.example|Clinician|yes'],
    ['empty lines and rows', 'Full Name,E-Mail,Role,Training\nZoë Åkerlund,zoe@demo.example,Clinician,yes\n\n,,,\n'],
  ])('%s', async (_name, csv) => {
    expect(await rowsOf(csv)).toEqual(one)
  })

  const table = (delimiter: string) =>
    [
      ['Full Name', 'E-Mail', 'Role', 'Training'],
      ['Zoë Åkerlund', 'zoe@demo.example', 'Clinician', 'yes'],
    ]
      .map((cells) => cells.join(delimiter))
      .join('\r\n')

  test.each([
    ['the delimiter as Excel wants it', 2, `sep=;\r\n${table(';')}`],
    ['the delimiter in quotation marks, after a byte-order mark', 2, `\ufeff"sep=;"\r\n${table(';')}`],
    ['an unusual delimiter', 2, `SEP=^\r\n${table('^')}`],
    ['a delimiter that the file does not have', 2, `sep=,\r\n${table(';')}`],
    ['a title', 2, `New people, autumn 2026\r\n${table(';')}`],
    [
      'a title with its empty cells, a date and an empty line',
      4,
      `New people,,,\r\nas of 11/26,,,\r\n,,,\r\n${table(',')}`,
    ],
    ['a title that names one of the columns', 2, `Role,of new people\r\n${table('\t')}`],
    ['a title with an open inch mark', 2, `Tablets of 10" for;these people\r\n${table(';')}`],
  ])('what stands above the headings is left out: %s', async (_what, titles, csv) => {
    expect(await rowsOf(csv)).toEqual([one[0]!.replace('2|', `${titles + 1}|`)])
  })

  test('two hundred thousand empty rows of Excel are no rows, and do not count for the size of the file', async () => {
    expect(await rowsOf(`${table(';')}\r\n${';;;;;;\r\n'.repeat(200_000)}`)).toEqual(one)
  })

  test('an address is taken out of what surrounds it', async () => {
    expect(await rowsOf(table(';').replace('zoe@', 'mailto:Zoe@'))).toEqual(one)
    expect(await rowsOf(table(';').replace('zoe@demo.example', 'Zoë <zoe@demo.example>,'))).toEqual(one)
  })

  test('any script, commas and line ends within quotation marks', async () => {
    const csv =
      'Full Name,E-Mail,Role\n"佐藤, 花子",a@demo.example,Manager\n"Anna\nMaria",b@demo.example,External\nعلي حسن,c@demo.example,Admin'
    expect(await rowsOf(csv)).toEqual([
      '2|佐藤, 花子|a@demo.example|Manager|false|newPerson',
      '4|Anna Maria|b@demo.example|External|false|newPerson',
      '5|علي حسن|c@demo.example|Admin|false|newPerson',
    ])
  })

  test('other columns are named and left alone, and a corrected file may have its column of problems', async () => {
    const report = await run(hospital.people.admin, {
      csv: 'Full Name,E-Mail,Phone,Role,Problem,Badge\nA B,ab@demo.example,1,Boss,old problem,7',
      dryRun: true,
    })
    expect(report.ignoredColumns).toEqual(['Phone', 'Badge'])
    expect(report.problems).toBe(
      '\ufeffFull Name,E-Mail,Phone,Role,Badge,Problem\r\nA B,ab@demo.example,1,Boss,7,"Role: Must be one of Administrator, Manager, Clinician, External, System Administrator"\r\n',
    )
  })

  test('no cell of the file of problems is run as a formula, and it can be sent again', async () => {
    const report = await run(hospital.people.admin, {
      csv: `${header}\n=1+1,nobody,Clinician,,`,
      dryRun: true,
    })
    expect(report.problems).toContain("\r\n'=1+1,nobody,Clinician")
    const again = await run(hospital.people.admin, { csv: report.problems!, dryRun: true })
    expect(again.rows[0]).toMatchObject({ fullName: '=1+1', email: 'nobody' })
  })

  test.each([
    ['', 'Required'],
    ['\ufeff \n', 'The file is empty'],
    [header, 'The file has no rows below its header'],
    [
      'Name,Mail\nA,b',
      'One line must name the columns Full Name, E-Mail, Role, Training, Allowed Facilities. Missing: Full Name, E-Mail, Role',
    ],
    ['Full Name,E-Mail,Role,email\nA,b,c,d', 'Several columns are named E-Mail'],
    ['Full Name,E-Mail,Role\n"A,b,c', 'Line 2: a quotation mark is not closed'],
    ['x'.repeat(1_000_001), 'The file is larger than 1 MB. Split it into several files'],
    ['Full Name,E-Mail,Role\nA\0,b,c', 'Is not a text file in UTF-8'],
  ])('what cannot be read is refused in plain words (%#)', async (csv, message) => {
    expect(await refusalOf(run(hospital.people.admin, { csv, dryRun: true }))).toBe(`VALIDATION: ${message}`)
  })

  test('a row with more fields than the header is wrong', async () => {
    const report = await run(hospital.people.admin, {
      csv: 'Full Name,E-Mail,Role\nA,b@demo.example,Admin,more',
      dryRun: true,
    })
    expect(report.rows[0]!.problems).toEqual(['The row has more fields than the header'])
  })
})

test('twenty thousand people are imported in time, and not one more', async () => {
  const short = (count: number) =>
    [
      'Full Name,E-Mail,Role',
      ...Array.from({ length: count }, (_, n) => `Person ${n},p${n}@big.example,External`),
    ].join('\n')
  const { admin } = hospital.people
  expect(await refusalOf(run(admin, { csv: short(mostRows + 1), dryRun: true }))).toMatch(/more than 20000 rows/)
  const count = inFull ? mostRows : 2_000
  const csv = short(count)
  const { digest, counts } = await run(admin, { csv, dryRun: true })
  expect(counts.newPerson).toBe(count)
  const done = await run(admin, { csv, digest })
  expect(done.invitations).toHaveLength(count)
  const { system } = hospital.clients
  // People share rows of the audit log, which names each of them.
  const audited = await system.auditEntry.findMany({ where: { action: 'importUsers', entityKind: 'provider' } })
  const named = audited.flatMap(({ fields }) => (fields as { people: [null, { id: string }[]] }).people[1])
  expect(new Set(named.map(({ id }) => id)).size).toBe(count)
  expect(await system.providerRole.count({ where: { user: { email: { endsWith: '@big.example' } } } })).toBe(count)
})

test('both doors say the same', async () => {
  const { admin, manager } = hospital.people
  const { address, riverside } = hospital
  const { csv } = fileOf(2)
  const path = `/providers/${riverside.id}/users/import`
  const graphql = (by: Person, input: object) =>
    doors(address, by).graphql(
      `mutation($input: ImportUsersInput!) { importUsers(input: $input) {
        ... on ImportUsersSuccess { digest counts { newPerson newRole unchanged wrong } rows { line email outcome } invitations { email } }
        ... on Refusal { code fields { field message } } } }`,
      { input },
    )
  const asRest = (await doors(address, admin).rest('POST', path, { csv, dryRun: true })).body
  const asGraphql = (await graphql(admin, { csv, dryRun: true })).data!.importUsers
  expect(asGraphql).toMatchObject({ digest: asRest.digest, counts: asRest.counts })
  expect(asRest.rows).toMatchObject(asGraphql.rows)
  expect((await doors(address, manager).rest('POST', path, { csv })).status).toBe(403)
  expect((await graphql(manager, { csv })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect(await doors(address, admin).rest('POST', path, { csv, digest: asRest.digest })).toMatchObject({
    status: 200,
    body: { invitations: [{ token: expect.any(String) }, {}] },
  })
  expect((await doors(address, admin).rest('POST', path, { csv, digest: asRest.digest })).body).toMatchObject({
    code: 'STALE',
  })
  expect((await graphql(admin, { csv, digest: asRest.digest })).data!.importUsers).toMatchObject({ code: 'STALE' })
})
