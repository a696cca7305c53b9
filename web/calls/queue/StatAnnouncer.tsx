import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/parts/VisuallyHidden'
import type { QueueCard } from './steady/steady'

/** Announces to screen readers the Stat calls that arrive while the queue is open. */
export const StatAnnouncer = ({ current, choice }: { current: readonly QueueCard[]; choice: string }) => {
  const known = useRef({ choice, ids: new Set(current.map(({ id }) => id)) })
  const [words, setWords] = useState('')

  useEffect(() => {
    const isSameChoice = known.current.choice === choice
    const arrived = current.filter(({ id, group }) => group === 'stat' && !known.current.ids.has(id))
    known.current = { choice, ids: new Set(current.map(({ id }) => id)) }
    if (isSameChoice && arrived.length > 0)
      setWords(arrived.length === 1 ? 'New Stat call.' : `${arrived.length} new Stat calls.`)
  }, [current, choice])

  // Clear the text, so that the same text is announced again later.
  useEffect(() => {
    if (words === '') return
    const timer = setTimeout(() => setWords(''), 2_000)
    return () => clearTimeout(timer)
  }, [words])

  return <VisuallyHidden role="status">{words}</VisuallyHidden>
}
