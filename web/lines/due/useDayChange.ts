import { useEffect, useEffectEvent, useRef } from 'react'
import { useClock } from '../../relay/serverClock'
import { dayOf } from '../../ui/browser/facilityDay'

/**
 * Runs `onChange` when a day begins in one of these zones: lines that were due today become overdue without any change.
 */
export const useDayChange = (timeZones: ReadonlySet<string>, onChange: () => void): void => {
  const days = useClock(60_000, (now) => [...timeZones].map((timeZone) => `${timeZone} ${dayOf(now, timeZone)}`).join())
  const changed = useEffectEvent(onChange)
  const known = useRef(days)
  useEffect(() => {
    // A new zone on the board is not a new day.
    const before = new Set(known.current.split(','))
    known.current = days
    const zonesBefore = new Set([...before].map((each) => each.split(' ')[0]))
    if (days.split(',').some((each) => zonesBefore.has(each.split(' ')[0]) && !before.has(each))) changed()
  }, [days])
}
