import { readResults } from '../lib/results'

/** What one process on one machine was seen to do. */
export type Figures = {
  /** Unchanged polls of the queue that it answered in a second. */
  pollsPerSecond: number
  /** Writes that it answered in a second, with the database and who sent them on the same machine. */
  writesPerSecond: number
  /** Of the server's processor for a change that nobody watches, and in addition for a thousand screens of one view. */
  changeMs: number
  thousandScreensMs: number
  /** Sockets that it held, and memory for each. */
  sockets: number
  socketKb: number
  /** Memory with 200 providers. */
  processMb: number
  /** Of the database for one call with everything recorded about it, its rows in the lists and in the audit log. */
  callKb: number
  /** For a million calls. */
  backupSeconds: number
  restoreSeconds: number
  exportSeconds: number
  importSeconds: number
}

type Kept = { bench: string; at: string; figures?: Partial<Figures> }

/** In which bench each is measured. */
const benches: Record<keyof Figures, string> = {
  pollsPerSecond: 'queue',
  writesPerSecond: 'writes',
  changeMs: 'realtime',
  thousandScreensMs: 'realtime',
  sockets: 'sockets',
  socketKb: 'sockets',
  processMb: 'providers',
  callKb: 'archives',
  backupSeconds: 'archives',
  restoreSeconds: 'archives',
  exportSeconds: 'archives',
  importSeconds: 'archives',
}

/** The last ones that were measured, from bench/results.json. */
export const readFigures = (): Figures => {
  const rows = readResults<Kept>('results.json', 'rows')
  const found = Object.entries(benches).map(([name, bench]) => {
    const row = rows.findLast((each) => each.bench === bench && each.figures?.[name as keyof Figures] !== undefined)
    if (!row) throw new Error(`bench/results.json does not say ${name}. Measure it: npm run bench -- --only=${bench}`)
    return [name, row.figures![name as keyof Figures]]
  })
  return Object.fromEntries(found) as Figures
}
