/** How a person is shown beside their name (rules 2.5). */
export type Presence = 'ONLINE' | 'AWAY' | 'OFFLINE'

/** Away is a choice of somebody who is there; who is not there is Offline, whatever they chose. */
export const presenceOf = ({ isOnline, awayAt }: { isOnline: boolean; awayAt: Date | string | null }): Presence =>
  !isOnline ? 'OFFLINE' : awayAt ? 'AWAY' : 'ONLINE'

/** Connections that no server process has renewed for this long count as gone. */
export const connectionLifetimeMs = 30_000

/** A browser that comes again within this (a reload, a changed network, a restarted server) was never gone. */
export const reconnectGraceMs = 5_000
