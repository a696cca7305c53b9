import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '../startProblem'
import type { Place } from './place'

/** The value of what is not there; every other failure stays one. */
const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException | null)?.code ?? '')) return value
    throw error
  }

/**
 * Files in the data directory, which is not served. A file under its final name is complete. Several processes may share
 * the folder. `tops` are the folders that are created at the start.
 */
export const folderPlace = (dataDir: string, tops: readonly string[]): Place => {
  const pathOf = (key: string): string => path.join(dataDir, key)
  return {
    name: dataDir,

    prepare: async () => {
      for (const top of tops.map(pathOf)) {
        try {
          await mkdir(top, { recursive: true, mode: 0o700 })
          await access(top, constants.W_OK)
        } catch (error) {
          throw new StartProblem(
            `The folder for files cannot be written: ${top} (${(error as NodeJS.ErrnoException).code}).`,
            'Set PATENCY_DATA to a folder that this user may write to; several servers on one database share it.',
          )
        }
      }
    },

    whyNotReady: () =>
      Promise.all(tops.map((top) => access(pathOf(top), constants.W_OK))).then(
        () => null,
        () => 'the folder of files cannot be written',
      ),

    put: async (key, bytes) => {
      const file = pathOf(key)
      const folder = path.dirname(file)
      const temporary = path.join(folder, `.${randomUUID()}.new`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        const handle = await open(temporary, 'wx', 0o600)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(temporary, file)
        await syncFolder(folder)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    open: async (key) => {
      const handle = await open(pathOf(key), constants.O_RDONLY).catch(ifMissing(null))
      if (!handle) return null
      const { size } = await handle.stat()
      return { size, stream: handle.createReadStream() }
    },

    sizeOf: (key) =>
      stat(pathOf(key))
        .then(({ size }) => size)
        .catch(ifMissing(null)),

    remove: (key) => rm(pathOf(key), { force: true }),

    list: async function* (prefix) {
      const folder = pathOf(prefix)
      const names = await readdir(folder, { recursive: true }).catch(ifMissing<string[]>([]))
      for (const name of names.sort()) {
        // Another process may have removed it meanwhile.
        const found = await stat(path.join(folder, name)).catch(ifMissing(null))
        if (!found?.isFile()) continue
        yield { key: `${prefix}${name.replaceAll(path.sep, '/')}`, size: found.size, changedAt: found.mtime }
      }
    },
  }
}

/** A new name survives a power failure only when its folder is synced, too. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
