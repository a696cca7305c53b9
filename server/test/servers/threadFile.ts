import path from 'node:path'

/** Other threads for some of the names. */
export const standIns: Record<string, string> = {}

/** In tests, in the place of `server/files/threads/threadFile.ts`: threads as the source has them (`testThreads`). */
export const threadFile = (name: string): string =>
  standIns[name] ?? path.join(process.env.PATENCY_TEST_THREADS!, `${name}.mjs`)
