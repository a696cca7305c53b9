import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { ProgressBar } from '../../ui/parts/ProgressBar'
import type { UploadProblem, UploadStep } from './useUpload'

type UploadProgressProps = { progress: UploadStep | null; problem: UploadProblem | null; onCancel: () => void }

/** How far the upload is, or why it failed. */
export const UploadProgress = ({ progress, problem, onCancel }: UploadProgressProps) => (
  <>
    {progress ? <Bar progress={progress} onCancel={onCancel} /> : null}
    <Box role="alert" css={{ '&:empty': { display: 'none' } }} borderRadius="l2" overflow="hidden">
      {problem ? <NoticeStrip kind="warning" title={problem.title} text={problem.reason} /> : null}
    </Box>
  </>
)

const Bar = ({ progress: { fileName, part, at, count }, onCancel }: { progress: UploadStep; onCancel: () => void }) => (
  <Flex align="center" gap="3">
    <Box flex="1" minW="0">
      <Text textStyle="sm" mb="1" overflowWrap="anywhere">
        {count > 1 ? `${at} of ${count}: ` : ''}
        {fileName}
        {part < 1 ? ` · ${Math.round(part * 100)} %` : ' · Checking…'}
      </Text>
      <ProgressBar label={`Uploading ${fileName}`} part={part} />
    </Box>
    <Button type="button" size="sm" variant="outline" colorPalette="gray" onClick={onCancel}>
      Cancel Upload
    </Button>
  </Flex>
)
