import { actorAlone, type SignedIn } from '../../auth/sessions'
import type { Clients, ReportSource } from '../../db/access/client'
import type { Actor } from '../../domain/kernel/actor'
import { deviceKinds, type DeviceKind, type PairedDevice } from '../../domain/devices/device'
import type { FileStore } from '../../files/fileStore'
import type { Reach } from '../../push/reach'
import { denial, isOwnAction, type Action, type Denial } from '../../domain/kernel/permissions'

/** The door of a request; `operator` is the shell of the installation. */
export type Door = 'graphql' | 'rest' | 'clock' | 'operator'

/** Everything that a service needs to know about the caller, and the time. */
export type Request = {
  clients: Clients
  /** Where the bytes of images and documents are. */
  files: FileStore
  now: () => Date
  actor: Actor | null
  /** How the caller is signed in, also where they work in no provider. */
  session?: SignedIn | null
  /** The paired screen that asks, instead of a person. It is no actor, so whatever asks for one is denied to it. */
  device?: PairedDevice | null
  door: Door
  /** Network address of the caller. */
  origin: string | null
  /** What the caller's browser says of itself. */
  userAgent?: string | null
  /** The token of a browser where somebody has signed in before. */
  deviceToken?: string | null
  /** Whether mail can be sent. */
  canMail?: boolean
  /** Where push notifications may be sent; null or missing: nowhere. */
  push?: Reach | null
  /** The key under which a repeated creation gets the same answer (rules 3.15). */
  idempotencyKey?: string | null
  /** Gets the names of the lists of which entries were kept (rules 3.14a). */
  kept?: Set<string>
  /** What was read of a report is from a replica, which had every change before this moment (decision 0095). */
  asOf?: Date | null
}

/** Not signed in, not allowed or locked: an error at every door, never data. */
export class Denied extends Error {
  constructor(
    readonly code: Denial | 'UNAUTHENTICATED' | 'TOKEN_READ_ONLY' | 'PROVIDER_INACTIVE',
    message: string = deniedMessages[code],
  ) {
    super(message)
  }
}

const deniedMessages = {
  UNAUTHENTICATED: 'Sign in first.',
  FORBIDDEN: 'Your role does not allow this.',
  ACCOUNT_LOCKED: 'Your account is locked until your compliance documents are in order.',
  PASSWORD_CHANGE_REQUIRED: 'Choose a password of your own first.',
  PROVIDER_INACTIVE: 'This provider is inactive.',
  TOKEN_READ_ONLY: 'This token may only read.',
} as const

/** The actor if they may do this; otherwise throws Denied. */
export const authorize = (request: Request, action: Action): Actor => {
  if (request.device) throw new Denied('FORBIDDEN')
  const actor = request.actor ?? (request.session && isOwnAction(action) ? actorAlone(request.session) : null)
  if (!actor) throw new Denied('UNAUTHENTICATED')
  const denied = denial(actor, action)
  if (denied) throw new Denied(denied)
  return actor
}

/** What a moment `asOf` means to whoever reads it. */
export const asOfMeans =
  'It was read from a replica of the database, which had every change before this moment, and maybe later ones.'

/** Where the actor's reports are read from; the door says as of when that is. */
export const reportSource = (request: Request, { providerId }: Actor): ReportSource => {
  const source = request.clients.forReports(providerId)
  request.asOf = source.asOf
  return source
}

/** What paired screens may do, and which kinds of them. People who may manage devices look at a board too. */
const devicePermissions = {
  board: { kinds: ['wallBoard'], isForPeople: true },
  ward: { kinds: ['wardDevice'], isForPeople: false },
  screen: { kinds: deviceKinds, isForPeople: true },
} as const satisfies Record<string, { kinds: readonly DeviceKind[]; isForPeople: boolean }>

export type DevicePermission = keyof typeof devicePermissions

export const isDevicePermission = (name: string): name is DevicePermission => Object.hasOwn(devicePermissions, name)

/** The device if it may do this; null for a person who may; otherwise throws Denied. */
export const authorizeDevice = (request: Request, permission: DevicePermission): PairedDevice | null => {
  const { kinds, isForPeople } = devicePermissions[permission]
  const { device } = request
  if (device && kinds.some((kind) => kind === device.kind)) return device
  if (device || (request.actor && !isForPeople)) throw new Denied('FORBIDDEN')
  authorize(request, 'devices:manage')
  return null
}

/** The provider whose screens or people ask. */
export const providerOfScreen = (request: Request, permission: DevicePermission): string =>
  authorizeDevice(request, permission)?.providerId ?? authorize(request, 'devices:manage').providerId
