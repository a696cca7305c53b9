import type { Db } from '../../db/access/client'
import type { ChangeFeed } from '../../realtime/changeFeed'
import type { SignedIn } from '../../auth/sessions'
import type { Actor } from '../../domain/kernel/actor'
import type { FeedPosition } from '../../domain/kernel/feedPosition'
import { authorize, type Request } from '../../services/kernel/request'
import type { SentFile } from '../../services/kernel/files/sentFile'

/** What every resolver gets. */
export type Context = {
  request: Request
  session: SignedIn | null
  /** Prisma for the actor's provider; without an actor it sees no rows. */
  db: Db
  feed: ChangeFeed
  /** The position of the provider's feed when the request came in; null without an actor. Everything read afterwards is at least as new. */
  position: FeedPosition | null
  /** Calls whose patient details the answer contains; audited before it is sent. */
  patientReads: Set<string>
  /** Lines without a call whose patient details the answer contains. */
  lineReads: Set<string>
  /** The files that came with the document, by the names of their parts. */
  files: ReadonlyMap<string, SentFile>
  /** A placeholder for the time of reading, which is filled in later. */
  readAt?: Date
  /** Calls whose patient details were audited already, together with a write. */
  auditedReads?: Set<string>
  /** The document is costly, so its lists are completed in slices. */
  isCostly?: boolean
}

/** Audits, before the answer is sent, that the patient of this record was read. */
export const patientRead = (
  { patientReads, lineReads }: Context,
  { kind, id }: { kind: 'call' | 'line'; id: string },
): void => void (kind === 'call' ? patientReads : lineReads).add(id)

/**
 * The actor of a field whose permission the permission plugin has already checked. Everybody who is signed in reads
 * themselves, also before a password that somebody else set is changed.
 */
export const actorOf = (context: Context): Actor => authorize(context.request, 'account:password')
