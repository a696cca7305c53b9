/**
 * Where somebody is in a provider's change feed: behind the change of this number, in the epoch that gave the number
 * out (decision 0030). Numbers of two epochs have nothing to do with each other.
 */
export type FeedPosition = { epoch: string; sequence: number }

export const isSamePosition = (one: FeedPosition, other: FeedPosition): boolean =>
  one.epoch === other.epoch && one.sequence === other.sequence

/** Whether `told` does not cover `position` already: it is behind, or of another epoch. */
export const isNews = (position: FeedPosition, told: FeedPosition): boolean =>
  position.epoch !== told.epoch || position.sequence > told.sequence

/** The position in an entity tag. */
export const tagOf = ({ epoch, sequence }: FeedPosition): string => `${epoch}.${sequence}`

// GraphQL's version is an Int of 32 bits, and clients that know nothing else must notice another epoch by it. So each
// epoch counts from a place of its own in the lower half of these numbers.
const places = 2 ** 30
const placeOf = (epoch: string): number => Number.parseInt(epoch.slice(0, 8), 16) % places

/** The position as GraphQL tells it, in one number. */
export const versionOf = ({ epoch, sequence }: FeedPosition): number => placeOf(epoch) + sequence

/** What a version means, if it is of this epoch; a sequence that was never given out, if it is of another. */
export const positionOf = (version: number, epoch: string): FeedPosition => ({
  epoch,
  sequence: version - placeOf(epoch),
})
