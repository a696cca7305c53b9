import { constants } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { isUuid } from '../domain/kernel/input/input'
import { StartProblem } from '../startProblem'

/** The whole picture, or one that is small enough for a list. */
export const imageSizes = ['original', 'thumbnail'] as const
export type ImageSize = (typeof imageSizes)[number]

/** How long a file may exist before its row: longer than any request takes. */
export const strayAfterMs = 3_600_000

/**
 * The files of pictures, in the folder `images` of the data directory. The folder is not served, and file names contain
 * the row's id and nothing from the client. A file under its final name is complete. Several processes may share the
 * folder.
 */
export type ImageStore = ReturnType<typeof openImageStore>

export const openImageStore = (dataDir: string) => {
  const root = path.join(dataDir, 'images')

  /** Ids begin with the time; their random last digits spread them over the folders. */
  const fileOf = (id: string, size: ImageSize): string => {
    if (!isUuid(id)) throw new Error('an image file needs an id')
    return path.join(root, id.slice(-2), id.slice(-4, -2), `${id}.${size}`)
  }

  const put = async (id: string, size: ImageSize, bytes: Uint8Array): Promise<void> => {
    const file = fileOf(id, size)
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
  }

  const remove = async (id: string): Promise<void> => {
    for (const size of imageSizes) await rm(fileOf(id, size), { force: true })
  }

  return {
    fileOf,
    put,
    remove,
    read: (id: string, size: ImageSize): Promise<Buffer> => readFile(fileOf(id, size)),
    has: (id: string, size: ImageSize): Promise<boolean> =>
      stat(fileOf(id, size)).then(
        () => true,
        () => false,
      ),
    /** Creates the folder, or explains why the server cannot store pictures. */
    prepare: async (): Promise<void> => {
      try {
        await mkdir(root, { recursive: true, mode: 0o700 })
        await access(root, constants.W_OK)
      } catch (error) {
        throw new StartProblem(
          `The folder for images cannot be written: ${root} (${(error as NodeJS.ErrnoException).code}).`,
          'Set PATENCY_DATA to a folder that this user may write to; several servers on one database share it.',
        )
      }
    },
    /** Removes old files without a row from one of the 256 folders; answers their number. */
    sweep: async (turn: number, before: Date, known: (ids: string[]) => Promise<string[]>): Promise<number> => {
      const folder = path.join(root, (turn % 256).toString(16).padStart(2, '0'))
      const old: string[] = []
      for (const name of await readdir(folder, { recursive: true }).catch(() => [] as string[])) {
        const file = path.join(folder, name)
        const found = await stat(file).catch(() => null)
        if (found?.isFile() && found.mtime < before) old.push(file)
      }
      const idOf = (file: string): string => path.basename(file).split('.')[0] ?? ''
      const ids = [...new Set(old.map(idOf).filter(isUuid))]
      const there = new Set(ids.length > 0 ? await known(ids) : [])
      const strays = old.filter((file) => !there.has(idOf(file)))
      for (const file of strays) await rm(file, { force: true })
      return strays.length
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
