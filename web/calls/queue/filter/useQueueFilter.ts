import { noFilter, toggleChip, type QueueChip, type QueueFilter } from 'domain/calls/queue/filter'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useAddressView } from '../../../tables/list/useAddressView'
import { filterAddress } from './filterAddress'

/** The address follows the search a moment after the last key. */
const addressAfterMs = 400

/**
 * The queue's chips and search. Both are in the address, the search only while it finds a call: what finds nothing may
 * be a patient's name (docs/decisions/0048).
 */
export const useQueueFilter = (isFound: (search: string) => boolean) => {
  const { view, choose } = useAddressView(filterAddress)
  const [text, type] = useState(view.search)
  const [written, setWritten] = useState(view.search)
  const [seen, setSeen] = useState(view.search)
  if (seen !== view.search) {
    setSeen(view.search)
    // Somebody else changed the address: going back in the history, or a link to the queue.
    if (view.search !== written) {
      setWritten(view.search)
      type(view.search)
    }
  }

  const write = (typed: string, chips: readonly QueueChip[]) => {
    const search = isFound(typed) ? typed.trim() : ''
    if (search === view.search && chips.join() === view.chips.join()) return
    setWritten(search)
    choose({ search, chips }, { replace: true })
  }
  const writeLater = useEffectEvent(() => write(text, view.chips))
  useEffect(() => {
    const timer = setTimeout(() => writeLater(), addressAfterMs)
    return () => clearTimeout(timer)
  }, [text])

  const filter = useMemo((): QueueFilter => ({ chips: view.chips, search: text.trim() }), [view.chips, text])

  const clearSearch = useCallback(() => type(''), [])

  return {
    filter,
    text,
    type,
    toggle: (chip: QueueChip) => write(text, toggleChip(view.chips, chip)),
    clearSearch,
    /** Keeps the search. */
    clearChips: () => write(text, noFilter.chips),
    clear: () => {
      type('')
      write('', noFilter.chips)
    },
  }
}
