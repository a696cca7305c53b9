import { refuse, type Refusal } from '../../kernel/refusal'

/** Spreadsheets that one person may have, being prepared or ready. */
export const mostPrepared = 5

/**
 * Whether one more may be prepared while so many are. None that is being prepared gives way: its work would be lost,
 * and whoever asks again and again would never get one.
 */
export const tooManyInPreparation = (preparing: number): Refusal | null =>
  preparing < mostPrepared
    ? null
    : refuse(
        'TOO_MANY_SPREADSHEETS',
        'Five of your spreadsheets are being prepared. Wait until one is ready, then ask again.',
      )
