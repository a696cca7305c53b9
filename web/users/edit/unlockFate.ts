/** What unlocking does, for whoever is asked to confirm it. */
export const unlockFate = (lockReason: string | null | undefined): string =>
  `${lockReason ?? ''} They can work again at once. While a document is missing or has expired for too long, the account is locked again in the next night.`.trim()
