import type { FileStore } from '../../files/fileStore'
import type { ArchivedTable, Manifest } from '../backup/archive'
import { writeArchive } from '../backup/writeBackup'
import { rowsOfProvider } from './movedRows'

const close = `
  insert into audit_head (provider_id, closed) values ($1, true)
  on conflict (provider_id) do update set closed = true`

/**
 * Closes the provider, and writes all that goes with it into a file. A write that was under way has its row in the head's
 * log by then, or is refused: whatever anybody was told is done is in the file.
 */
export const exportProvider = (
  url: string,
  files: FileStore,
  file: string,
  provider: { id: string; name: string },
  tell?: (table: ArchivedTable) => void,
): Promise<Manifest> =>
  writeArchive(
    url,
    files,
    file,
    async (client) => {
      await client.query(close, [provider.id])
      return { provider, rowsOf: await rowsOfProvider(client, provider.id) }
    },
    tell,
  )
