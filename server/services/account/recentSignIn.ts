import { refuse } from '../../domain/kernel/refusal'
import { stopIf } from '../kernel/refused'
import type { Request } from '../kernel/request'

/** How long a sign-in counts as recent (rules 9.8). */
const recentMs = 15 * 60_000

/** Refuses unless the person gave their password within the last 15 minutes (rules 9.8). A token never did. */
export const stopUnlessRecent = ({ session, now }: Pick<Request, 'session' | 'now'>): void => {
  const verifiedAt = session?.verifiedAt ?? null
  const isRecent = verifiedAt !== null && now().getTime() - verifiedAt.getTime() <= recentMs
  stopIf(
    isRecent
      ? null
      : refuse('SIGN_IN_AGAIN', 'You signed in more than 15 minutes ago. Sign in again, then repeat this.'),
  )
}
