import { useState } from 'react'
import type { ProcedureFacts } from 'domain/configuration/procedures/catalogue'
import { fieldPath } from 'domain/configuration/procedures/fieldValues'

/**
 * Which procedures are shown, and which of them are open. Entries live in the form, so folding a procedure loses
 * nothing.
 */
export const useProcedureList = (catalogue: readonly ProcedureFacts[], ticked: readonly string[]) => {
  const [query, setQuery] = useState('')
  /** Whether the procedures are shown that do not usually answer the need, too. */
  const [isAll, setAll] = useState(false)
  /** Folded by the person; selected procedures are open otherwise. */
  const [folded, setFolded] = useState<readonly string[]>([])
  const isFolded = (id: string) => folded.includes(id)
  return {
    query,
    setQuery,
    isAll,
    setAll,
    isOpen: (id: string) => ticked.includes(id) && !isFolded(id),
    fold: (id: string, isFold: boolean) => setFolded(isFold ? [...folded, id] : folded.filter((each) => each !== id)),
    /** Shows the field of a refusal, so that it can be focused. */
    reveal: (path: string) => {
      // The search is at the head of the whole list.
      if (path === 'fields') setAll(true)
      const procedure = catalogue.find(({ fields }) => fields.some(({ id }) => fieldPath(id) === path))
      if (!procedure) return
      setQuery('')
      setFolded(folded.filter((each) => each !== procedure.id))
    },
  }
}

export type ProcedureList = ReturnType<typeof useProcedureList>
