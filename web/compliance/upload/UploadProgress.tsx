import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import type { Progress, UploadProblem } from './useUpload'

type UploadProgressProps = { progress: Progress | null; problem: UploadProblem | null; onCancel: () => void }

/** How far the upload is, or why it failed. */
export const UploadProgress = ({ progress, problem, onCancel }: UploadProgressProps) => (
  <>
    {progress ? <Bar progress={progress} onCancel={onCancel} /> : null}
    <Box role="alert" css={{ '&:empty': { display: 'none' } }} borderRadius="l2" overflow="hidden">
      {problem ? <NoticeStrip kind="warning" title={problem.title} text={problem.reason} /> : null}
    </Box>
  </>
)

const Bar = ({ progress: { fileName, part, at, count }, onCancel }: { progress: Progress; onCancel: () => void }) => {
  const percent = Math.round(part * 100)
  return (
    <Flex align="center" gap="3">
      <Box flex="1" minW="0">
        <Text textStyle="sm" mb="1" overflowWrap="anywhere">
          {count > 1 ? `${at} of ${count}: ` : ''}
          {fileName}
          {part < 1 ? ` · ${percent} %` : ' · Checking…'}
        </Text>
        <Box
          role="progressbar"
          aria-label={`Uploading ${fileName}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          h="2"
          borderRadius="full"
          bg="border"
          overflow="hidden"
        >
          <Box h="full" bg="brand.solid" style={{ width: `${percent}%` }} transition="width 150ms" />
        </Box>
      </Box>
      <Button type="button" size="sm" variant="outline" colorPalette="gray" onClick={onCancel}>
        Cancel Upload
      </Button>
    </Flex>
  )
}
