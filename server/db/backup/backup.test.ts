import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { ZipFile } from 'yazl'
import { nilUuid } from '../../domain/kernel/uuid'
import type { StartProblem } from '../../startProblem'
import { createTestDatabase, type TestDatabase } from '../../test/database/database'
import { openHospital, type Hospital } from '../../test/hospital/hospital'
import { imageSizes, openFileStore, type FileStore } from '../../files/fileStore'
import { upload } from '../../test/hospital/pictures'
import { assignCall } from '../../services/calls/working/assignCall'
import { correctCall } from '../../services/calls/entries/correctCall'
import { createCall } from '../../services/calls/entries/createCall'
import { marksOf, readMigrations } from '../migrations/history'
import { migrate } from '../migrations/migrate'
import { archiveFormat, entryOf, manifestName, openArchive, type Archive } from './archive'
import { openForRestore, restoreBackup, type Restored } from './restoreBackup'
import { inOrderOfReference, isKept, listTables } from './tables'
import { writeBackup } from './writeBackup'

let folder: string
let hospital: Hospital
let file: string
let imageId: string
/** Where pictures are restored to. */
let into: FileStore
let source: pg.Client
const databases: TestDatabase[] = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'patency-backup-'))
  hospital = await openHospital()
  const { people, riverside, as, openCall } = hospital
  const callId = await openCall()
  await assignCall(await as(people.rosa), { callId })
  await openCall({ by: people.stranger })
  imageId = await upload(await as(people.rosa))
  await correctCall(await as(people.rosa), { callId, images: [imageId] })
  // What a text format could trip over.
  await createCall(await as(people.ben), {
    purposeId: riverside.purposes.Custom,
    customJob: '\\N is no null\t\\.',
    roomId: riverside.facilities[0]!.roomIds[0],
    preComments: 'first line\nsecond "line"\r\nÅsa, 针, 👩‍⚕️ \\ ;',
    dob: '1944-02-29',
  })
  into = openFileStore({ dataDir: path.join(folder, 'restored') })
  file = path.join(folder, 'whole.zip')
  await writeBackup(hospital.database.url, hospital.files, file)
  source = await connect(hospital.database)
})

afterAll(async () => {
  await source.end()
  await hospital.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  rmSync(path.join(folder, 'restored'), { recursive: true, force: true })
  for (const database of databases.splice(0)) await database.drop()
})

const connect = async ({ url }: Pick<TestDatabase, 'url'>): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
const emptyDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase({ empty: true })
  databases.push(database)
  return database
}
const at = (url: string) => ({ url, variable: '--into' })
const restore = async (from: string, url: string): Promise<Restored> => {
  const archive = await openForRestore(from)
  try {
    return await restoreBackup(archive, at(url), into)
  } finally {
    archive.close()
  }
}
/** Of each table its number of rows, and one hash over all that they hold. */
const contents = async (client: pg.Client): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ it: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as it from "${name}" t`,
    )
    found[name] = rows[0]!.it
  }
  return found
}
const none = `0 d41d8cd98f00b204e9800998ecf8427e`

test('what is restored from a backup is what was saved, and its audit logs are whole', async () => {
  const target = await emptyDatabase()
  const { brokenTrails, manifest } = await restore(file, target.url)
  expect(brokenTrails).toEqual([])
  const client = await connect(target)
  const [saved, restored] = [await contents(source), await contents(client)]
  // These belong to the running server.
  for (const table of ['session', 'connection', 'known_device', 'sign_in_try', 'device_pairing', 'device_code_try']) {
    expect(restored[table]).toBe(none)
    delete saved[table]
    delete restored[table]
  }
  expect(restored).toEqual(saved)
  expect(restored.call).toMatch(/^3 /)
  expect(restored.audit_entry).not.toBe(none)
  expect(manifest.tables.map(({ name }) => name).sort()).toEqual(Object.keys(saved).sort())

  // It works on: the next rows are numbered and chained behind those that were there.
  const { rows } = await client.query(
    `insert into audit_entry (provider_id, at, door, action, outcome) values ($1, now(), 'rest', 'signIn', 'done') returning sequence`,
    [hospital.riverside.id],
  )
  const { rows: head } = await source.query('select sequence from audit_head where provider_id = $1', [
    hospital.riverside.id,
  ])
  expect(rows[0].sequence).toBe(head[0].sequence + 1)
  await client.end()
})

test('a restored database is in an epoch of its own, also one that was there before and was only emptied', async () => {
  const target = await emptyDatabase()
  await migrate(target.url)
  const client = await connect(target)
  const epoch = async (): Promise<string> =>
    (await client.query<{ epoch: string }>('select feed_epoch() as epoch')).rows[0]!.epoch
  const before = await epoch()
  expect(await epoch()).toBe(before)
  await restore(file, target.url)
  expect(await epoch()).not.toBe(before)
  await client.end()
})

test('the pictures come back with the calls, and as often as one likes', async () => {
  await restore(file, (await emptyDatabase()).url)
  for (const size of imageSizes)
    expect(await into.images.read(imageId, size)).toEqual(await hospital.files.images.read(imageId, size))
  await restore(file, (await emptyDatabase()).url)
  const { manifest, close } = await openArchive(file)
  close()
  expect(manifest.files.map(({ id, size }) => [id, size])).toEqual(imageSizes.map((size) => [imageId, size]))
  expect(manifest.lostFiles).toEqual([])
})

test('a picture that cannot be written leaves neither rows nor files', async () => {
  const target = await emptyDatabase()
  const archive = await openForRestore(file)
  const broken: Archive = {
    ...archive,
    readFile: (one) =>
      one.size === 'thumbnail' ? Promise.reject(new Error('the disk went away')) : archive.readFile(one),
  }
  await expect(restoreBackup(broken, at(target.url), into)).rejects.toThrow(/^the disk went away$/)
  expect(await into.images.has(imageId, 'original')).toBe(false)
  const client = await connect(target)
  expect([...new Set(Object.values(await contents(client)))]).toEqual([none])
  await client.end()
  archive.close()
})

test('a picture whose file is lost is told, and one that was swept in the meantime is not', async () => {
  const elsewhere = openFileStore({ dataDir: path.join(folder, 'elsewhere') })
  const loose = await upload(await hospital.as(hospital.people.rosa))
  await hospital.files.images.remove(loose)
  expect((await writeBackup(hospital.database.url, hospital.files, path.join(folder, 'swept.zip'))).lostFiles).toEqual(
    [],
  )
  expect(await writeBackup(hospital.database.url, elsewhere, path.join(folder, 'lost.zip'))).toMatchObject({
    files: [],
    lostFiles: [imageId],
  })
  await hospital.clients.system.callImage.delete({ where: { id: loose } })
})

test('a backup of the first format, which had no pictures, is restored', async () => {
  const archive = await openForRestore(file)
  const { files: _files, lostFiles: _lost, ...manifest } = archive.manifest
  const zip = new ZipFile()
  const old = path.join(folder, 'old.zip')
  const written = pipeline(zip.outputStream, createWriteStream(old))
  for (const table of manifest.tables) zip.addBuffer(await buffer(await archive.read(table)), entryOf(table.name))
  zip.addBuffer(Buffer.from(JSON.stringify({ ...manifest, format: 1 })), manifestName)
  zip.end()
  await written
  archive.close()
  expect((await restore(old, (await emptyDatabase()).url)).manifest).toMatchObject({ format: 1, files: [] })
})

test('a backup is for its owner’s eyes, and says what it holds', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}.partial`)).toBe(false)
  const { manifest, close } = await openArchive(file)
  close()
  expect(manifest).toMatchObject({
    format: archiveFormat,
    madeAt: expect.stringMatching(/^\d{4}-.*Z$/),
    migrations: [
      { name: expect.any(String), checksum: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ...manifest.migrations.slice(1),
    ],
  })
  expect(manifest.tables.find(({ name }) => name === 'provider')).toMatchObject({
    rows: 2,
    columns: expect.arrayContaining(['id', 'name']),
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

test('a backup replaces no file', async () => {
  const before = readFileSync(file)
  await expect(writeBackup(hospital.database.url, hospital.files, file)).rejects.toThrow('exists')
  expect(readFileSync(file).equals(before)).toBe(true)
  await expect(
    writeBackup(hospital.database.url, hospital.files, path.join(folder, 'no', 'such', 'folder.zip')),
  ).rejects.toThrow('cannot be written (ENOENT)')
})

test('whoever may not see every row gets no backup instead of half a one', async () => {
  await source.query(`create role peeper login password 'p' in role patency_app`)
  const url = new URL(hospital.database.url)
  url.username = 'peeper'
  url.password = 'p'
  const target = path.join(folder, 'peeped.zip')
  await expect(writeBackup(url.href, hospital.files, target)).rejects.toThrow('does not let this user read everything')
  expect([existsSync(target), existsSync(`${target}.partial`)]).toEqual([false, false])
  await source.query('drop role peeper')
})

test('a truncated archive is refused wherever it was cut, and nothing is written', async () => {
  const target = await emptyDatabase()
  const size = statSync(file).size
  for (const length of [0, 10, Math.floor(size / 2), size - 1]) {
    const cut = path.join(folder, 'cut.zip')
    writeFileSync(cut, readFileSync(file))
    truncateSync(cut, length)
    await expect(restore(cut, target.url)).rejects.toThrow('is not a whole backup')
  }
  const client = await connect(target)
  expect(await listTables(client)).toEqual([])
  await client.end()
})

test('an altered archive is refused, and nothing is written', async () => {
  const target = await emptyDatabase()
  for (const entry of ['tables/call.copy', `images/${imageId}.original`]) {
    const altered = path.join(folder, 'altered.zip')
    const bytes = readFileSync(file)
    const at = bytes.indexOf(entry) + entry.length + 40
    bytes[at] = bytes[at]! ^ 0xff
    writeFileSync(altered, bytes)
    await expect(restore(altered, target.url)).rejects.toThrow('is not a whole backup')
  }
  const client = await connect(target)
  expect(await listTables(client)).toEqual([])
  await client.end()
})

test('a load that breaks half way leaves no row', async () => {
  const target = await emptyDatabase()
  const archive = await openForRestore(file)
  const client = await connect(target)
  async function* halfOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      yield chunk.subarray(0, chunk.length / 2)
      throw new Error('the disk went away')
    }
  }
  const failures: Archive['read'][] = [
    () => Promise.reject(new Error('the disk went away')),
    async (table) => Readable.from(halfOf(await archive.read(table))),
  ]
  for (const fail of failures) {
    // The calls come after the rooms.
    const broken: Archive = { ...archive, read: (table) => (table.name === 'call' ? fail(table) : archive.read(table)) }
    await expect(restoreBackup(broken, at(target.url), into)).rejects.toThrow(/^the disk went away$/)
    expect([...new Set(Object.values(await contents(client)))]).toEqual([none])
  }
  await client.end()
  // And the next try finds it empty.
  expect((await restoreBackup(archive, at(target.url), into)).brokenTrails).toEqual([])
  archive.close()
})

test('a database that is not empty is refused, and stays as it is', async () => {
  const used = await createTestDatabase()
  databases.push(used)
  const client = await connect(used)
  await client.query(`insert into provider (id, name) values (gen_random_uuid(), 'Someone’s')`)
  const before = await contents(client)
  await expect(restore(file, used.url)).rejects.toThrow(/^The database is not empty: there are rows in \w+\.$/)
  expect(await contents(client)).toEqual(before)
  await client.end()

  const foreign = await emptyDatabase()
  const other = await connect(foreign)
  await other.query('create table ledger (id integer)')
  await expect(restore(file, foreign.url)).rejects.toThrow('tables that are not of Patency')
  expect((await listTables(other)).map(({ name }) => name)).toEqual(['ledger'])
  await other.end()
})

test('a database that is not there is told with the argument that names it', async () => {
  const url = new URL(hospital.database.url)
  url.pathname = '/elsewhere'
  const refused = (await restore(file, url.href).catch((error: unknown) => error)) as StartProblem
  expect(refused.message).toBe(`The database at ${url.host} cannot be used: database "elsewhere" does not exist.`)
  expect(refused.remedy).toContain('--into names its host, port, user, password and database')
})

test('a user who may not create tables is told so', async () => {
  const target = await emptyDatabase()
  const client = await connect(target)
  await client.query(`create role onlooker login password 'onlooker'`)
  const url = new URL(target.url)
  Object.assign(url, { username: 'onlooker', password: 'onlooker' })
  await expect(restore(file, url.href)).rejects.toThrow(
    /^The database does not let this user restore: permission denied/,
  )
  await client.query('drop role onlooker')
  await client.end()
})

test('a database on which a server works is refused', async () => {
  const target = await emptyDatabase()
  await migrate(target.url)
  const server = new pg.Client({ connectionString: target.url, application_name: 'patency-feed' })
  await server.connect()
  await expect(restore(file, target.url)).rejects.toThrow('A server works on this database')
  await server.end()
})

test('a backup of a newer version is refused, before anything is written', async () => {
  const newer = await createTestDatabase()
  databases.push(newer)
  const client = await connect(newer)
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'y', '29990101000000_later', now())`,
  )
  await client.end()
  const later = path.join(folder, 'later.zip')
  await writeBackup(newer.url, hospital.files, later)
  const refused = (await openForRestore(later).catch((error: unknown) => error)) as StartProblem
  expect(refused.message).toContain('29990101000000_later is not known here')
  expect(refused.remedy).toContain('Restore it with the version that made it')
})

/** The migrations that are one baseline. */
const baseline = readMigrations().filter((migration) => marksOf(migration).isBaseline)

const columnsOf = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', table_name, column_name) as name from information_schema.columns where table_schema = 'public'`,
  )
  return rows.map(({ name }) => name)
}

/** A backup of the hospital that names these migrations, and has no later table or column, as one of an older version. */
const saveAsOf = async (names: string[], to: string): Promise<string> => {
  const [then, copy] = [await emptyDatabase(), await emptyDatabase()]
  await migrate(then.url, baseline)
  await restore(file, copy.url)
  const [known, client] = [await connect(then), await connect(copy)]
  const [tables, columns] = [(await listTables(known)).map(({ name }) => name), await columnsOf(known)]
  await known.end()
  for (const { name } of await listTables(client))
    if (!tables.includes(name)) await client.query(`drop table "${name}" cascade`)
  for (const name of await columnsOf(client))
    if (!columns.includes(name)) await client.query(`alter table ${name.replace('.', ' drop column ')} cascade`)
  await client.query('delete from _prisma_migrations')
  for (const name of names)
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values (gen_random_uuid(), 'x', $1, now())`,
      [name],
    )
  await client.end()
  const older = path.join(folder, to)
  await writeBackup(copy.url, hospital.files, older)
  return older
}
const replaced = readMigrations().flatMap((migration) => marksOf(migration).replaces)

test('a backup from before the baseline is restored, also into a database that has its tables already', async () => {
  const older = await saveAsOf(replaced, 'older.zip')
  const [target, prepared] = [await emptyDatabase(), await emptyDatabase()]
  // With the tables of that time.
  await migrate(prepared.url, baseline)
  for (const { url } of [target, prepared]) {
    const { manifest, brokenTrails } = await restore(older, url)
    expect(manifest.migrations.map(({ name }) => name)).toEqual(replaced)
    expect(brokenTrails).toEqual([])
    const client = await connect({ url })
    expect((await contents(client)).call).toBe((await contents(source)).call)
    const { rows } = await client.query<{ name: string }>(
      'select migration_name as name from _prisma_migrations order by 1',
    )
    expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name))
    await client.end()
  }
})

test('one that is older still is refused, with the version that restores it', async () => {
  const older = await saveAsOf(replaced.slice(0, -3), 'oldest.zip')
  const refused = (await openForRestore(older).catch((error: unknown) => error)) as StartProblem
  expect(refused.message).toBe(
    `This backup is too old for this version: it lacks 3 of the migrations that one baseline has replaced, the last one ${replaced.at(-1)}.`,
  )
  expect(refused.remedy).toBe(
    'Restore it with the last version before the baseline, and then start this one. The last version before the baseline is the one whose newest migration has that name.',
  )
})

test('a trail that was broken when the backup was made is told, and the rest is restored', async () => {
  const tampered = await createTestDatabase()
  databases.push(tampered)
  const client = await connect(tampered)
  for (const action of ['signIn', 'signOut', 'signIn'])
    await client.query(
      `insert into audit_entry (provider_id, at, door, action, outcome) values ($1, now(), 'rest', $2, 'done')`,
      [nilUuid, action],
    )
  await client.query('alter table audit_entry disable trigger user; delete from audit_entry where sequence = 2')
  await client.end()
  const archived = path.join(folder, 'tampered.zip')
  await writeBackup(tampered.url, hospital.files, archived)
  const target = await emptyDatabase()
  expect((await restore(archived, target.url)).brokenTrails).toEqual([
    `Row 2 of the audit log of ${nilUuid} was removed.`,
  ])
})

test('a backup holds every table that lasts; nothing else in the schema has contents, and references run in no circle', async () => {
  const tables = await listTables(source)
  expect(tables.filter((table) => !isKept(table)).map(({ name }) => name)).toEqual([
    'connection',
    'device_code_try',
    'device_pairing',
    'known_device',
    'session',
    'sign_in_try',
  ])
  const { rows } = await source.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('S', 'm', 'p', 'f')`,
  )
  expect(rows).toEqual([])
  const order = (await inOrderOfReference(source, tables)).map(({ name }) => name)
  expect(order).toHaveLength(tables.length)
  expect(order.indexOf('call')).toBeGreaterThan(order.indexOf('room'))
})
