import { useState } from 'react'
import { useNotify } from '../../ui/notices/notices'
import { isSameOrder, isUnordered, movedTo, ownOrderOf, type Ordered } from './order'

type Saved = { ok: boolean; refusal?: { code: string; message: string } | null }

/**
 * A list that people put in order. Moves stay on this screen until they are saved. What others add, rename or
 * delete meanwhile is shown, and their order is offered but never overwrites the person's own.
 * `items` is the list from the server; `save` is a reorder verb, whose answer contains the latest list.
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
    /** Whether there is anything to save. */
    isUnordered: isUnordered(ordered),
    /** Whether this screen has unsaved moves. */
    hasOwn,
    /** Whether somebody else has reordered the list since then. */
    hasNews: hasOwn && own !== null && !isSameOrder(own.movedFrom, list),
    isSaving,
    /** The reason why the order was not saved. */
    refusal,
    move: (id: string, place: number) => {
      setRefusal(null)
      setOwn({ ids: movedTo(ids, id, place), movedFrom: own?.movedFrom ?? list })
    },
    /** Discards unsaved moves and shows the server's list. */
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
      // The order was made on an old list: the latest list is shown.
      if (result.ok || result.refusal?.code === 'STALE') setOwn(null)
    },
  }
}

export type Order<Item extends Ordered = Ordered> = ReturnType<typeof useOrder<Item>>
