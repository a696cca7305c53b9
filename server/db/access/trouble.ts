/**
 * Why something that Patency needs did not do what it was asked, where that is nobody's mistake and passes.
 * `away`: it cannot be reached, or went away before its answer, so that nobody knows whether the
 * change is there. `busy`: it gave up waiting, and `full`: its disk is full; nothing was changed.
 * `files`: the store of files cannot be used, and `scanner`: the virus scanner. `moving`: the provider is being moved to
 * another installation.
 */
export type Trouble = 'away' | 'busy' | 'full' | 'files' | 'scanner' | 'moving'

// PostgreSQL's, Node's and Prisma's codes, and the kinds of Prisma's driver.
const codes: Record<string, Trouble> = {
  '53100': 'full',
  '53200': 'busy',
  '53300': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '40001': 'busy',
  '40P01': 'busy',
  '25P03': 'busy',
  '25P04': 'busy',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  // A standby that has not been promoted yet.
  '25006': 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  ENOSPC: 'full',
  FILES_AWAY: 'files',
  SCANNER_AWAY: 'scanner',
  // Raised by our own triggers.
  PVM01: 'moving',
  P1001: 'away',
  P1002: 'away',
  P1008: 'away',
  P1017: 'away',
  P2024: 'busy',
  P2028: 'busy',
  P2034: 'busy',
  P2037: 'busy',
  DatabaseNotReachable: 'away',
  ConnectionClosed: 'away',
  SocketTimeout: 'away',
  TooManyConnections: 'busy',
  TransactionWriteConflict: 'busy',
}

// What node-postgres says without a code.
const messages: [says: RegExp, Trouble][] = [
  [/timeout exceeded when trying to connect/, 'busy'],
  [
    /Query read timeout|Connection terminated|connection error and is not queryable|Client was closed|Cannot use a pool after calling end/,
    'away',
  ],
]

type Told = {
  code?: unknown
  originalCode?: unknown
  kind?: unknown
  message?: unknown
  cause?: unknown
  errors?: unknown
  meta?: { driverAdapterError?: unknown }
}

/** The trouble that the error tells of, however deep a library has wrapped it; null when it is something else. */
export const troubleOf = (error: unknown): Trouble | null => {
  for (const told of within(error)) {
    for (const said of codesOf(told)) {
      const found = codes[said] ?? (said.startsWith('08') ? 'away' : null)
      if (found) return found
    }
    const { message } = told
    const found = messages.find(([says]) => typeof message === 'string' && says.test(message))
    if (found) return found[1]
  }
  return null
}

/** The error and all within it. The innermost knows best: a transaction that could not begin may say only that it did not. */
function* within(error: unknown, depth = 0): Generator<Told, void> {
  if (typeof error !== 'object' || error === null || depth > 6) return
  const { cause, errors, meta } = error as Told
  for (const inner of [meta?.driverAdapterError, cause, ...(Array.isArray(errors) ? errors : [])])
    yield* within(inner, depth + 1)
  yield error as Told
}

const codesOf = ({ originalCode, code, kind }: Told): string[] =>
  [originalCode, code, kind].filter((said): said is string => typeof said === 'string')

/** Whether a standby could not be read: it is away, or ended the reading because of a change that it has to take over. Not that it was written to. */
export const isOfStandby = (error: unknown): boolean => {
  const said = new Set([...within(error)].flatMap(codesOf))
  if (said.has('25006')) return false
  return troubleOf(error) === 'away' || said.has('40001') || said.has('TransactionWriteConflict')
}

/** What is told to whoever asked, with the code UNAVAILABLE. */
export const troubleWords: Record<Trouble, string> = {
  away: 'The database cannot be reached just now. Try again in a moment, and look first whether your change is there.',
  busy: 'The database is too busy just now. Nothing was changed; try again in a moment.',
  full: 'The disk of the database is full. Nothing was changed. Tell whoever runs Patency.',
  files: 'Files cannot be kept or read just now. Nothing was changed; try again in a moment.',
  scanner: 'Files cannot be checked for viruses just now. Nothing was kept; try again in a moment.',
  moving: 'Your provider is being moved to another server. Nothing was changed; try again in a few minutes.',
}

/** After so many seconds it is worth asking again. */
export const retryAfterSeconds = 2
