import { existsSync } from 'node:fs'
import path from 'node:path'

const findProjectRoot = (): string => {
  let folder = import.meta.dirname
  // The bundle is in dist/builds/<build>/server, the source in server, both below the folder with package.json.
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error('package.json of Patency was not found above the server')
    folder = parent
  }
  return folder
}

export const projectRoot = findProjectRoot()

/** The server's bundle, which is running, or the newest one when the server runs from its source. */
export const serverFolder =
  path.dirname(import.meta.dirname) === projectRoot ? path.join(projectRoot, 'dist', 'server') : import.meta.dirname

/** The built web app of the same build. */
export const webFolder = path.join(serverFolder, '..', 'web')
