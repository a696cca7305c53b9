import { addressOf, list, named, type ViewOf } from '../tables/list/address'
import { readStored, writeStored } from '../ui/browser/stored'

// Which facilities and units a round is of: in the address by their ids, and remembered on this device.

const ids = () => list((words) => words)
const address = addressOf({ facilityIds: named('facilities', ids()), unitIds: named('units', ids()) })

export type RoundView = ViewOf<typeof address>

const storedAs = 'round'
export const everywhere: RoundView = { facilityIds: [], unitIds: [] }

export const isEverywhere = ({ facilityIds, unitIds }: RoundView): boolean =>
  facilityIds.length === 0 && unitIds.length === 0

/** What the address says; an address without a choice means the remembered one. */
export const viewOf = (search: URLSearchParams): RoundView =>
  address.viewOf(
    search.has('facilities') || search.has('units') ? search : new URLSearchParams(readStored(storedAs) ?? ''),
  )

export const { searchOf } = address

export const rememberView = (view: RoundView): void => writeStored(storedAs, searchOf(view).slice(1) || null)

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]

/** Chooses a facility, or takes it out; its units are chosen with it. */
export const withFacility = ({ facilityIds, unitIds }: RoundView, id: string): RoundView => ({
  facilityIds: toggled(facilityIds, id),
  unitIds: unitIds.filter((unitId) => !unitId.startsWith(`${id}:`)),
})

/** Chooses one unit, or takes it out; its facility is then not chosen as a whole any more. */
export const withUnit = ({ facilityIds, unitIds }: RoundView, id: string): RoundView => ({
  facilityIds: facilityIds.filter((facilityId) => !id.startsWith(`${facilityId}:`)),
  unitIds: toggled(unitIds, id),
})
