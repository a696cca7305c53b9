import path from 'node:path'
import { serverFolder } from '../../paths'

/** The file from which a thread starts: a thread runs no TypeScript, so it is bundled with the server. */
export const threadFile = (name: 'sheetWorker' | 'documentWorker' | 'peopleWorker'): string =>
  path.join(serverFolder, `${name}.js`)
