import { Box, Button, Flex } from '@chakra-ui/react'
import { FileLock, FileX, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../page/EmptyState'
import { ErrorState } from '../page/ErrorState'
import { Skeleton, Skeletons } from '../page/Skeletons'
import { PdfPages } from './PdfPages'
import { usePdf } from './usePdf'

type PdfViewerProps = {
  address: string
  /** The file's name, which names the viewer. */
  name: string
  /** Where nothing around it shows the name as a title. */
  showsName?: boolean
  /** The way to download the file, for when it cannot be shown. */
  children: ReactNode
}

/** A PDF in place, on every device in the same way (decision 0074). Fills the height that it is given. */
export const PdfViewer = ({ address, name, showsName = false, children }: PdfViewerProps) => {
  const { result, tryAgain } = usePdf(address)
  const again = (
    <Button onClick={tryAgain}>
      <RotateCw aria-hidden />
      Try Again
    </Button>
  )
  return (
    <Flex as="section" aria-label={name} direction="column" h="full" minW="0" bg="bg.subtle">
      {result.is === 'open' ? (
        <PdfPages pdf={result} name={name} showsName={showsName} />
      ) : result.is === 'loading' ? (
        <Box flex="1" overflow="hidden" p="2">
          <Skeletons>
            <Skeleton w="full" style={{ aspectRatio: '8.5 / 11' }} />
          </Skeletons>
        </Box>
      ) : (
        <Box flex="1" overflow="auto">
          {result.is === 'away' ? (
            <ErrorState
              kind="offline"
              title="This cannot be opened without a connection."
              description="It opens when the connection is back."
            >
              {again}
            </ErrorState>
          ) : result.is === 'refused' ? (
            <ErrorState>{again}</ErrorState>
          ) : (
            <EmptyState
              role="alert"
              icon={result.is === 'locked' ? FileLock : FileX}
              title={result.is === 'locked' ? 'This PDF needs a password.' : 'This PDF cannot be shown.'}
              description={
                result.is === 'locked' ? 'Ask for a file without one.' : 'Download it to open it in another program.'
              }
            >
              {children}
            </EmptyState>
          )}
        </Box>
      )}
    </Flex>
  )
}
