import path from 'node:path'

/** In tests, in the place of `server/files/threads/threadFile.ts`: threads as the source has them (`testThreads`). */
export const threadFile = (name: string): string => path.join(process.env.PATENCY_TEST_THREADS!, `${name}.mjs`)
