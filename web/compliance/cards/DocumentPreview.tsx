import { Button, chakra, Flex } from '@chakra-ui/react'
import { Download, FileText, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '../../ui/page/EmptyState'
import { PdfViewer } from '../../ui/pdf/PdfViewer'
import type { DocumentPreview_document$key } from './__generated__/DocumentPreview_document.graphql'

const Picture = chakra('img', {
  base: { display: 'block', maxW: 'full', maxH: 'full', m: 'auto', objectFit: 'contain' },
})

type DocumentPreviewProps = {
  document: DocumentPreview_document$key
  /** Where nothing above a PDF shows the file's name as a title. */
  showsName?: boolean
}

/**
 * A document in place. The server offers a preview of PDFs and of pictures without code, never of SVG or office files
 * (decision 0051). PDFs are drawn by our own viewer, because phones have none in a page (decision 0074).
 */
export const DocumentPreview = ({ showsName, ...props }: DocumentPreviewProps) => {
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
  const download = (
    <Button asChild variant="outline">
      <a href={address} download={fileName}>
        <Download aria-hidden />
        Download Document
      </a>
    </Button>
  )
  const isBroken = previewAddress != null && brokenAddress === previewAddress
  if (previewAddress == null || isBroken)
    return (
      <EmptyState
        icon={isBroken ? ImageOff : FileText}
        title={isBroken ? 'This document cannot be shown.' : 'There is no preview of this kind of file.'}
        description="Download it to read it."
      >
        {download}
      </EmptyState>
    )
  return contentType === 'application/pdf' ? (
    <PdfViewer key={previewAddress} address={previewAddress} name={fileName} showsName={showsName}>
      {download}
    </PdfViewer>
  ) : (
    <Flex h="full" align="center" justify="center" bg="bg.subtle" overflow="hidden">
      <Picture key={previewAddress} src={previewAddress} alt={fileName} onError={() => setBroken(previewAddress)} />
    </Flex>
  )
}
