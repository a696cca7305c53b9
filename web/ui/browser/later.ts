import { createElement, useEffect, useEffectEvent, type ComponentType } from 'react'
import { useNotices } from '../notices/notices'
import { createSignal, useSignal } from './signal'

const parts: (() => Promise<void>)[] = []

/** Loads the code of everything that is shown later, so that it opens at once. What is loaded may add parts of its own. */
export const loadLater = async (): Promise<void> => {
  for (const load of parts) await load().catch(() => {})
}

const tryAgainMs = 2_000

/**
 * A component whose code is not in the first download. Nothing is shown until it arrives, and no fallback either, which
 * React would keep for 300 ms; from then on the component appears at once. While the code cannot be loaded, the person
 * is told once, and it is tried again.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const loaded = createSignal<ComponentType<Props> | null>(null)
  const get = async () => loaded.set(loaded.get() ?? (await load()))
  parts.push(get)

  return function Later(props: Props) {
    const Part = useSignal(loaded)
    const { fail } = useNotices()
    const told = useEffectEvent(() =>
      fail({
        kind: 'error',
        title: 'This cannot be opened without a connection.',
        description: 'It opens when the connection is back.',
      }),
    )

    useEffect(() => {
      if (Part) return
      const attempt = () => get().catch(() => {})
      get().catch(told)
      const timer = setInterval(() => void attempt(), tryAgainMs)
      return () => clearInterval(timer)
    }, [Part])

    return Part && createElement(Part, props)
  }
}
