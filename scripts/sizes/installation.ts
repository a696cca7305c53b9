import type { Figures } from './figures'

/** Who uses an installation. */
export type Use = {
  /** Open at once in the busiest hour. */
  screens: number
  providers: number
  callsADay: number
  /** Calls that it keeps, of all years. */
  calls: number
}

/** What it needs: two processes at least, so that one can be replaced, and a standby as large as the primary. */
export type Needs = {
  changesPerSecond: number
  processes: number
  /** Of all processes together, in the busiest hour. */
  busyCores: number
  /** Of one process. */
  memoryGb: number
  /** Of the primary. */
  databaseCores: number
  databaseGb: number
  backupMinutes: number
  restoreMinutes: number
}

/** Create, claim, assist, hold and complete: of one call. */
const writesOfCall = 5
/** The busiest hour has a tenth of the day's calls. */
const busiestSeconds = 10 * 3_600
/** A screen without a live connection asks every ten seconds. */
const pollsOfScreen = 1 / 10
/** So much of a core is used at most, so that a burst waits for nothing. */
const mostOfCore = 0.5
/** The writes were measured on two cores, which the database, the server and who sent them shared. */
const coresMeasured = 2
/** A quarter on top of what was seen. */
const reserve = 1.25

/** What an installation of this use needs, from what was measured. */
export const needsOf = ({ screens, providers, callsADay, calls }: Use, figures: Figures): Needs => {
  const changesPerSecond = (callsADay * writesOfCall) / busiestSeconds
  const ofChange = (figures.changeMs + (figures.thousandScreensMs * screens) / providers / 1000) / 1000
  // When the network loses all connections at once, every screen asks instead of being told.
  const polling = (screens * pollsOfScreen) / figures.pollsPerSecond
  const busyCores = Math.max(changesPerSecond * ofChange, polling)
  const atWork = Math.max(Math.ceil(busyCores / mostOfCore), Math.ceil(screens / figures.sockets), 1)
  const ofSockets = ((screens / atWork) * figures.socketKb) / 1024
  const millions = calls / 1_000_000
  return {
    changesPerSecond,
    processes: atWork + 1,
    busyCores,
    memoryGb: ((figures.processMb + ofSockets) * reserve) / 1024,
    databaseCores: Math.ceil((coresMeasured * changesPerSecond) / figures.writesPerSecond / mostOfCore),
    databaseGb: (calls * figures.callKb) / 1024 / 1024,
    backupMinutes: (millions * figures.backupSeconds) / 60,
    restoreMinutes: (millions * figures.restoreSeconds) / 60,
  }
}
