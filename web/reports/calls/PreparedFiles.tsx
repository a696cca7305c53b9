import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { FileSpreadsheet } from 'lucide-react'
import { useEffect } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { useViewer } from '../../relay/viewer'
import { useNow } from '../../relay/serverClock'
import { counted, showCount } from '../../ui/parts/counted'
import { ProgressBar } from '../../ui/parts/ProgressBar'
import { filesQuery, preparedAddress, type PreparedFile } from './preparing'
import { useWatchFile } from './useWatchFile'
import type { preparingQuery } from './__generated__/preparingQuery.graphql'

type Progressing = Pick<PreparedFile, 'state' | 'written' | 'total'>

/** What has become of a file, in words. */
export const progressOf = ({ state, written, total }: Progressing): string => {
  if (state === 'ready') return counted(total ?? 0, 'call')
  if (state === 'failed') return 'It could not be prepared.'
  return total == null ? 'Being prepared…' : `Being prepared: ${showCount(written)} of ${counted(total, 'call')}`
}

/** The spreadsheets of the last hour, so that one is found also after a reload. */
export const PreparedFiles = () => {
  const { provider } = useLazyLoadQuery<preparingQuery>(filesQuery, {}, { fetchPolicy: 'store-and-network' })
  const watch = useWatchFile()
  const now = useNow(60_000)
  const files = (provider.reports?.files ?? []).filter(({ expiresAt }) => new Date(expiresAt) > now)
  const waiting = files.filter(({ state }) => state === 'preparing').map(({ databaseId }) => databaseId)
  const waitingFor = waiting.join(' ')
  useEffect(() => {
    for (const id of waitingFor.split(' ').filter(Boolean)) watch(id)
  }, [waitingFor, watch])
  if (files.length === 0) return null
  return (
    <Box
      as="section"
      aria-label="Your spreadsheets"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      bg="bg.panel"
      px="4"
      py="2"
      mb="4"
      _print={{ display: 'none' }}
    >
      {files.map((file) => (
        <FileLine key={file.databaseId} file={file} />
      ))}
    </Box>
  )
}

const FileLine = ({ file }: { file: PreparedFile }) => {
  const { providerId } = useViewer()
  const { databaseId, name, state } = file
  return (
    <Flex align="center" gap="3" py="1.5" wrap="wrap">
      <Box asChild flexShrink="0" boxSize="5" color="fg.muted">
        <FileSpreadsheet aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {progressOf(file)}
        </Text>
      </Box>
      {state === 'ready' ? (
        <Button asChild variant="outline" size="sm" minH="touch">
          <a href={preparedAddress(providerId, databaseId)} download aria-label={`Download ${name}`}>
            Download
          </a>
        </Button>
      ) : null}
    </Flex>
  )
}

/** How far a file is. */
export const FileProgress = ({ file: { state, written, total } }: { file: Progressing }) => (
  <ProgressBar label="Progress of the spreadsheet" part={state === 'ready' ? 1 : total ? written / total : null} />
)
