import { Box, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { showLocal, zoneInWords } from './localTime'
import { Untranslated } from '../ui/parts/Untranslated'
import type { HandoverHead_facility$key } from './__generated__/HandoverHead_facility.graphql'

type HandoverHeadProps = { facility: HandoverHead_facility$key; /** The moment that the page speaks of. */ at: string }

/** Of which facility and moment the page speaks, on the screen and on paper. */
export const HandoverHead = ({ at, ...props }: HandoverHeadProps) => {
  const { name, timeZone } = useFragment(
    graphql`
      fragment HandoverHead_facility on Facility {
        name
        timeZone
      }
    `,
    props.facility,
  )
  return (
    <Box>
      <Text textStyle="lg" fontWeight="bold">
        <Untranslated>{name}</Untranslated>
      </Text>
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        <Untranslated>{showLocal(timeZone, at)}</Untranslated>, {zoneInWords(timeZone)}
      </Text>
    </Box>
  )
}
