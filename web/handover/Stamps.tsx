import { Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { showLocal } from './localTime'
import type { Stamps_handover$key } from './__generated__/Stamps_handover.graphql'

/** Who handed over and who took over, and when. */
export const Stamps = ({ timeZone, ...props }: { handover: Stamps_handover$key; timeZone: string }) => {
  const { handedOverAt, handedOverBy, takenOverAt, takenOverBy, replacedAt } = useFragment(
    graphql`
      fragment Stamps_handover on Handover {
        id
        handedOverAt
        handedOverBy {
          fullName
        }
        takenOverAt
        takenOverBy {
          fullName
        }
        replacedAt
        viewerCanTakeOver
      }
    `,
    props.handover,
  )
  return (
    <>
      <Text>
        Handed over by <strong translate="no">{handedOverBy.fullName}</strong>, {showLocal(timeZone, handedOverAt)}
      </Text>
      {takenOverAt && takenOverBy ? (
        <Text>
          Taken over by <strong translate="no">{takenOverBy.fullName}</strong>, {showLocal(timeZone, takenOverAt)}
        </Text>
      ) : (
        <Text color="fg.muted">
          {replacedAt ? 'No one took over before the next hand-over.' : 'No one has taken over yet.'}
        </Text>
      )}
    </>
  )
}
