export type Presence = 'ONLINE' | 'AWAY' | 'OFFLINE'

/** People choose Away only while they are connected. Without a connection they are Offline, whatever they chose. */
export const presenceOf = ({ isOnline, awayAt }: { isOnline: boolean; awayAt: Date | string | null }): Presence =>
  !isOnline ? 'OFFLINE' : awayAt ? 'AWAY' : 'ONLINE'

/** A connection that no server process has renewed for this long counts as closed. */
export const connectionLifetimeMs = 30_000

/** A browser that reconnects within this time (a reload, a changed network, a restarted server) stays Online. */
export const reconnectGraceMs = 5_000
