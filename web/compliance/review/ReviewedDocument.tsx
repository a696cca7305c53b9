import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Check, ChevronLeft, ChevronRight, Download, X } from 'lucide-react'
import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { serverNow } from '../../relay/serverClock'
import { useOverPage } from '../../ui/dialog/OverPage'
import { useShortcut } from '../../ui/keys/shortcuts'
import { Fact } from '../../ui/parts/Fact'
import { Moment } from '../../ui/parts/Moment'
import { ActionBar } from '../../ui/page/ActionBar'
import { SendButton } from '../../ui/page/SendButton'
import type { LockedPerson } from '../../users/embeds/UnlockDialog'
import { DocumentPreview } from '../cards/DocumentPreview'
import { shownDate, validFor } from '../cards/documentWords'
import { RejectDialog } from './RejectDialog'
import { useNextInView } from './useNextInView'
import { useReview } from './useReview'
import { Untranslated } from '../../ui/parts/Untranslated'
import type { ReviewedDocument_document$key } from './__generated__/ReviewedDocument_document.graphql'

type ReviewedDocumentProps = {
  document: ReviewedDocument_document$key
  daysLeft: number | null
  /** Its place in the queue, from 0. */
  at: number
  count: number
  onMove: (at: number) => void
  /** It was reviewed, by the viewer or by somebody else. */
  onReviewed: () => void
  onUndone: () => void
  onLocked: (person: LockedPerson) => void
}

/** One document under review: what it claims beside the file itself, and the decision. */
export const ReviewedDocument = ({ daysLeft, at, count, onMove, ...props }: ReviewedDocumentProps) => {
  const document = useFragment(
    graphql`
      fragment ReviewedDocument_document on ComplianceDocument {
        id
        fileName
        address
        issueDate
        expirationDate
        uploadedAt
        uploadedByName
        viewerCanReview
        person {
          databaseId
          fullName
          isLocked
        }
        requirement {
          name
          notes
          doesNotExpire
        }
        ...DocumentPreview_document
        ...useReview_document
      }
    `,
    props.document,
  )
  const { person, requirement, expirationDate, viewerCanReview } = document
  const title = useRef<HTMLHeadingElement>(null)
  useNextInView(document.id, title)
  // Another document may take its place while somebody types why.
  const show = useOverPage()
  const { approve, reject, isInFlight } = useReview(document, props)
  const [hasPrevious, hasNext] = [at > 0, at < count - 1]
  useShortcut('j', 'Next document', () => onMove(at + 1), { writes: false, isOffered: hasNext })
  useShortcut('k', 'Previous document', () => onMove(at - 1), { writes: false, isOffered: hasPrevious })
  return (
    <Box minW="0">
      <Flex
        as="section"
        aria-labelledby="reviewed-document"
        direction="column"
        gap="3"
        minW="0"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        p={{ base: '3', md: '4' }}
      >
        <Flex wrap="wrap" align="flex-start" gap="3">
          <Box flex="1 1 14rem" minW="0">
            <chakra.h2
              ref={title}
              id="reviewed-document"
              tabIndex={-1}
              outline="none"
              textStyle="lg"
              fontWeight="bold"
              overflowWrap="anywhere"
            >
              <Untranslated>
                {person.fullName}: {requirement.name}
              </Untranslated>
            </chakra.h2>
            <Flex gap="2" align="center" wrap="wrap">
              {person.isLocked ? <Badge colorPalette="red">Locked</Badge> : null}
              <Link to={`/reports/documents/${person.databaseId}`}>
                <Text as="span" textStyle="sm" color="brand.fg" textDecoration="underline">
                  All documents of {person.fullName}
                </Text>
              </Link>
            </Flex>
          </Box>
          <Flex gap="1" align="center">
            <Button
              variant="ghost"
              colorPalette="gray"
              size="sm"
              px="0"
              aria-label="Previous document"
              title="Previous document (k)"
              aria-disabled={!hasPrevious}
              opacity={hasPrevious ? 1 : 0.4}
              onClick={() => hasPrevious && onMove(at - 1)}
            >
              <ChevronLeft aria-hidden />
            </Button>
            <Text role="status" textStyle="sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {at + 1} of {count}
            </Text>
            <Button
              variant="ghost"
              colorPalette="gray"
              size="sm"
              px="0"
              aria-label="Next document"
              title="Next document (j)"
              aria-disabled={!hasNext}
              opacity={hasNext ? 1 : 0.4}
              onClick={() => hasNext && onMove(at + 1)}
            >
              <ChevronRight aria-hidden />
            </Button>
          </Flex>
        </Flex>
        <Flex as="dl" wrap="wrap" columnGap="8" rowGap="2">
          <Fact name="Document Issued">{shownDate(document.issueDate)}</Fact>
          <Fact name="Expiration">
            {expirationDate
              ? [shownDate(expirationDate), ...(daysLeft === null ? [] : [validFor(daysLeft)])].join(' · ')
              : requirement.doesNotExpire
                ? 'Does not expire'
                : '–'}
          </Fact>
          <Fact name="Uploaded">
            <Moment at={document.uploadedAt} now={serverNow()} />
            {document.uploadedByName && document.uploadedByName !== person.fullName
              ? ` by ${document.uploadedByName}`
              : null}
          </Fact>
          <Fact name="File">{document.fileName}</Fact>
        </Flex>
        {requirement.notes ? (
          <Text textStyle="sm" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
            {requirement.notes}
          </Text>
        ) : null}
        <Box h={{ base: '60vh', lg: 'calc(100dvh - 26rem)' }} minH="20rem" borderWidth="1px" borderColor="border">
          <DocumentPreview document={document} showsName />
        </Box>
        <Button asChild variant="ghost" size="sm" alignSelf="flex-start">
          <a href={document.address} download={document.fileName}>
            <Download aria-hidden />
            Download Document
          </a>
        </Button>
      </Flex>
      {viewerCanReview ? (
        <ActionBar label="Actions">
          <SendButton
            variant="outline"
            colorPalette="red"
            shortcut={{ keys: 'r', label: 'Reject the document' }}
            aria-disabled={isInFlight || undefined}
            onClick={() =>
              show(
                <RejectDialog
                  documentId={document.id}
                  personName={person.fullName}
                  requirementName={requirement.name}
                  onReject={reject}
                  onClose={() => show(null)}
                />,
              )
            }
          >
            <X aria-hidden />
            Reject
          </SendButton>
          <SendButton
            shortcut={{ keys: 'a', label: 'Approve the document' }}
            aria-disabled={isInFlight || undefined}
            onClick={() => void approve()}
          >
            <Check aria-hidden />
            Approve
          </SendButton>
        </ActionBar>
      ) : (
        <Text textStyle="sm" mt="3">
          Someone else has to review your own documents.
        </Text>
      )}
    </Box>
  )
}
