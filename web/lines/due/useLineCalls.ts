import { useState } from 'react'
import { useRepeatKey } from '../../forms/record/useRepeatKey'
import { useCreateLineCalls } from './useCreateLineCalls'
import type { LineOutcome } from './outcomes'

/** What came of the last time: what became of each line, or why nothing was done. */
export type Told = { outcomes: readonly LineOutcome[] } | { refusal: string }

const nothing: ReadonlyMap<string, LineOutcome> = new Map()

/** Which lines of the board are selected, and calls for them. Ids are global. */
export const useLineCalls = (shownIds: ReadonlySet<string>) => {
  const [createLineCalls, isCreating] = useCreateLineCalls()
  const keyOf = useRepeatKey()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [outcomes, setOutcomes] = useState(nothing)
  const [told, setTold] = useState<Told | null>(null)
  // The same lines again are another request once the first was answered.
  const [round, setRound] = useState(0)
  // A line that left the board meanwhile, because somebody closed it, is not selected any more.
  const selected = new Set([...chosen].filter((id) => shownIds.has(id)))

  return {
    selected,
    outcomes,
    told,
    isCreating,
    select: (ids: readonly string[], isSelected: boolean) => {
      setTold(null)
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
    dismiss: () => setTold(null),
    /** Whether anything was told: the person then goes on from there. */
    create: async (purposeId: string): Promise<boolean> => {
      const input = { lineIds: [...selected], purposeId }
      const result = await createLineCalls({ input: { ...input, clientMutationId: keyOf({ ...input, round }) } })
      if (result.ok) {
        const became = result.data.calls.map(({ outcome, call }) => ({ outcome, callId: call?.databaseId ?? null }))
        // They are told in the order in which they were named.
        setOutcomes(new Map([...outcomes, ...input.lineIds.map((id, index) => [id, became[index]!] as const)]))
        setTold({ outcomes: became })
        setChosen(new Set())
        setRound(round + 1)
        return true
      }
      if (result.refusal) setTold({ refusal: result.refusal.message })
      return result.refusal !== null
    },
  }
}

export type LineCalls = ReturnType<typeof useLineCalls>
