import { useState } from 'react'
import { useRepeatKey } from '../../forms/record/useRepeatKey'
import { useCreateLineCalls } from './useCreateLineCalls'
import type { LineOutcome } from './outcomes'

/** The result of the last request: an outcome for each line, or a refusal. */
export type CallsResult = { outcomes: readonly LineOutcome[] } | { refusal: string }

const nothing: ReadonlyMap<string, LineOutcome> = new Map()

/** The selected lines of the board, and creating calls for them. Ids are global. */
export const useLineCalls = (shownIds: ReadonlySet<string>) => {
  const [createLineCalls, isCreating] = useCreateLineCalls()
  const keyOf = useRepeatKey()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [outcomes, setOutcomes] = useState(nothing)
  const [lastResult, setLastResult] = useState<CallsResult | null>(null)
  // Part of the idempotency key: after an answer, the same lines make a new request.
  const [round, setRound] = useState(0)
  // A line that left the board, because somebody closed it, is no longer selected.
  const selected = new Set([...chosen].filter((id) => shownIds.has(id)))

  return {
    selected,
    outcomes,
    lastResult,
    isCreating,
    select: (ids: readonly string[], isSelected: boolean) => {
      setLastResult(null)
      setChosen((before) => {
        const next = new Set(before)
        for (const id of ids) {
          if (isSelected) next.add(id)
          else next.delete(id)
        }
        return next
      })
    },
    clear: () => setChosen(new Set()),
    dismiss: () => setLastResult(null),
    /** Whether there is a result to show, so that the caller can move the focus to it. */
    create: async (purposeId: string): Promise<boolean> => {
      const input = { lineIds: [...selected], purposeId }
      const result = await createLineCalls({ input: { ...input, clientMutationId: keyOf({ ...input, round }) } })
      if (result.ok) {
        const became = result.data.calls.map(({ outcome, call }) => ({ outcome, callId: call?.databaseId ?? null }))
        // Outcomes are in the order of `lineIds`.
        setOutcomes(new Map([...outcomes, ...input.lineIds.map((id, index) => [id, became[index]!] as const)]))
        setLastResult({ outcomes: became })
        setChosen(new Set())
        setRound(round + 1)
        return true
      }
      if (result.refusal) setLastResult({ refusal: result.refusal.message })
      return result.refusal !== null
    },
  }
}

export type LineCalls = ReturnType<typeof useLineCalls>
