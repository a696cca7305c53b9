import { Box, Button, Stack } from '@chakra-ui/react'
import { FormikProvider, type FormikValues } from 'formik'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { Confirm } from '../../ui/dialog/Confirm'
import { Dialog } from '../../ui/dialog/Dialog'
import { SendButton } from '../../ui/page/SendButton'
import { EditNotices } from './EditNotices'
import { Form } from './Form'
import { useEditing, type Editing } from './useEditing'

type EditDialogProps<Values> = Editing<Values> & {
  title?: string
  /** What saving is called here. */
  saveLabel?: string
  /** Nothing is sent: what is entered becomes part of the form below. */
  isLocal?: boolean
  /** It takes the whole screen. */
  isFull?: boolean
  /** Closing the dialog, once the entries were taken, is the screen's affair. */
  onClose: () => void
  /** It shows the item to people who may not change it. */
  readOnly?: boolean
  /** The fields. */
  children: ReactNode
  /** What is changed beside the form, at once. */
  below?: ReactNode
  /** Whether something is entered there that was not sent. */
  hasUnsentBelow?: boolean
}

/**
 * An item of the configuration, being edited. What others change meanwhile is offered, never put over the entries;
 * nothing that was entered is lost without a question.
 */
export const EditDialog = <Values extends FormikValues>({
  title = 'Edit Item',
  saveLabel = 'Save',
  isLocal,
  isFull,
  latest,
  check,
  onSave,
  onClose,
  readOnly,
  children,
  below,
  hasUnsentBelow,
}: EditDialogProps<Values>) => {
  const formId = useId()
  const [isAsking, setAsking] = useState(false)
  const { form, problem, hasNews, takeNews } = useEditing({ latest, check, onSave })
  const SaveButton = isLocal ? Button : SendButton
  const close = () => (form.dirty || hasUnsentBelow ? setAsking(true) : onClose())

  useEffect(() => {
    const form = document.getElementById(formId)
    // What stands below may have it already.
    if (document.activeElement?.matches('textarea')) return
    form?.querySelector<HTMLElement>('input:not([readonly]):not(:disabled), textarea:not([readonly])')?.focus()
  }, [formId])

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
              <SaveButton type="submit" form={formId} disabled={form.isSubmitting || latest === null}>
                {form.isSubmitting ? 'Saving…' : saveLabel}
              </SaveButton>
            </>
          )
        }
      >
        <Box mx="-5" mb="3" role="status" css={{ '&:empty': { display: 'none' } }}>
          <EditNotices problem={problem} isGone={latest === null} hasNews={hasNews} onShow={takeNews} />
        </Box>
        <Form id={formId} label={title}>
          <Stack gap="4">{children}</Stack>
        </Form>
        {below}
      </Dialog>
      <Confirm
        isOpen={isAsking}
        isLocal
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        What you entered here has not been saved and will be lost.
      </Confirm>
    </FormikProvider>
  )
}
