import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readStored, writeStored } from '../../ui/browser/stored'

const param = 'queueFilter'

type Options = { viewerId: string; providerId: string; facilities: readonly { databaseId: string }[] }

/**
 * The chosen facilities, as raw ids; empty means all. They are in the URL, which wins on load, and are remembered per
 * person and provider for URLs without them.
 */
export const useFacilityFilter = ({ viewerId, providerId, facilities }: Options) => {
  const [search, setSearch] = useSearchParams()
  const key = `queueFilter.${viewerId}.${providerId}`
  const inAddress = search.get(param)
  const textFor = (address: string | null): string => address ?? readStored(key) ?? ''
  // The URL changes a moment after the click, so the choice is kept in state as well.
  const [state, setState] = useState(() => ({ inAddress, text: textFor(inAddress) }))
  let { text } = state
  if (state.inAddress !== inAddress) {
    text = textFor(inAddress)
    setState({ inAddress, text })
  }

  const chosen = useMemo(() => {
    const ids = new Set(text.split(','))
    return facilities.map(({ databaseId }) => databaseId).filter((id) => ids.has(id))
  }, [text, facilities])

  const choose = (ids: readonly string[]) => {
    const next = ids.join(',')
    writeStored(key, next || null)
    setState({ inAddress, text: next })
    setSearch(
      (params) => {
        if (next) params.set(param, next)
        else params.delete(param)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  }

  // Keep the URL and the stored choice the same.
  const isMirrored = inAddress !== null || chosen.length === 0
  const joined = chosen.join(',')
  useEffect(() => {
    if (joined) writeStored(key, joined)
    if (isMirrored) return
    setSearch(
      (params) => {
        params.set(param, joined)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isMirrored, joined, key, setSearch])

  return { chosen, choose }
}
