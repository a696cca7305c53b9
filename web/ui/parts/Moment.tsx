import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { showFully, showMoment } from '../browser/time'

type MomentProps = Omit<HTMLChakraProps<'time'>, 'children' | 'dateTime' | 'title'> & { at: string; now: Date }

/** A time in the reader's own time zone, with its date when that is not today. */
export const Moment = ({ at, now, ...rest }: MomentProps) => {
  const moment = new Date(at)
  return (
    <chakra.time dateTime={at} title={showFully(moment)} fontVariantNumeric="tabular-nums" {...rest}>
      {showMoment(moment, now)}
    </chakra.time>
  )
}
