import { useState } from 'react'
import { useNotify } from '../../ui/notices/notices'
import { isSameOrder, isUnordered, movedTo, ownOrderOf, type Ordered } from './order'

type Saved = { ok: boolean; refusal?: { code: string; message: string } | null }

/**
 * A list that people put in order. What is moved stays on this screen until it is saved; what others add, rename or
 * delete meanwhile is shown in it, and another order of theirs is offered, never put over one's own.
 * `items` is the list as the server has it, `save` a reorder verb, which brings the list as it is now with its answer.
 */
export const useOrder = <Item extends Ordered>(items: readonly Item[], save: (ids: string[]) => Promise<Saved>) => {
  const notify = useNotify()
  const list = items.map(({ id }) => id)
  const [own, setOwn] = useState<{ ids: string[]; movedFrom: string[] } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const ids = own ? ownOrderOf(own.ids, list) : list
  const byId = new Map(items.map((item) => [item.id, item]))
  const ordered = ids.map((id) => byId.get(id)!)
  const hasOwn = !isSameOrder(ids, list)

  return {
    items: ordered as readonly Item[],
    /** Whether saving would change anything. */
    isUnordered: isUnordered(ordered),
    /** Whether somebody moved something here that is not saved. */
    hasOwn,
    /** Whether somebody else put the list in another order since then. */
    hasNews: hasOwn && own !== null && !isSameOrder(own.movedFrom, list),
    isSaving,
    /** Why the order was not saved. */
    refusal,
    move: (id: string, place: number) => {
      setRefusal(null)
      setOwn({ ids: movedTo(ids, id, place), movedFrom: own?.movedFrom ?? list })
    },
    /** Shows the list as the server has it. */
    reset: () => {
      setRefusal(null)
      setOwn(null)
    },
    save: async () => {
      if (isSaving) return
      setSaving(true)
      setRefusal(null)
      const result = await save(ids)
      setSaving(false)
      if (result.ok) notify({ kind: 'success', title: 'Order saved' })
      else if (result.refusal) setRefusal(result.refusal.message)
      // What was put in order is not the list any more: the list as it is now is shown.
      if (result.ok || result.refusal?.code === 'STALE') setOwn(null)
    },
  }
}

export type Order<Item extends Ordered = Ordered> = ReturnType<typeof useOrder<Item>>
