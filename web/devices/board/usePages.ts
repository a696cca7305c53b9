import { useEffect, useState } from 'react'

/** A page of calls is shown for so long. */
export const pageShownMs = 12_000

/** Goes through the pages by itself; with one page it stays. */
export const usePages = (pages: number): number => {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    if (pages <= 1) return
    const timer = setInterval(() => setTurns((before) => before + 1), pageShownMs)
    return () => clearInterval(timer)
  }, [pages])
  return pages <= 1 ? 0 : turns % pages
}
