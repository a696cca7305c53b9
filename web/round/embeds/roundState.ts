import { useLocation, type Location } from 'react-router'

/** Navigation state of a call that was opened from a round: the round's choice, its order at that time, and the stop. */
export type RoundState = { search: string; walked: readonly string[]; stopId: string }

type WithRound = { round: RoundState }

const hasRound = (state: unknown): state is WithRound =>
  typeof state === 'object' && state !== null && 'round' in state && typeof state.round === 'object'

/** The round from which this page was opened. */
export const useRoundState = (): RoundState | null => {
  const { state } = useLocation() as Location<unknown>
  return hasRound(state) ? state.round : null
}

export const roundAddress = ({ search }: RoundState): string => `/round${search}`
