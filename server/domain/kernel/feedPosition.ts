/**
 * A position in a provider's change feed: after the change of this number, in the epoch that numbered it (decision
 * 0030). Numbers of two epochs cannot be compared.
 */
export type FeedPosition = { epoch: string; sequence: number }

export const isSamePosition = (one: FeedPosition, other: FeedPosition): boolean =>
  one.epoch === other.epoch && one.sequence === other.sequence

/** Whether the position is newer than the known one, or of another epoch. */
export const isNews = (position: FeedPosition, known: FeedPosition): boolean =>
  position.epoch !== known.epoch || position.sequence > known.sequence

/** The position in an entity tag. */
export const tagOf = ({ epoch, sequence }: FeedPosition): string => `${epoch}.${sequence}`

// GraphQL's version is an Int of 32 bits, and older clients must notice a new epoch by it. So each epoch starts at its
// own number in the lower half.
const places = 2 ** 30
const placeOf = (epoch: string): number => Number.parseInt(epoch.slice(0, 8), 16) % places

/** The position as GraphQL answers it, in one number. */
export const versionOf = ({ epoch, sequence }: FeedPosition): number => placeOf(epoch) + sequence

/** The position of a version of this epoch; for a version of another epoch, a sequence that was never used. */
export const positionOf = (version: number, epoch: string): FeedPosition => ({
  epoch,
  sequence: version - placeOf(epoch),
})
