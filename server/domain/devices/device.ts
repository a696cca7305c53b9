// Screens that nobody signs in to (rules 10.6, 10.16).

export const deviceKinds = ['wallBoard', 'wardDevice'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** How each kind is shown, and the address of its page. */
export const deviceKindNames: Record<DeviceKind, string> = { wallBoard: 'Wall board', wardDevice: 'Ward’s device' }
export const devicePaths: Record<DeviceKind, string> = { wallBoard: '/board', wardDevice: '/ward' }

/** A paired screen as the server knows it. It is no person and has no role. */
export type PairedDevice = {
  id: string
  kind: DeviceKind
  name: string
  providerId: string
  /** Null: all facilities, which only a board has. */
  facilityId: string | null
  /** Of a ward's device; null: the whole facility. */
  unit: string | null
}

/** `waiting`: it shows a code; `stopped`: its provider is inactive or its facility was deleted; `unknown`: it was never paired, or was revoked. */
export const deviceStates = ['unknown', 'waiting', 'paired', 'stopped'] as const
export type DeviceState = (typeof deviceStates)[number]

/** Whether a paired screen was there within the last minutes: its last answer is noted once a minute. */
export const isSeenNow = (lastSeenAt: Date | null, now: Date): boolean =>
  lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < 3 * 60_000
