import { openHospital, type Hospital } from '../../test/hospital/hospital'

let hospital: Hospital
beforeAll(async () => {
  hospital = await openHospital()
})
afterAll(() => hospital.close())

test('row-level security hides every row of another provider, whatever a query forgets', async () => {
  const { clients, riverside, lakeshore, openCall, people } = hospital
  await openCall()
  await openCall({ by: people.stranger })
  const db = clients.forProvider(lakeshore.id)
  const seen = await Promise.all([
    db.call.findMany({ select: { providerId: true } }),
    db.facility.findMany({ select: { providerId: true } }),
    db.room.findMany({ select: { providerId: true } }),
    db.purpose.findMany({ select: { providerId: true } }),
    db.statusCode.findMany({ select: { providerId: true } }),
    db.providerRole.findMany({ select: { providerId: true } }),
    db.change.findMany({ select: { providerId: true } }),
    db.auditEntry.findMany({ select: { providerId: true } }),
  ])
  for (const rows of seen) expect([...new Set(rows.map(({ providerId }) => providerId))]).toEqual([lakeshore.id])
  expect(riverside.id).not.toBe(lakeshore.id)
})

test('requests of two providers that share connections never see through each other', async () => {
  const { clients, riverside, lakeshore } = hospital
  const looks = Array.from({ length: 200 }, async (_, n) => {
    const providerId = n % 2 === 0 ? riverside.id : lakeshore.id
    const rows = await clients.forProvider(providerId).purpose.findMany({ select: { providerId: true } })
    return rows.length === 5 && rows.every((row) => row.providerId === providerId)
  })
  expect((await Promise.all(looks)).every(Boolean)).toBe(true)
})

test('a row of another provider can be neither written nor moved there', async () => {
  const { clients, riverside, lakeshore } = hospital
  await expect(
    clients.transaction(riverside.id, (tx) =>
      tx.statusCode.create({ data: { providerId: lakeshore.id, name: 'Forged' } }),
    ),
  ).rejects.toThrow(/row-level security/)
  const moved = await clients
    .forProvider(riverside.id)
    .purpose.updateMany({ where: { providerId: lakeshore.id }, data: { name: 'Stolen' } })
  expect(moved.count).toBe(0)
})

test('the audit log can be added to, and neither changed nor deleted; its chain holds', async () => {
  const { clients, riverside, openCall } = hospital
  await openCall()
  const db = clients.forProvider(riverside.id)
  await expect(db.auditEntry.updateMany({ data: { outcome: 'nothing' } })).rejects.toThrow(/permission denied/)
  await expect(db.auditEntry.deleteMany()).rejects.toThrow(/permission denied/)
  await expect(db.$executeRaw`update audit_head set hash = ''`).rejects.toThrow(/permission denied/)
  const broken = await db.$queryRaw<{ sequence: number }[]>`
    select sequence from (select e.sequence, e.hash, audit_digest(lag(e.hash, 1, ''::bytea) over (order by e.sequence), e) as expected from audit_entry e) chain
    where hash <> expected`
  expect(broken).toEqual([])
})

// S: read, I: add, U: change, D: delete. What triggers alone write is read, and what is kept for ever is not deleted.
test('the role of the application may do no more with a table than it does', async () => {
  const rights = await hospital.clients.system.$queryRaw<{ name: string; rights: string }[]>`
    select relname as name, concat(
      case when has_table_privilege('patency_app', oid, 'select') then 'S' end,
      case when has_table_privilege('patency_app', oid, 'insert') then 'I' end,
      case when has_table_privilege('patency_app', oid, 'update') then 'U' end,
      case when has_table_privilege('patency_app', oid, 'delete') then 'D' end) as rights
    from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`
  expect(
    Object.fromEntries(rights.filter((each) => each.rights !== 'SIUD').map((each) => [each.name, each.rights])),
  ).toEqual({
    _prisma_migrations: 'S',
    audit_entry: 'SI',
    audit_head: 'S',
    call_escalation: 'SI',
    call_search: '',
    call_span: 'S',
    call_span_step: 'S',
    call_tally: 'S',
    call_update: 'SI',
    call_wait: 'SU',
    change: 'SID',
    change_head: 'S',
    compliance_document: 'SIU',
    compliance_holding: 'S',
    compliance_standing: 'S',
    line_tally: 'S',
    listed_call: 'S',
    listed_line: 'S',
    reported_call: 'S',
    vapid_key: 'SI',
  })
})
