import { Box, chakra, Flex, Link, Text } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { cardStyleOf, type CardStyle, type ComplianceStatus } from 'domain/compliance/status'
import { counted } from '../../ui/parts/counted'
import { StatusBadge } from '../embeds/StatusBadge'
import { DocumentFacts } from './DocumentFacts'
import { currentOf, edgeHint, inUse, standingWords } from './documentWords'
import { UploadButton, type UploadOffer } from './UploadButton'
import type { RequirementCard_standing$key } from './__generated__/RequirementCard_standing.graphql'

/** How a card looks: expired, near its expiration, or normal (administration, section 4). */
const edges: Record<CardStyle, string> = { expired: 'red.border', nearExpiration: 'amber.border', normal: 'border' }

const Card = chakra('article', {
  base: {
    // administration, section 9
    maxW: '800px',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderInlineStartWidth: '5px',
    borderRadius: 'l3',
    px: { base: '4', md: '5' },
    py: '4',
    display: 'grid',
    gap: '3',
  },
})

const cardId = (requirementId: string): string => `requirement-${requirementId}`

/** Goes to the card of a requirement, by its raw id. */
export const focusCard = (requirementId: string): void => {
  const card = document.getElementById(cardId(requirementId))
  card?.scrollIntoView?.({ block: 'center' })
  card?.focus({ preventScroll: true })
}

type RequirementCardProps = { standing: RequirementCard_standing$key; upload: UploadOffer }

/** One requirement as it applies to a person, with their documents. */
export const RequirementCard = ({ upload, ...props }: RequirementCardProps) => {
  const standing = useFragment(
    graphql`
      fragment RequirementCard_standing on RequirementStanding {
        requirement {
          databaseId
          name
          notes
          link
          doesNotExpire
          category {
            name
          }
        }
        requiredAt
        status
        daysLeft
        viewerCanUpload
        documents {
          id
          state
          uploadedAt
          ...DocumentFacts_document
        }
      }
    `,
    props.standing,
  )
  const { requirement, requiredAt, documents, viewerCanUpload } = standing
  const { databaseId, name, notes, link, doesNotExpire, category } = requirement
  const titleId = useId()
  const shown = inUse(documents)
  const earlier = documents.filter((document) => !shown.includes(document))
  const status = standing.status as ComplianceStatus
  const words = standingWords(standing)
  const current = currentOf(documents)
  const style = cardStyleOf(status)
  return (
    <Card id={cardId(databaseId)} tabIndex={-1} aria-labelledby={titleId} borderInlineStartColor={edges[style]}>
      <Flex align="flex-start" gap="3" wrap="wrap">
        <Box flex="1 1 14rem" minW="0">
          <chakra.h3 id={titleId} textStyle="md" fontWeight="bold" overflowWrap="anywhere">
            {name}
          </chakra.h3>
          <Text textStyle="sm" color="fg.muted">
            {category.name}
          </Text>
        </Box>
        <Flex align="center" gap="3">
          <StatusBadge status={status} size="lg" />
          {viewerCanUpload ? <UploadButton upload={upload} requirement={requirement} size="sm" says="Upload" /> : null}
        </Flex>
      </Flex>
      {words ? (
        <Box>
          <Text textStyle="sm" fontWeight="medium">
            {words}
          </Text>
          {standing.daysLeft != null && style !== 'normal' ? (
            <Text textStyle="xs" color="fg.muted">
              {edgeHint}
            </Text>
          ) : null}
        </Box>
      ) : null}
      {current?.state === 'PENDING' ? (
        <Text textStyle="sm" color="fg.muted">
          A manager or an administrator reviews it.
        </Text>
      ) : null}
      {notes ? (
        <Text textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {notes}
        </Text>
      ) : null}
      {requiredAt.length > 0 ? (
        <Text textStyle="sm">
          <Text as="span" color="fg.muted">
            Required at:
          </Text>{' '}
          {requiredAt.join(', ')}
        </Text>
      ) : null}
      {link ? (
        <Box>
          <Link
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            color="brand.fg"
            textDecoration="underline"
            display="inline-flex"
            alignItems="center"
            gap="1"
            textStyle="sm"
            fontWeight="medium"
            aria-label={`Requirement Details of ${name}, opens in a new tab`}
          >
            Requirement Details
            <ExternalLink aria-hidden size={14} />
          </Link>
        </Box>
      ) : null}
      {shown.map((document) => (
        <DocumentFacts
          key={document.id}
          document={document}
          doesNotExpire={doesNotExpire}
          isMet={document === current && style !== 'expired'}
        />
      ))}
      {earlier.length > 0 ? (
        <chakra.details>
          <chakra.summary cursor="pointer" textStyle="sm" fontWeight="medium" py="1.5">
            {counted(earlier.length, 'earlier document')}
          </chakra.summary>
          <Flex direction="column" gap="3" mt="2">
            {earlier.map((document) => (
              <DocumentFacts key={document.id} document={document} doesNotExpire={doesNotExpire} isMet={false} />
            ))}
          </Flex>
        </chakra.details>
      ) : null}
    </Card>
  )
}
