import { useCallback } from 'react'
import { checkInput } from 'domain/kernel/input/input'
import { lineCheckIntervalInput, lineCheckTimeInput } from 'domain/line-checks/input'
import type { Snapshot } from '../../forms/record/editor'
import type { Sent } from '../../forms/record/useRecordForm'
import { globalId } from '../../relay/globalId'
import { useNotify } from '../../ui/notices/notices'
import { atFields, sentOf, type Values } from './entries'
import { useClearLineChecks, useSetLineCheckInterval, useSetLineCheckTime } from './lineCheckVerbs'

const withPurpose = <Entries extends { purposeId: string }>(entries: Entries): Entries => ({
  ...entries,
  purposeId: globalId('Purpose', entries.purposeId),
})

/** Saves the entries with the verb of their schedule. */
export const useSaveLineChecks = (onStale: () => void): ((sent: Snapshot<Values>) => Promise<Sent>) => {
  const notify = useNotify()
  const [clear] = useClearLineChecks()
  const [setInterval] = useSetLineCheckInterval()
  const [setTime] = useSetLineCheckTime()

  const send = useCallback(
    (values: Values, expectedVersion: number | null) => {
      const sent = sentOf(values)
      if (values.schedule === 'interval')
        return setInterval({
          input: { ...withPurpose(checkInput(lineCheckIntervalInput, sent).value!), expectedVersion },
        })
      if (values.schedule === 'time')
        return setTime({ input: { ...withPurpose(checkInput(lineCheckTimeInput, sent).value!), expectedVersion } })
      return clear({ input: { expectedVersion } })
    },
    [clear, setInterval, setTime],
  )

  return async ({ values, version }) => {
    const { ok, ...rest } = await send(values, version)
    if (ok) {
      notify({ kind: 'success', title: 'Line checks saved' })
      return { ok }
    }
    const refusal = 'refusal' in rest ? rest.refusal : null
    // Without a live connection, only this reports that somebody saved meanwhile.
    if (refusal?.code === 'STALE') onStale()
    return { ok, refusal: refusal && { ...refusal, fields: atFields(refusal.fields) } }
  }
}
