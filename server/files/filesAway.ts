/** The store of files, or the virus scanner, cannot be used just now; it passes, and is told with UNAVAILABLE. */
export class FilesAway extends Error {
  constructor(
    readonly code: 'FILES_AWAY' | 'SCANNER_AWAY',
    reason: string,
  ) {
    super(`${code === 'FILES_AWAY' ? 'the store of files' : 'the virus scanner'} cannot be used: ${reason}`)
  }
}
