import type { SignedIn } from '../../auth/sessions'
import { builder } from './builder'

/** The person who is signed in. `schema/account` has its fields; other features add theirs. */
export const ViewerRef = builder.objectRef<SignedIn>('Viewer')
