import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { showFully, showMoment } from '../browser/time'

/** Chakra would take `translate` for a style. */
const Time = chakra('time', {}, { forwardProps: ['translate'] })

type MomentProps = Omit<HTMLChakraProps<'time'>, 'children' | 'dateTime' | 'title'> & { at: string; now: Date }

/** A time in the reader's own time zone, with its date when that is not today. */
export const Moment = ({ at, now, ...rest }: MomentProps) => {
  const moment = new Date(at)
  return (
    <Time translate="no" dateTime={at} title={showFully(moment)} fontVariantNumeric="tabular-nums" {...rest}>
      {showMoment(moment, now)}
    </Time>
  )
}
