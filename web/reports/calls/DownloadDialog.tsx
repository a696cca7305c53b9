import { Button, chakra, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { spreadsheetSuffix, usualFileName } from 'domain/reports/spreadsheet/fileName'
import { TextField } from '../../forms/fields/TextField'
import { FormDialog } from '../../forms/record/FormDialog'
import { useSendForm } from '../../forms/send/useSendForm'
import { useAction } from '../../relay/useAction'
import { useViewer } from '../../relay/viewer'
import { Dialog } from '../../ui/dialog/Dialog'
import { FormProblem } from '../../ui/notices/FormProblem'
import { rangeOf } from '../kit/reportAddress'
import { searchInput, type CallReportView } from './callReportAddress'
import { FileProgress, progressOf } from './PreparedFiles'
import { filesQuery, preparedAddress } from './preparing'
import { useWatchFile } from './useWatchFile'
import type { DownloadDialogMutation } from './__generated__/DownloadDialogMutation.graphql'
import type { preparingQuery } from './__generated__/preparingQuery.graphql'

type Props = { view: CallReportView; onClose: () => void }

/** Asks for the name of the spreadsheet, and shows how it is being prepared (administration, section 2). */
export const DownloadDialog = ({ view, onClose }: Props) => {
  const [fileId, setFileId] = useState<string | null>(null)
  const watch = useWatchFile()
  const [prepare] = useAction<DownloadDialogMutation>(graphql`
    mutation DownloadDialogMutation($input: PrepareCallReportInput!) {
      prepareCallReport(input: $input) {
        ... on PrepareCallReportSuccess @alias(as: "success") {
          file {
            databaseId
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  const { form, problem, kept } = useSendForm({
    initial: { fileName: '' },
    keptAs: 'call report file',
    send: async ({ fileName }) => {
      const result = await prepare({ input: { fileName, range: rangeOf(view), search: searchInput(view) } })
      if (result.ok) {
        setFileId(result.data.file.databaseId)
        watch(result.data.file.databaseId)
      }
      return result
    },
  })
  if (fileId) return <Preparing fileId={fileId} onClose={onClose} />
  return (
    <FormDialog
      title="Download Report"
      form={form}
      kept={kept}
      isDirty={false}
      saveLabel="Download"
      savingLabel="Sending…"
      onClose={onClose}
    >
      {problem ? <FormProblem>{problem}</FormProblem> : null}
      <TextField
        name="fileName"
        label="File Name"
        help="Do not type a patient's name. This computer shows the name in its list of downloads."
        placeholder={usualFileName}
        autoCapitalize="none"
        end={
          <chakra.span alignSelf="center" color="fg.muted">
            {spreadsheetSuffix}
          </chakra.span>
        }
      />
    </FormDialog>
  )
}

const Preparing = ({ fileId, onClose }: { fileId: string; onClose: () => void }) => {
  const { providerId } = useViewer()
  // The watch reads it again each second.
  const { provider } = useLazyLoadQuery<preparingQuery>(filesQuery, {}, { fetchPolicy: 'store-or-network' })
  const file = provider.reports?.files.find(({ databaseId }) => databaseId === fileId) ?? {
    name: '',
    state: 'preparing' as const,
    written: 0,
    total: null,
  }
  const isReady = file.state === 'ready'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Download Report"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Close
          </Button>
          {isReady ? (
            <Button asChild>
              <a href={preparedAddress(providerId, fileId)} download onClick={onClose}>
                Download File
              </a>
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="3">
        <Text>
          {isReady
            ? `${file.name} is ready. It is kept for an hour.`
            : 'The file is being prepared. You may close this: a notice offers the file when it is ready.'}
        </Text>
        <FileProgress file={file} />
        <Text role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {progressOf(file)}
        </Text>
      </Stack>
    </Dialog>
  )
}
