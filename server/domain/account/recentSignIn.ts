import { refuse, type Refusal } from '../kernel/refusal'

/** How long a sign-in, or the password given again, permits changes of one's own access (rules 9.8). */
const recentSignInMs = 15 * 60_000

/** `verifiedAt`: when the person last gave their password; null for a token, which has none. */
export const mustSignInAgain = (verifiedAt: Date | null, now: Date): Refusal | null =>
  verifiedAt !== null && now.getTime() - verifiedAt.getTime() <= recentSignInMs
    ? null
    : refuse('SIGN_IN_AGAIN', 'Enter your password to go on.')
