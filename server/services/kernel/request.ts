import type { Clients } from '../../db/access/client'
import type { Actor } from '../../domain/kernel/actor'
import type { ImageStore } from '../../files/imageStore'
import { denial, type Action, type Denial } from '../../domain/kernel/permissions'

/** The way a request came in; `operator` is whoever runs the installation, at its own shell. */
export type Door = 'graphql' | 'rest' | 'clock' | 'operator'

/** Everything a service needs to know of who asks, from where, and when. */
export type Request = {
  clients: Clients
  /** Where the bytes of pictures are kept. */
  images: ImageStore
  now: () => Date
  actor: Actor | null
  door: Door
  /** Network address of the caller. */
  origin: string | null
  /** Under which a creating verb answers the same again when its reply was lost (rules 3.15). */
  idempotencyKey?: string | null
}

/** Not signed in, not allowed, locked: told as an error at every door, never as data. */
export class Denied extends Error {
  constructor(readonly code: Denial | 'UNAUTHENTICATED' | 'TOKEN_READ_ONLY') {
    super(deniedMessages[code])
  }
}

const deniedMessages = {
  UNAUTHENTICATED: 'Sign in first.',
  FORBIDDEN: 'Your role does not allow this.',
  ACCOUNT_LOCKED: 'Your account is locked until your compliance documents are in order.',
  TOKEN_READ_ONLY: 'This token may only read.',
} as const

/** The actor, when there is one who may do this; otherwise throws Denied. */
export const authorize = (request: Request, action: Action): Actor => {
  const { actor } = request
  if (!actor) throw new Denied('UNAUTHENTICATED')
  const denied = denial(actor, action)
  if (denied) throw new Denied(denied)
  return actor
}
