import { Button, Flex } from '@chakra-ui/react'
import { Siren } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { VisuallyHidden } from '../../../ui/parts/VisuallyHidden'
import { counted } from '../../../ui/parts/counted'

type ResultFacts = {
  shown: number
  total: number
  /** Stat calls that nobody has and that the filter hides. */
  hiddenStats: number
}

/** `choice`: the filter as a text; empty without one. */
type FilterResultProps = ResultFacts & { choice: string; onClear: () => void }

const hiddenStatsText = (count: number): string =>
  count === 1 ? '1 Stat is hidden by the filter' : `${count} Stats are hidden by the filter`

const shownText = (shown: number, total: number): string => `${shown} of ${counted(total, 'call')}`

/** While the queue is filtered: how much of it is shown, and never without a hidden Stat call. */
export const FilterResult = ({ onClear, ...facts }: FilterResultProps) => (
  <>
    {facts.choice ? <Result {...facts} onClear={onClear} /> : null}
    <ResultAnnouncer {...facts} />
  </>
)

const Result = ({ shown, total, hiddenStats, onClear }: ResultFacts & { onClear: () => void }) => (
  <Flex
    align="center"
    gap="2"
    minH="touch"
    ps={hiddenStats > 0 ? '3' : '0'}
    borderRadius="l2"
    textStyle="sm"
    {...(hiddenStats > 0
      ? { bg: 'red.subtle', color: 'red.fg', fontWeight: 'semibold' }
      : { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}
  >
    {hiddenStats > 0 ? <Siren aria-hidden size={16} style={{ flexShrink: 0 }} /> : null}
    {hiddenStats > 0 ? hiddenStatsText(hiddenStats) : shownText(shown, total)}
    <Button
      ms="auto"
      size="sm"
      variant={hiddenStats > 0 ? 'solid' : 'ghost'}
      colorPalette={hiddenStats > 0 ? 'red' : 'brand'}
      onClick={onClear}
    >
      {hiddenStats > 1 ? 'Show them' : hiddenStats === 1 ? 'Show it' : 'Clear filter'}
    </Button>
  </Flex>
)

const announceAfterMs = 800

/**
 * Announces to screen readers what a filter shows and hides, once somebody has stopped changing it. Calls that come and
 * go later are not announced, except Stat calls that the filter hides.
 */
const ResultAnnouncer = ({ choice, shown, total, hiddenStats }: ResultFacts & { choice: string }) => {
  const state = `${choice} ${hiddenStats}`
  const [said, setSaid] = useState({ state: '', words: '' })
  const say = useEffectEvent(() => {
    const words = choice ? shownText(shown, total) : 'All calls are shown'
    setSaid({ state, words: hiddenStats > 0 ? `${words}. ${hiddenStatsText(hiddenStats)}` : words })
  })
  useEffect(() => {
    if (said.state === state) return
    const timer = setTimeout(() => say(), announceAfterMs)
    return () => clearTimeout(timer)
  }, [said.state, state])
  return <VisuallyHidden role="status">{said.words}</VisuallyHidden>
}
