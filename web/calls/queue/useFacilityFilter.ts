import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readStored, writeStored } from '../../ui/browser/stored'

const param = 'queueFilter'

type Options = { viewerId: string; providerId: string; facilities: readonly { databaseId: string }[] }

/**
 * The chosen facilities, as raw ids; none means all. They stand in the address, which wins when a page is loaded, and
 * are remembered per person and provider for when the address says nothing.
 */
export const useFacilityFilter = ({ viewerId, providerId, facilities }: Options) => {
  const [search, setSearch] = useSearchParams()
  const key = `queueFilter.${viewerId}.${providerId}`
  const inAddress = search.get(param)
  const textFor = (address: string | null): string => address ?? readStored(key) ?? ''
  // The address follows a moment later than a box that is ticked, so the choice stands here first.
  const [state, setState] = useState(() => ({ inAddress, text: textFor(inAddress) }))
  let { text } = state
  if (state.inAddress !== inAddress) {
    text = textFor(inAddress)
    setState({ inAddress, text })
  }

  const chosen = useMemo(() => {
    const asked = new Set(text.split(','))
    return facilities.map(({ databaseId }) => databaseId).filter((id) => asked.has(id))
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

  // Address and memory say the same, whichever spoke.
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
