import { Box, Button, Stack } from '@chakra-ui/react'
import { FormikProvider, type FormikValues } from 'formik'
import { useEffect, useId, useState, type ReactNode } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { Confirm } from '../ui/Confirm'
import { Dialog } from '../ui/Dialog'
import { SendButton } from '../ui/SendButton'
import { EditNotices } from './EditNotices'
import { Form } from './Form'
import type { Snapshot } from './record/editor'
import { plainFields } from './record/fields'
import { useRecordForm, type Sent } from './record/useRecordForm'

type EditDialogProps<Values> = {
  /** The item as it is now, whoever changed it; null when it was deleted. */
  latest: Snapshot<Values> | null
  /** Everything wrong with the entries, as the server would say it. */
  check: (values: Values) => readonly FieldRefusal[]
  /** Sends the entries. */
  onSave: (values: Values, version: number | null) => Promise<Sent>
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
  const { form, isDirty, problem, news, showNews } = useRecordForm<Values, Snapshot<Values>>({
    latest,
    fields: plainFields(),
    check,
    send: ({ values, version }) => onSave(values, version),
    submits: 'save',
  })
  const SaveButton = isLocal ? Button : SendButton
  const close = () => (isDirty || hasUnsentBelow ? setAsking(true) : onClose())

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
          <EditNotices problem={problem} isGone={latest === null} hasNews={news.length > 0} onShow={showNews} />
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
