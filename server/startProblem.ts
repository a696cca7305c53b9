/** Why the server cannot start, for the person who runs it, and what they can do. */
export class StartProblem extends Error {
  constructor(
    message: string,
    readonly remedy: string,
    readonly exitCode = 1,
  ) {
    super(message)
    this.name = 'StartProblem'
  }
}

/** sysexits.h EX_CONFIG: the environment is wrong, so another start will not help. */
export const badConfiguration = 78

export const diskFull = (place: string): StartProblem => {
  return new StartProblem(
    `The disk that holds ${place} is full.`,
    'Free some space (a new database needs about 100 MB, and more as it fills), or set PATENCY_DATA to a folder on another disk.',
  )
}

/** The codes of Node and PostgreSQL for a full disk, wherever they occur during the start. */
export const isDiskFull = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
}
