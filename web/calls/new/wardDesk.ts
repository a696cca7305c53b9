import { readStored, writeStored } from '../../ui/browser/stored'

// What a ward's device remembers of its last calls, so that the next one takes few taps. Nothing about a patient.

type Remembered = { roomIds: readonly string[]; purposeIds: readonly string[]; contact: string }

const most = 4
const nothing: Remembered = { roomIds: [], purposeIds: [], contact: '' }
const nameFor = (providerId: string) => `wardDesk.${providerId}`

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

export const readRemembered = (providerId: string): Remembered => {
  try {
    const stored = JSON.parse(readStored(nameFor(providerId)) ?? '{}') as Partial<Record<keyof Remembered, unknown>>
    return {
      roomIds: isTexts(stored.roomIds) ? stored.roomIds : [],
      purposeIds: isTexts(stored.purposeIds) ? stored.purposeIds : [],
      contact: typeof stored.contact === 'string' ? stored.contact : '',
    }
  } catch {
    return nothing
  }
}

const withFirst = (ids: readonly string[], id: string | null): string[] =>
  [...(id ? [id] : []), ...ids.filter((other) => other !== id)].slice(0, most)

type Created = { roomId: string | null; purposeId: string | null; contact: string }

/** Remembers what a created call had. */
export const remember = (providerId: string, { roomId, purposeId, contact }: Created): void => {
  const { roomIds, purposeIds } = readRemembered(providerId)
  const now: Remembered = { roomIds: withFirst(roomIds, roomId), purposeIds: withFirst(purposeIds, purposeId), contact }
  writeStored(nameFor(providerId), JSON.stringify(now))
}
