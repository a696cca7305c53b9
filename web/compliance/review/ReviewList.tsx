import { Badge, chakra, Flex, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { serverNow } from '../../relay/serverClock'
import { Moment } from '../../ui/parts/Moment'
import { Untranslated } from '../../ui/parts/Untranslated'
import type { ReviewList_document$key } from './__generated__/ReviewList_document.graphql'

const Row = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    textAlign: 'start',
    px: '3',
    py: '2.5',
    minH: 'touch',
    borderRadius: 'l2',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
    '&[aria-current=true]': { bg: 'brand.subtle', boxShadow: 'inset 4px 0 0 {colors.brand.solid}' },
  },
})

type ReviewListProps = {
  documents: readonly (ReviewList_document$key & { readonly id: string })[]
  currentId: string
  onChoose: (id: string) => void
}

/** The documents that wait: those of locked people first, then the oldest (rules 6.4). */
export const ReviewList = ({ documents, currentId, onChoose }: ReviewListProps) => (
  <chakra.ul aria-label="Documents to review" listStyleType="none" display="grid" gap="1">
    {documents.map((document) => (
      <li key={document.id}>
        <Item document={document} isCurrent={document.id === currentId} onChoose={() => onChoose(document.id)} />
      </li>
    ))}
  </chakra.ul>
)

type ItemProps = { document: ReviewList_document$key; isCurrent: boolean; onChoose: () => void }

const Item = ({ isCurrent, onChoose, ...props }: ItemProps) => {
  const { uploadedAt, person, requirement } = useFragment(
    graphql`
      fragment ReviewList_document on ComplianceDocument {
        uploadedAt
        person {
          fullName
          isLocked
        }
        requirement {
          name
        }
      }
    `,
    props.document,
  )
  return (
    <Row type="button" aria-current={isCurrent ? 'true' : undefined} onClick={onChoose}>
      <Flex as="span" align="center" gap="2">
        <Text as="span" flex="1" minW="0" fontWeight="semibold" overflowWrap="anywhere">
          <Untranslated>{person.fullName}</Untranslated>
        </Text>
        {person.isLocked ? (
          <Badge colorPalette="red" size="sm">
            Locked
          </Badge>
        ) : null}
      </Flex>
      <Flex as="span" gap="2" textStyle="sm" color="fg.muted">
        <Text as="span" flex="1" minW="0" overflowWrap="anywhere">
          {requirement.name}
        </Text>
        <Moment at={uploadedAt} now={serverNow()} whiteSpace="nowrap" />
      </Flex>
    </Row>
  )
}
