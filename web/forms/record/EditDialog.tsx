import type { FormikValues } from 'formik'
import type { ComponentProps } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { FormDialog } from './FormDialog'
import { EditNotices } from './EditNotices'
import type { Snapshot } from './editor'
import { useNotify } from '../../ui/notices/notices'
import { plainFields } from './fields'
import { useRecordForm, type Sent } from './useRecordForm'

type EditDialogProps<Values> = Omit<
  ComponentProps<typeof FormDialog<FormikValues>>,
  'form' | 'kept' | 'isDirty' | 'title' | 'saveLabel' | 'isIncomplete' | 'notices'
> & {
  title?: string
  saveLabel?: string
  /** The item's latest state, including others' changes; null when it was deleted. */
  latest: Snapshot<Values> | null
  /** The form's name in the browser (`useKeptForm`). */
  keptAs: string | null
  /** All errors in the entries, the same as the server's. */
  check: (values: Values) => readonly FieldRefusal[]
  /** Sends the entries. */
  onSave: (values: Values, version: number | null) => Promise<Sent>
  /** What is said when they are saved; the dialog closes then. Without it, `onSave` says and does what follows. */
  saved?: (values: Values) => string
}

/** Edits an item of the configuration. Others' changes are offered and never overwrite the entries. */
export const EditDialog = <Values extends FormikValues>({
  title = 'Edit Item',
  saveLabel = 'Save',
  latest,
  keptAs,
  check,
  onSave,
  saved,
  ...dialog
}: EditDialogProps<Values>) => {
  const notify = useNotify()
  const { form, kept, isDirty, problem, news, showNews } = useRecordForm<Values, Snapshot<Values>>({
    latest,
    keptAs,
    fields: plainFields(),
    check,
    send: async ({ values, version }) => {
      const sent = await onSave(values, version)
      if (sent.ok && saved) {
        notify({ kind: 'success', title: saved(values) })
        dialog.onClose()
      }
      return sent
    },
    submits: 'save',
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      kept={kept}
      isDirty={isDirty}
      title={title}
      saveLabel={saveLabel}
      isIncomplete={latest === null}
      notices={<EditNotices problem={problem} isGone={latest === null} hasNews={news.length > 0} onShow={showNews} />}
    />
  )
}
