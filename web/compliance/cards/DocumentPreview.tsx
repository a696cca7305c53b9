import { Button, chakra, Flex } from '@chakra-ui/react'
import { Download, FileText, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '../../ui/page/EmptyState'
import type { DocumentPreview_document$key } from './__generated__/DocumentPreview_document.graphql'

const Picture = chakra('img', {
  base: { display: 'block', maxW: 'full', maxH: 'full', m: 'auto', objectFit: 'contain' },
})
const Frame = chakra('iframe', { base: { display: 'block', w: 'full', h: 'full', borderWidth: '0', bg: 'white' } })

/**
 * A document in place. The server offers a preview of PDFs and of pictures without code, never of SVG or office files, and
 * its answer is sandboxed: a browser's PDF viewer refuses a frame with the attribute `sandbox` (decision 0051).
 */
export const DocumentPreview = (props: { document: DocumentPreview_document$key }) => {
  const { fileName, contentType, address, previewAddress } = useFragment(
    graphql`
      fragment DocumentPreview_document on ComplianceDocument {
        fileName
        contentType
        address
        previewAddress
      }
    `,
    props.document,
  )
  const [brokenAddress, setBroken] = useState<string | null>(null)
  const isBroken = previewAddress != null && brokenAddress === previewAddress
  if (previewAddress == null || isBroken)
    return (
      <EmptyState
        icon={isBroken ? ImageOff : FileText}
        title={isBroken ? 'This document cannot be shown.' : 'There is no preview of this kind of file.'}
        description="Download it to read it."
      >
        <Button asChild variant="outline">
          <a href={address} download={fileName}>
            <Download aria-hidden />
            Download Document
          </a>
        </Button>
      </EmptyState>
    )
  return contentType === 'application/pdf' ? (
    <Frame key={previewAddress} src={`${previewAddress}#navpanes=0&view=FitH`} title={fileName} />
  ) : (
    <Flex h="full" align="center" justify="center" bg="bg.subtle" overflow="hidden">
      <Picture key={previewAddress} src={previewAddress} alt={fileName} onError={() => setBroken(previewAddress)} />
    </Flex>
  )
}
