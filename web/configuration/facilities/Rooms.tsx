import { Box, chakra, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { LoadedPart } from '../../relay/LoadedPart'
import type { RoomsQuery as Query } from './__generated__/RoomsQuery.graphql'
import { RoomList } from './RoomList'

const RoomsQuery = graphql`
  query RoomsQuery($id: ID!) {
    node(id: $id) {
      ... on Facility @alias(as: "facility") {
        ...RoomList_facility
      }
    }
  }
`

type RoomsProps = {
  facilityId: string
  /** The facility was just added, so adding rooms is the next step. */
  isJustAdded: boolean
  readOnly: boolean
  /** Called with whether rooms, or new names of rooms, are entered but not sent. */
  onUnsent: (hasUnsent: boolean) => void
}

/** The rooms of a facility, read when its dialog opens. Each change is saved at once (rules 4.1). */
export const Rooms = (props: RoomsProps) => {
  const headingId = useId()
  return (
    <Box asChild mt="6" pt="5" borderTopWidth="1px" borderColor="border">
      <section aria-labelledby={headingId}>
        <chakra.h3 id={headingId} textStyle="md" fontWeight="bold">
          Rooms
        </chakra.h3>
        <Text textStyle="sm" color="fg.muted" mb="3">
          {props.readOnly ? null : 'Changes here apply to everyone at once.'}
        </Text>
        <LoadedPart rowHeight="10">{(attempt) => <Loaded {...props} attempt={attempt} />}</LoadedPart>
      </section>
    </Box>
  )
}

const Loaded = ({ facilityId, attempt, ...props }: RoomsProps & { attempt: number }) => {
  const variables = { id: facilityId }
  const { node } = useLazyLoadQuery<Query>(RoomsQuery, variables, { fetchPolicy: 'network-only', fetchKey: attempt })
  useFreshCatalogue<Query>(RoomsQuery, variables)
  return node?.facility ? <RoomList facilityId={facilityId} facility={node.facility} {...props} /> : null
}
