import { showDayOf } from '../ui/browser/facilityDay'

/** The day of the next dressing change, in the facility's time zone (rules 1.4). */
export const DueDay = ({ at, timeZone }: { at: string; timeZone: string | undefined }) => (
  <time dateTime={at} translate="no">
    {showDayOf(at, timeZone)}
  </time>
)
