import { chakra, Flex, Text } from '@chakra-ui/react'
import { Hourglass } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { currentOf } from '../cards/documentWords'
import { UploadButton } from '../cards/UploadButton'
import { ownUpload } from './ownUpload'
import { StatusBadge } from './StatusBadge'
import type { OwnGaps_compliance$key } from './__generated__/OwnGaps_compliance.graphql'

void graphql`
  fragment OwnGaps_standing on RequirementStanding {
    status
    requirement {
      id
      databaseId
      name
    }
    documents {
      id
      state
    }
  }
`

/** What a locked person still has to upload, each with its way there, what waits for a review, and what happens next. */
export const OwnGaps = (props: { compliance: OwnGaps_compliance$key }) => {
  const { globalRequirements, facilityRequirements } = useFragment(
    graphql`
      fragment OwnGaps_compliance on PersonCompliance {
        globalRequirements {
          ...OwnGaps_standing @relay(mask: false)
        }
        facilityRequirements {
          ...OwnGaps_standing @relay(mask: false)
        }
      }
    `,
    props.compliance,
  )
  const standings = [...globalRequirements, ...facilityRequirements]
  const due = standings.filter(({ status }) => status !== 'COMPLIANT' && status !== 'EXPIRING_SOON')
  const waiting = standings.filter(
    (standing) => !due.includes(standing) && currentOf(standing.documents)?.state === 'PENDING',
  )
  return (
    <>
      {due.length + waiting.length > 0 ? (
        <chakra.ul mt="4" listStyleType="none" display="grid" gap="2">
          {due.map(({ requirement, status }) => (
            <Flex as="li" key={requirement.id} wrap="wrap" align="center" gap="3">
              <UploadButton upload={{ to: ownUpload }} requirement={requirement} />
              {status === '%future added value' ? null : <StatusBadge status={status} />}
            </Flex>
          ))}
          {waiting.map(({ requirement: { id, name } }) => (
            <Flex as="li" key={id} align="center" gap="2" minH="11">
              <Hourglass aria-hidden size={18} />
              {name} waits for review
            </Flex>
          ))}
        </chakra.ul>
      ) : null}
      <Text mt="4">{whatNext(due.length, waiting.length)}</Text>
    </>
  )
}

const opensQueue = 'An administrator then unlocks your account, and this page opens the queue.'

const whatNext = (due: number, waiting: number): string => {
  if (due > 0) return `Upload what is missing or expired. A reviewer approves it. ${opensQueue}`
  return waiting > 0
    ? `You have uploaded everything. A reviewer approves it. ${opensQueue}`
    : 'Your documents are in order now. An administrator unlocks your account, and this page then opens the queue.'
}
