import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openForRestore, restoreBackup } from '../../server/db/backup/restoreBackup'
import { writeBackup } from '../../server/db/backup/writeBackup'
import { exportProvider } from '../../server/db/moves/exportProvider'
import { importProvider, openForImport } from '../../server/db/moves/importProvider'
import { openFileStore } from '../../server/files/fileStore'
import { createDemoDatabase, createTestDatabase, type TestDatabase } from '../../server/test/database/database'
import { startDatabases, withDatabase } from '../lib/laboratory'
import { fillTrail } from './lists/filledTrail'
import { fillReports } from './reports/filledReports'
import { timed, type Row } from './row'

/** Five writes, and five readings of the patient. */
const auditRowsOfCall = 10

type Filled = { calls: number; bytes: number }

const sizeOf = ({ url }: TestDatabase): Promise<Filled & { providerId: string }> =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query<{ calls: number; bytes: string; providerId: string }>(
      `select (select count(*)::int from call) as calls, pg_database_size(current_database()) as bytes, (select id from provider where name = 'Riverside Health') as "providerId"`,
    )
    return { ...rows[0]!, bytes: Number(rows[0]!.bytes) }
  })

const perMillion = (seconds: number, calls: number): number => (seconds * 1_000_000) / calls
const seconds = (ms: number): number => ms / 1000

/** A hospital of so many calls and their rows of the audit log: its size, and how long it takes to save it, to restore it and to move it. */
export const benchArchives = async (calls: number): Promise<Row[]> => {
  const stopDatabases = await startDatabases()
  const folder = mkdtempSync(path.join(tmpdir(), 'patency-archives-'))
  try {
    const from = await createDemoDatabase()
    const empty = await sizeOf(from)
    await withDatabase(from.url, async (client) => {
      await fillReports(client, calls)
      const { calls: filled } = await sizeOf(from)
      await fillTrail(client, (filled - empty.calls) * auditRowsOfCall)
    })
    const full = await sizeOf(from)
    const callKb = (full.bytes - empty.bytes) / (full.calls - empty.calls) / 1024
    const files = openFileStore({ dataDir: process.env.PATENCY_DATA! })
    const place = async (isEmpty: boolean, name: string) => ({
      into: { url: (await createTestDatabase({ empty: isEmpty })).url, variable: 'DATABASE_URL' },
      store: openFileStore({ dataDir: path.join(folder, name) }),
    })

    const backup = path.join(folder, 'backup.zip')
    const backupMs = await timed(() => writeBackup(from.url, files, backup))
    const restored = await place(true, 'restored')
    const saved = await openForRestore(backup)
    const restoreMs = await timed(() => restoreBackup(saved, restored.into, restored.store))
    saved.close()

    const moved = path.join(folder, 'moved.zip')
    const exportMs = await timed(() =>
      exportProvider(from.url, files, moved, { id: full.providerId, name: 'Riverside Health' }),
    )
    const elsewhere = await place(false, 'elsewhere')
    const archive = await openForImport(moved)
    const importMs = await timed(() => importProvider(archive, elsewhere.into, elsewhere.store))
    archive.close()

    const what = `${full.calls.toLocaleString('en')} calls, each with ${auditRowsOfCall} rows of the audit log`
    const of = (ms: number) => perMillion(seconds(ms), full.calls)
    const open = { must: 'none', aim: 'none', met: true }
    return [
      {
        what: `Backup of ${what}`,
        measured: `${seconds(backupMs).toFixed(1)} s, restored in ${seconds(restoreMs).toFixed(1)} s; ${callKb.toFixed(1)} KB of the database a call, ${(statSync(backup).size / 1e6).toFixed(0)} MB of the file`,
        ...open,
        figures: { callKb, backupSeconds: of(backupMs), restoreSeconds: of(restoreMs) },
      },
      {
        what: `Move of a provider with ${what}`,
        measured: `exported in ${seconds(exportMs).toFixed(1)} s, imported in ${seconds(importMs).toFixed(1)} s`,
        ...open,
        figures: { exportSeconds: of(exportMs), importSeconds: of(importMs) },
      },
    ]
  } finally {
    await stopDatabases()
    rmSync(folder, { recursive: true, force: true })
  }
}
