import { Box, Button, Stack } from '@chakra-ui/react'
import { FormikProvider, type FormikContextType, type FormikValues } from 'formik'
import { useId, type ReactNode } from 'react'
import { Dialog } from '../../ui/dialog/Dialog'
import { RestoredStrip } from '../kept/RestoredStrip'
import type { KeptForm } from '../kept/useKeptForm'
import { SendButton } from '../../ui/page/SendButton'
import { Form } from './Form'
import { useCloseGuard } from './useCloseGuard'

type FormDialogProps<Values> = {
  title: string
  form: FormikContextType<Values>
  kept: KeptForm
  /** What else to say where entries were restored. */
  restoredText?: string
  /** Whether there are unsaved entries, when the form cannot know. */
  isDirty?: boolean
  /** The submit button's label, and its label while saving. */
  saveLabel: string
  savingLabel?: string
  /** The entries are incomplete and cannot be saved. */
  isIncomplete?: boolean
  /** Nothing is sent: the entries become part of the form below. */
  isLocal?: boolean
  /** The dialog fills the screen. */
  isFull?: boolean
  /** Shows the item to people who may not change it. */
  readOnly?: boolean
  /** Notices about the entries, such as why they were not saved; in a live region. */
  notices?: ReactNode
  /** The fields. */
  children: ReactNode
  /** Content below the form whose changes are saved at once. */
  below?: ReactNode
  /** Whether that content has unsent entries. */
  hasUnsentBelow?: boolean
  onClose: () => void
}

/** A form in a dialog. It focuses its first field, and asks before entries are lost. */
export const FormDialog = <Values extends FormikValues>({
  title,
  form,
  kept,
  restoredText,
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
  const { close, question } = useCloseGuard(isDirty || hasUnsentBelow, onClose, form.isSubmitting)
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
          <RestoredStrip kept={kept} text={restoredText} />
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
