import { useFormik } from 'formik'
import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useKeptForm } from '../../forms/kept/useKeptForm'
import { applyRefusal } from '../../forms/record/applyRefusal'
import { readViewer } from '../../session/embeds/readViewer'
import { datesOf, wrongUpload, type UploadValues } from './uploadForm'
import { useUpload, type UploadProblem } from './useUpload'

type Requirement = { readonly id: string; readonly doesNotExpire: boolean }

type Options = {
  providerId: string
  /** The raw id of the chosen requirement; empty when none is chosen. */
  requirementId: string
  requirementOf: (requirementId: string) => Requirement | null
  /** The global id of the person whose documents they are; null: one's own. */
  personId: string | null
  /** Each time files became documents. */
  onUploaded?: () => void
}

/**
 * A form that makes documents from files. It keeps what failed, so that it can be sent again. It is no `useSendForm`,
 * because some files may become documents while others are refused.
 */
export const useUploadForm = ({ providerId, requirementId, requirementOf, personId, onUploaded }: Options) => {
  const environment = useRelayEnvironment()
  const { upload, progress, cancel } = useUpload(providerId)
  const [problem, setProblem] = useState<UploadProblem | null>(null)
  const [refused, setRefused] = useState<ReadonlyMap<File, string>>(new Map())
  const [success, setSuccess] = useState<{ count: number; isLocked: boolean } | null>(null)
  const doesNotExpire = (id: string): boolean => requirementOf(id)?.doesNotExpire ?? false
  const [initial] = useState<UploadValues>({ requirementId, issueDate: '', expirationDate: '', files: [] })
  const form = useFormik<UploadValues>({
    initialValues: initial,
    validate: (values) => wrongUpload(values, doesNotExpire(values.requirementId)),
    onSubmit: async (values) => {
      setProblem(null)
      setRefused(new Map())
      const { id, doesNotExpire } = requirementOf(values.requirementId)!
      const { done, isLocked, problem, fields, ...rest } = await upload(
        { requirementId: id, personId, ...datesOf(values, doesNotExpire) },
        values.files,
      )
      setProblem(problem)
      setRefused(rest.refused)
      if (fields.length > 0) applyRefusal(form, fields, values)
      if (done.length === 0) return
      onUploaded?.()
      const left = values.files.filter((file) => !done.includes(file))
      if (left.length > 0) {
        void form.setFieldValue('files', left)
        return
      }
      setSuccess({ count: done.length, isLocked: isLocked && personId === null })
      // A document may change whether the account is locked.
      void readViewer(environment)
    },
  })
  const kept = useKeptForm<UploadValues>({
    name: `documents of ${personId ?? 'oneself'} ${requirementId}`,
    before: initial,
    values: form.values,
    restore: (to) => void form.setValues({ ...form.values, ...to }),
    reset: form.resetForm,
  })
  return {
    form,
    kept,
    progress,
    problem,
    refused,
    success,
    cancel,
    doesNotExpire: doesNotExpire(form.values.requirementId),
  }
}
