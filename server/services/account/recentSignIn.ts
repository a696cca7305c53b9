import { mustSignInAgain } from '../../domain/account/recentSignIn'
import type { CommandContext } from '../kernel/command'
import { stopIf } from '../kernel/refused'

/**
 * Stops what needs a recent sign-in, or the password given again, such as changing the e-mail address or a token
 * (rules 9.8). `signInAgain` takes the password. An API token cannot sign in, so it is always stopped.
 */
export const stopUnlessRecent = ({ session, now }: Pick<CommandContext, 'session' | 'now'>): void =>
  stopIf(mustSignInAgain(session?.verifiedAt ?? null, now))
