import { Box, chakra, Text } from '@chakra-ui/react'
import { Suspense, useId, useState } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { problemKind } from '../../relay/problem'
import { Boundary } from '../../ui/page/Boundary'
import { ErrorState } from '../../ui/page/ErrorState'
import { Skeleton, Skeletons } from '../../ui/page/Skeletons'
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
  /** The facility was added a moment ago: its rooms are what comes next. */
  isJustAdded: boolean
  readOnly: boolean
  /** Told whether there are rooms entered that were not added. */
  onUnsent: (hasUnsent: boolean) => void
}

/** The rooms of a facility, read when its dialog is opened. They are changed at once, one by one (rules 4.1). */
export const Rooms = (props: RoomsProps) => {
  const headingId = useId()
  const [attempt, setAttempt] = useState(0)
  return (
    <Box asChild mt="6" pt="5" borderTopWidth="1px" borderColor="border">
      <section aria-labelledby={headingId}>
        <chakra.h3 id={headingId} textStyle="md" fontWeight="bold">
          Rooms
        </chakra.h3>
        <Text textStyle="sm" color="fg.muted" mb="3">
          {props.readOnly ? null : 'What is changed here is there for everybody at once.'}
        </Text>
        <Boundary
          fallback={(error, retry) => (
            <ErrorState
              kind={problemKind(error)}
              onRetry={() => {
                setAttempt(attempt + 1)
                retry()
              }}
            />
          )}
        >
          <Suspense
            fallback={
              <Skeletons>
                {[0, 1, 2, 3].map((each) => (
                  <Skeleton key={each} h="10" mb="2" borderRadius="l2" />
                ))}
              </Skeletons>
            }
          >
            <Loaded {...props} attempt={attempt} />
          </Suspense>
        </Boundary>
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
