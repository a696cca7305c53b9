import { Box, Button, Flex } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Dialog } from '../../ui/dialog/Dialog'
import { DocumentPreview } from './DocumentPreview'
import type { DocumentDialog_document$key } from './__generated__/DocumentDialog_document.graphql'

type DocumentDialogProps = { document: DocumentDialog_document$key; onClose: () => void }

/** A document's image or PDF over the page (administration, section 2). */
export const DocumentDialog = ({ onClose, ...props }: DocumentDialogProps) => {
  const document = useFragment(
    graphql`
      fragment DocumentDialog_document on ComplianceDocument {
        fileName
        address
        ...DocumentPreview_document
      }
    `,
    props.document,
  )
  return (
    <Dialog
      isOpen
      title={document.fileName}
      placement="media"
      onClose={onClose}
      footer={
        <Flex gap="2" wrap="wrap">
          <Button asChild variant="ghost">
            <a href={document.address} download={document.fileName}>
              <Download aria-hidden />
              Download Document
            </a>
          </Button>
          <Button onClick={onClose} data-first-focus>
            Close
          </Button>
        </Flex>
      }
    >
      <Box h="full" minH="60vh">
        <DocumentPreview document={document} />
      </Box>
    </Dialog>
  )
}
