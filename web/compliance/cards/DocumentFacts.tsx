import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Download, Eye } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Fact } from '../../ui/parts/Fact'
import { shownDate, shownState } from './documentWords'
import { DocumentDialog } from './DocumentDialog'
import type { DocumentFacts_document$key } from './__generated__/DocumentFacts_document.graphql'

const Item = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    pt: '3',
  },
})

type DocumentFactsProps = {
  document: DocumentFacts_document$key
  doesNotExpire: boolean
  /** Whether the requirement is met by it; an approved one that has expired or was replaced is not shown in green. */
  isMet: boolean
}

/** One document: its dates, its state, and its file. */
export const DocumentFacts = ({ doesNotExpire, isMet, ...props }: DocumentFactsProps) => {
  const document = useFragment(
    graphql`
      fragment DocumentFacts_document on ComplianceDocument {
        fileName
        issueDate
        expirationDate
        state
        rejectionReason
        address
        previewAddress
        ...DocumentDialog_document
      }
    `,
    props.document,
  )
  const { fileName, issueDate, expirationDate, state, rejectionReason, address, previewAddress } = document
  const [isOpen, setOpen] = useState(false)
  const { name, palette } = shownState(state, isMet)
  return (
    <Item>
      <Flex as="dl" wrap="wrap" columnGap="8" rowGap="2">
        <Fact name="Document Issued">{shownDate(issueDate)}</Fact>
        <Fact name="Expiration">
          {doesNotExpire && !expirationDate ? 'Does not expire' : shownDate(expirationDate)}
        </Fact>
        <Fact isWords name="State">
          <Badge colorPalette={palette} size="sm">
            {name}
          </Badge>
        </Fact>
      </Flex>
      {state === 'REJECTED' && rejectionReason ? (
        <Box bg="bg.error" borderRadius="l2" px="3" py="2" textStyle="sm">
          <Text as="span" fontWeight="semibold">
            Rejected:{' '}
          </Text>
          <Text as="span" overflowWrap="anywhere">
            {rejectionReason}
          </Text>
        </Box>
      ) : null}
      <Flex wrap="wrap" gap="2" align="center">
        {previewAddress ? (
          <Button size="sm" variant="outline" aria-label={`View ${fileName}`} onClick={() => setOpen(true)}>
            <Eye aria-hidden />
            View
          </Button>
        ) : null}
        <Button asChild size="sm" variant="outline">
          <a href={address} download={fileName} aria-label={`Download Document ${fileName}`}>
            <Download aria-hidden />
            Download Document
          </a>
        </Button>
        <Text flex="1 1 10rem" minW="0" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {fileName}
        </Text>
      </Flex>
      {isOpen ? <DocumentDialog document={document} onClose={() => setOpen(false)} /> : null}
    </Item>
  )
}
