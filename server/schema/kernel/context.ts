import type { Db } from '../../db/access/client'
import type { ChangeFeed } from '../../realtime/changeFeed'
import type { SignedIn } from '../../auth/sessions'
import type { Actor } from '../../domain/kernel/actor'
import type { FeedPosition } from '../../domain/kernel/feedPosition'
import { authorize, type Request } from '../../services/kernel/request'

/** What every resolver gets. */
export type Context = {
  request: Request
  session: SignedIn | null
  /** Prisma for the actor's provider; without an actor nothing is visible through it. */
  db: Db
  feed: ChangeFeed
  /** Where the provider's feed was when the request came in; null without an actor. What is read of the provider is at least as new. */
  position: FeedPosition | null
  /** Calls whose patient details this answer holds; written to the audit log before it leaves. */
  patientReads: Set<string>
  /** The same for lines that no call is about. */
  lineReads: Set<string>
  /** Calls that are shown on one page; when patients of it are read, one audit row names the calls. */
  patientPages: string[][]
  /** What is written for the moment of reading, when that is filled in later. */
  readAt?: Date
  /** Its lists are completed in slices, because the document asks for much. */
  isCostly?: boolean
}

/** Tells the audit log, when the answer leaves, that the patient of this record was read. */
export const patientRead = (
  { patientReads, lineReads }: Context,
  { kind, id }: { kind: 'call' | 'line'; id: string },
): void => void (kind === 'call' ? patientReads : lineReads).add(id)

/** The actor of a field whose permission the permission plugin has asserted already. */
export const actorOf = (context: Context): Actor => authorize(context.request, 'account:self')
