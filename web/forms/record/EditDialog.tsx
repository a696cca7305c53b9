import type { FormikValues } from 'formik'
import type { ComponentProps } from 'react'
import { EditNotices } from './EditNotices'
import { FormDialog } from '../FormDialog'
import { useEditing, type Editing } from './useEditing'

type EditDialogProps<Values> = Editing<Values> &
  Omit<ComponentProps<typeof FormDialog<FormikValues>>, 'form' | 'title' | 'saveLabel' | 'isIncomplete' | 'notices'> & {
    title?: string
    saveLabel?: string
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
  const { form, problem, hasNews, takeNews } = useEditing({ latest, check, onSave })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={title}
      saveLabel={saveLabel}
      isIncomplete={latest === null}
      notices={<EditNotices problem={problem} isGone={latest === null} hasNews={hasNews} onShow={takeNews} />}
    />
  )
}
