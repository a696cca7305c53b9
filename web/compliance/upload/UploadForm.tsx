import { Box, Flex, Stack } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { useEffect, type ReactNode } from 'react'
import { RestoredStrip } from '../../forms/kept/RestoredStrip'
import { Form } from '../../forms/record/Form'
import { useLeave, useLeaveGuard } from '../../forms/record/useLeaveGuard'
import { SendButton } from '../../ui/page/SendButton'
import { SuccessDialog } from './SuccessDialog'
import { UploadFields } from './UploadFields'
import { UploadProgress } from './UploadProgress'
import { chooseAgain } from './uploadForm'
import { useUploadForm } from './useUploadForm'

type UploadFormProps = {
  providerId: string
  requirement: { readonly id: string; readonly databaseId: string; readonly doesNotExpire: boolean }
  /** Leaves without uploading. */
  cancel: ReactNode
  /** The page that follows; -1: the one before, at its place. */
  next: string | -1
}

/** The form of the upload page. */
export const UploadForm = ({ providerId, requirement, cancel, next }: UploadFormProps) => {
  const upload = useUploadForm({
    providerId,
    requirementId: requirement.databaseId,
    requirementOf: () => requirement,
    personId: null,
  })
  const { form, progress, problem, success } = upload
  // A new page is scrolled to its top after its field got the focus, which on a low screen is then out of view.
  useEffect(() => {
    document.activeElement?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const leave = useLeave()
  const { question } = useLeaveGuard(form.dirty && success === null, { leave })
  return (
    <FormikProvider value={form}>
      <Form label="Document Upload">
        <Stack gap="5">
          <Box role="status" css={{ '&:empty': { display: 'none' } }}>
            <RestoredStrip kept={upload.kept} text={chooseAgain} />
          </Box>
          <UploadFields
            autoFocus
            doesNotExpire={upload.doesNotExpire}
            isSending={form.isSubmitting}
            refused={upload.refused}
          />
          <UploadProgress progress={progress} problem={problem} onCancel={upload.cancel} />
          <Flex gap="3" wrap="wrap">
            <SendButton type="submit" disabled={form.isSubmitting}>
              {form.isSubmitting ? 'Uploading…' : 'Upload'}
            </SendButton>
            {cancel}
          </Flex>
        </Stack>
      </Form>
      {question}
      {success ? <SuccessDialog {...success} onClose={() => leave.leaveFor(next)} /> : null}
    </FormikProvider>
  )
}
