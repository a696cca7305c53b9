import { rejectDocumentInput } from 'domain/compliance/input'
import { checkInput } from 'domain/kernel/input/input'
import { TextAreaField } from '../../forms/fields/TextField'
import { FormDialog } from '../../forms/record/FormDialog'
import { useSendForm } from '../../forms/send/useSendForm'

type RejectDialogProps = {
  documentId: string
  personName: string
  requirementName: string
  /** Answers whether it was rejected. */
  onReject: (reason: string) => Promise<boolean>
  onClose: () => void
}

const entry = rejectDocumentInput.pick(['reason'])

/** Asks why a document is rejected; its person reads it (rules 6.4). */
export const RejectDialog = ({ documentId, personName, requirementName, onReject, onClose }: RejectDialogProps) => {
  const { form, kept } = useSendForm({
    initial: { reason: '' },
    keptAs: `reject ${documentId}`,
    check: (values) => checkInput(entry, values).refusal?.fields ?? [],
    send: async ({ reason }) => {
      if (await onReject(reason.trim())) onClose()
    },
  })
  return (
    <FormDialog
      title={`Reject ${requirementName} of ${personName}?`}
      form={form}
      kept={kept}
      saveLabel="Reject"
      savingLabel="Rejecting…"
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" help={`${personName} reads it.`} required />
    </FormDialog>
  )
}
