import type { useProcedureList } from '../procedures/useProcedureList'
import { useLastTime } from '../procedures/useLastTime'
import type { useCallForm } from './useCallForm'

type Entries = Pick<ReturnType<typeof useCallForm>, 'form' | 'context' | 'choices'>

/** The procedures that usually answer the call's need, and what was recorded for them the last time (rules 10.10, 10.13a). */
export const useOfferedRecords = (
  call: Parameters<typeof useLastTime>[0],
  { form, context: { catalogue }, choices }: Entries,
  list: Pick<ReturnType<typeof useProcedureList>, 'fold'>,
  isOffered: boolean,
) => {
  const { values } = form
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
  return { usualIds, lastTime }
}
