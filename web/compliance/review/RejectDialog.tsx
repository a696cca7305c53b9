import { entryMessages } from 'domain/compliance/rules'
import { notesLimit } from 'domain/kernel/input/limits'
import { TextAreaField } from '../../forms/fields/TextField'
import { FormDialog } from '../../forms/record/FormDialog'
import { useSendForm } from '../../forms/send/useSendForm'

type RejectDialogProps = {
  personName: string
  requirementName: string
  /** Answers whether it was rejected. */
  onReject: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks why a document is rejected; its person reads it (rules 6.4). */
export const RejectDialog = ({ personName, requirementName, onReject, onClose }: RejectDialogProps) => {
  const { form } = useSendForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? [] : [{ field: 'reason', message: entryMessages.reason }]),
    send: async ({ reason }) => {
      if (await onReject(reason.trim())) onClose()
    },
  })
  return (
    <FormDialog
      title={`Reject ${requirementName} of ${personName}?`}
      form={form}
      saveLabel="Reject"
      savingLabel="Rejecting…"
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" help={`${personName} reads it.`} required maxLength={notesLimit} />
    </FormDialog>
  )
}
