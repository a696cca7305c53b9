import { useState } from 'react'
import type { ProcedureFacts } from 'domain/configuration/procedures/catalogue'
import { fieldPath } from 'domain/configuration/procedures/fieldValues'

/**
 * Which procedures are shown, and which of them are open. Entries live in the form, so folding a procedure loses
 * nothing.
 */
export const useProcedureList = (catalogue: readonly ProcedureFacts[], ticked: readonly string[]) => {
  const [query, setQuery] = useState('')
  /** Folded by the person; selected procedures are open otherwise. */
  const [folded, setFolded] = useState<readonly string[]>([])
  const isFolded = (id: string) => folded.includes(id)
  return {
    query,
    setQuery,
    isOpen: (id: string) => ticked.includes(id) && !isFolded(id),
    fold: (id: string, isFold: boolean) => setFolded(isFold ? [...folded, id] : folded.filter((each) => each !== id)),
    /** Shows the field of a refusal, so that it can be focused. */
    reveal: (path: string) => {
      const procedure = catalogue.find(({ fields }) => fields.some(({ id }) => fieldPath(id) === path))
      if (!procedure) return
      setQuery('')
      setFolded(folded.filter((each) => each !== procedure.id))
    },
  }
}

export type ProcedureList = ReturnType<typeof useProcedureList>
