/** What threads of the server start from: a file of its own each, by its name in the bundle. */
export const threads = {
  sheetWorker: 'server/files/threads/sheetWorker.mjs',
  documentWorker: 'server/files/documents/documentWorker.ts',
  peopleWorker: 'server/services/users/import/peopleWorker.ts',
}
