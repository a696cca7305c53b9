import { Box, Button, Stack } from '@chakra-ui/react'
import { FormikProvider, type FormikContextType, type FormikValues } from 'formik'
import { useId, type ReactNode } from 'react'
import { Dialog } from '../../ui/dialog/Dialog'
import { SendButton } from '../../ui/page/SendButton'
import { Form } from './Form'
import { useCloseGuard } from './useCloseGuard'

type FormDialogProps<Values> = {
  title: string
  form: FormikContextType<Values>
  /** Whether something is entered that is not saved, where the form does not know. */
  isDirty?: boolean
  /** What saving is called here, and what the button says meanwhile. */
  saveLabel: string
  savingLabel?: string
  /** It cannot be saved as it is. */
  isIncomplete?: boolean
  /** Nothing is sent: what is entered becomes part of the form below. */
  isLocal?: boolean
  /** It takes the whole screen. */
  isFull?: boolean
  /** It shows the item to people who may not change it. */
  readOnly?: boolean
  /** What is to be said about the entries, such as why they were not saved; in a live region. */
  notices?: ReactNode
  /** The fields. */
  children: ReactNode
  /** What is changed beside the form, at once. */
  below?: ReactNode
  /** Whether something is entered there that was not sent. */
  hasUnsentBelow?: boolean
  onClose: () => void
}

/** A form in a dialog. It begins in its first field, and asks before entries are lost. */
export const FormDialog = <Values extends FormikValues>({
  title,
  form,
  isDirty = form.dirty,
  saveLabel,
  savingLabel = 'Saving…',
  isIncomplete = false,
  isLocal,
  isFull,
  readOnly,
  notices,
  children,
  below,
  hasUnsentBelow = false,
  onClose,
}: FormDialogProps<Values>) => {
  const formId = useId()
  const { close, question } = useCloseGuard(isDirty || hasUnsentBelow, onClose)
  const SaveButton = isLocal ? Button : SendButton
  return (
    <FormikProvider value={form}>
      <Dialog
        isOpen
        onClose={close}
        title={title}
        placement={isFull ? 'full' : 'center'}
        footer={
          readOnly ? null : (
            <>
              <Button variant="outline" colorPalette="gray" onClick={close}>
                Cancel
              </Button>
              <SaveButton type="submit" form={formId} disabled={form.isSubmitting || isIncomplete}>
                {form.isSubmitting ? savingLabel : saveLabel}
              </SaveButton>
            </>
          )
        }
      >
        <Box mx="-5" mb="3" role="status" css={{ '&:empty': { display: 'none' } }}>
          {notices}
        </Box>
        <Form id={formId} label={title}>
          <Stack gap="4">{children}</Stack>
        </Form>
        {below}
      </Dialog>
      {question}
    </FormikProvider>
  )
}
