import type { DeviceKind, DeviceState } from 'domain/devices/device'
import { askFor, type Asked } from '../../session/embeds/askFor'

export type ScreenFacts = { state: DeviceState; kind: DeviceKind | null; name: string | null }
export type Pairing = { pairingCode: string | null; expiresAt: string | null }

// The screen's secret is in a cookie that no script reads; the server renews it with each of these answers.

/** Whether this screen was paired, and as what. */
export const askState = (): Promise<Asked<ScreenFacts>> => askFor<ScreenFacts>('device')

/** A code to show; none for a screen that is paired already. */
export const askForCode = (): Promise<Asked<Pairing>> => askFor<Pairing>('device/pairing', {})
