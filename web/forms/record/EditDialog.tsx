import type { FormikValues } from 'formik'
import type { ComponentProps } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { FormDialog } from './FormDialog'
import { EditNotices } from './EditNotices'
import type { Snapshot } from './editor'
import { plainFields } from './fields'
import { useRecordForm, type Sent } from './useRecordForm'

type EditDialogProps<Values> = Omit<
  ComponentProps<typeof FormDialog<FormikValues>>,
  'form' | 'isDirty' | 'title' | 'saveLabel' | 'isIncomplete' | 'notices'
> & {
  title?: string
  saveLabel?: string
  /** The item as it is now, whoever changed it; null when it was deleted. */
  latest: Snapshot<Values> | null
  /** Everything wrong with the entries, as the server would say it. */
  check: (values: Values) => readonly FieldRefusal[]
  /** Sends the entries. */
  onSave: (values: Values, version: number | null) => Promise<Sent>
}

/** An item of the configuration, being edited. What others change meanwhile is offered, never put over the entries. */
export const EditDialog = <Values extends FormikValues>({
  title = 'Edit Item',
  saveLabel = 'Save',
  latest,
  check,
  onSave,
  ...dialog
}: EditDialogProps<Values>) => {
  const { form, isDirty, problem, news, showNews } = useRecordForm<Values, Snapshot<Values>>({
    latest,
    fields: plainFields(),
    check,
    send: ({ values, version }) => onSave(values, version),
    submits: 'save',
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      isDirty={isDirty}
      title={title}
      saveLabel={saveLabel}
      isIncomplete={latest === null}
      notices={<EditNotices problem={problem} isGone={latest === null} hasNews={news.length > 0} onShow={showNews} />}
    />
  )
}
