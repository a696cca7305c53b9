import { useState } from 'react'
import { controlId } from '../../../forms/fields/useFormField'
import { useShortcut } from '../../../ui/keys/shortcuts'
import { useLastTime } from '../procedures/useLastTime'
import { useProcedureList } from '../procedures/useProcedureList'
import { callFields } from './callFormValues'
import type { CallFormState } from './useCallForm'

/**
 * What the form shows now: the procedures in the list, those that usually answer the call's need, what was recorded for
 * them the last time (rules 10.10, 10.13a), and on a phone whether the patient's fields are unfolded.
 */
export const useShownParts = (
  call: Parameters<typeof useLastTime>[0],
  { form, context: { catalogue, choices }, marks }: CallFormState,
  isOffered: boolean,
) => {
  const { values } = form
  const list = useProcedureList(catalogue, values.fields)
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isUnfolded || callFields.some((field) => controlId(field) in marks)
  const usualIds = choices.purposes.find(({ databaseId }) => databaseId === values.purposeId)?.procedureIds ?? []
  const lastTime = useLastTime(call, {
    firstIds: [...usualIds, ...values.fields],
    catalogue,
    values,
    isOffered,
    onTick: (procedureId) => {
      const ticked = [...values.fields, procedureId]
      void form.setFieldValue(
        'fields',
        catalogue.map(({ id }) => id).filter((id) => ticked.includes(id)),
      )
      list.fold(procedureId, false)
    },
    onFill: (filled) => void form.setValues((all) => ({ ...all, ...filled })),
  })
  const { next } = lastTime
  // It changes the entries, which are sent as a draft.
  useShortcut('y', next?.label ?? '', () => next?.run(), { writes: true, isOffered: next !== null })
  return {
    list,
    usualIds,
    lastTime,
    identity: { isOpen, onToggle: () => setUnfolded(!isOpen) },
    /** Shows the field of a refusal, so that it can be focused. */
    reveal: (path: string) => {
      list.reveal(path)
      if ((callFields as readonly string[]).includes(path)) setUnfolded(true)
    },
  }
}

export type ShownParts = ReturnType<typeof useShownParts>
