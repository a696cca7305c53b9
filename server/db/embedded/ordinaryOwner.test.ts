// What README.md asks of a PostgreSQL of one's own: a role with createrole, and no superuser.
import { openFileStore } from '../../files/fileStore'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { verifyAuditChains } from '../migrations/auditChain'
import { openForRestore, restoreBackup } from '../backup/restoreBackup'
import { writeBackup } from '../backup/writeBackup'
import { checkRole, openClients } from '../access/client'
import { openCluster, type Cluster } from './cluster'
import { readMigrations } from '../migrations/history'
import { migrate } from '../migrations/migrate'

let folder: string
let cluster: Cluster
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'patency-owner-'))
  // Of its own: in the tests' common one the superuser has made the application's role already.
  cluster = await openCluster({
    folder: path.join(folder, 'database'),
    password: 'test',
    preferredPort: null,
    durable: false,
  })
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  await admin.query(`create role hospital login createrole password 'pw'`)
  for (const name of ['first', 'second']) await admin.query(`create database ${name} owner hospital`)
  await admin.end()
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

const urlOf = (database: string): string => {
  const url = new URL(cluster.url(database))
  url.username = 'hospital'
  url.password = 'pw'
  return url.href
}

test('an ordinary owner migrates, and the application works as the lesser role', async () => {
  expect(await migrate(urlOf('first'))).toEqual(readMigrations().map(({ name }) => name))
  const clients = openClients(urlOf('first'))
  const [role] = await clients.system.$queryRaw<{ user: string; superuser: boolean; bypasses: boolean }[]>`
    select current_user::text as user, rolsuper as superuser, rolbypassrls as bypasses from pg_roles where rolname = current_user`
  expect(role).toEqual({ user: 'patency_app', superuser: false, bypasses: false })
  const { id: providerId } = await clients.system.provider.create({ data: { name: 'Riverside Health' } })
  await clients.system.auditEntry.create({
    data: { providerId, at: new Date(), door: 'operator', action: 'createUser', outcome: 'done' },
  })
  expect(await clients.forProvider(providerId).auditEntry.count()).toBe(1)
  await clients.close()
})

test('a pooler’s user that takes on the lesser role may be used, and the owner may not', async () => {
  const admin = new pg.Client({ connectionString: cluster.url('first') })
  await admin.connect()
  await admin.query(`create role web login password 'pw' in role patency_app`)
  await admin.query(`alter role web set role = 'patency_app'`)
  await admin.end()
  const web = openClients(urlOf('first').replace('hospital:', 'web:'), { pooled: true })
  await checkRole(web)
  expect(await web.system.provider.count()).toBe(1)
  const owner = openClients(urlOf('first'), { pooled: true })
  await expect(checkRole(owner)).rejects.toMatchObject({
    message: expect.stringContaining('connects as hospital'),
    remedy: expect.stringContaining('alter role patency_web'),
    exitCode: 78,
  })
  const nobody = openClients('postgresql://a:b@127.0.0.1:1/x', { pooled: true })
  await expect(checkRole(nobody)).rejects.toMatchObject({
    message: expect.stringContaining('cannot work on the database as patency_app'),
    remedy: expect.stringContaining('PATENCY_POOL_URL'),
  })
  await Promise.all([web, owner, nobody].map((clients) => clients.close()))
})

test('an ordinary owner takes a backup and restores it', async () => {
  const file = path.join(folder, 'backup.zip')
  const files = openFileStore({ dataDir: folder })
  await writeBackup(urlOf('first'), files, file)
  const archive = await openForRestore(file)
  expect((await restoreBackup(archive, { url: urlOf('second'), variable: '--into' }, files)).brokenTrails).toEqual([])
  archive.close()
  const client = new pg.Client({ connectionString: urlOf('second') })
  await client.connect()
  const reports = []
  for await (const { provider, rows } of verifyAuditChains(client)) reports.push([provider, rows])
  expect(reports).toContainEqual(['Riverside Health', 1])
  const { rows } = await client.query(
    `select count(*)::integer as disabled from pg_trigger where tgenabled <> 'O' and not tgisinternal`,
  )
  expect(rows).toEqual([{ disabled: 0 }])
  await client.end()
})
