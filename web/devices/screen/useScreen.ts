import { useEffect, useState } from 'react'
import { devicePaths, type DeviceKind } from 'domain/devices/device'
import { askForCode, askState } from './askScreen'

/** What the screen is at: `waiting` shows its code, `failed` could not ask and asks again by itself. */
export type ScreenPhase =
  | { at: 'asking' }
  | { at: 'waiting'; code: string }
  | { at: 'failed'; message: string }
  | { at: 'stopped' }
  | { at: 'paired' }

const waitingEveryMs = 3_000
const otherwiseEveryMs = 10_000
/** While it is paired, only the cookie is renewed. */
const pairedEveryMs = 6 * 3_600_000

/**
 * Finds out whether this screen is paired, shows a code until it is, and comes back by itself: nobody touches it after
 * a power loss (rules 10.6). `askAgain`: the server has just refused the screen.
 */
export const useScreen = (kind: DeviceKind): { phase: ScreenPhase; askAgain: () => void } => {
  const [phase, setPhase] = useState<ScreenPhase>({ at: 'asking' })
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let code: string | null = null

    const show = (next: ScreenPhase, everyMs: number) => {
      if (isOver) return
      setPhase(next)
      timer = setTimeout(() => void ask(), everyMs)
    }
    const ask = async (): Promise<void> => {
      const asked = await askState()
      if (isOver) return
      if (!asked.ok) {
        // A board that is paired goes on showing what it has, and says how old that is.
        setPhase((before) => (before.at === 'paired' ? before : { at: 'failed', message: asked.message }))
        timer = setTimeout(() => void ask(), otherwiseEveryMs)
        return
      }
      const { state, kind: pairedAs } = asked.data
      if (state === 'stopped') return show({ at: 'stopped' }, otherwiseEveryMs)
      if (state === 'paired') {
        if (pairedAs && pairedAs !== kind) return location.replace(devicePaths[pairedAs])
        return show({ at: 'paired' }, pairedEveryMs)
      }
      if (state === 'waiting' && code) return show({ at: 'waiting', code }, waitingEveryMs)
      const pairing = await askForCode()
      if (!pairing.ok) return show({ at: 'failed', message: pairing.message }, otherwiseEveryMs)
      code = pairing.data.pairingCode
      // It was paired in between.
      if (!code) return show({ at: 'asking' }, 0)
      show({ at: 'waiting', code }, waitingEveryMs)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [kind, turn])

  return { phase, askAgain: () => setTurn((before) => before + 1) }
}
