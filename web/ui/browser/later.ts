import { createElement, useEffect, useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react'
import { askForBuild, newBuild, newBuildNotice } from '../build/newBuild'
import { forgetKeys, holdKeys } from '../keys/earlyKeys'
import { useNotices } from '../notices/notices'
import { createSignal, useSignal } from './signal'

const parts: { get: () => Promise<void>; isAwaited: boolean }[] = []

/** True on a device that is set to save data. TypeScript does not know it; Safari and Firefox do not have it. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Loads the code of all later parts, so that they open at once; on a device that saves data, only of those that are
 * about to be shown. Loaded code may register more parts.
 */
export const loadLater = async (): Promise<void> => {
  for (const { get, isAwaited } of parts) if (isAwaited || !savesData()) await get().catch(() => {})
}

const tryAgainMs = 2_000

/** For parts that the first screen does not need: `loadLater` loads them once it is shown, or they load after this time. */
export const patienceMs = 10_000

type Options<Props> = {
  /** Code that is not there yet waits for `loadLater` for that long. */
  waitMs?: number
  /** A dialog: what is typed meanwhile is for its field, and no key is for the page. */
  takesKeys?: boolean
  /** Is shown in its place until it has loaded, and says there that it could not be loaded. */
  Meanwhile?: ComponentType<Props & { hasFailed: boolean }>
}

/**
 * A component whose code is not in the first download. Until it has loaded, nothing is shown, not even a fallback, which
 * React would keep for 300 ms; after that the component appears at once. When the code cannot be loaded, the person
 * is notified once, and loading is retried. A part of a page has a `Meanwhile` instead.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waitMs = 0, takesKeys = false, Meanwhile }: Options<Props> = {},
) => {
  const loaded = createSignal<ComponentType<Props> | null>(null)
  const get = async () => loaded.set(loaded.get() ?? (await load()))
  parts.push({ get, isAwaited: waitMs > 0 })

  return function Later(props: Props) {
    const Part = useSignal(loaded)
    const [hasFailed, setFailed] = useState(false)
    const { fail } = useNotices()
    useLayoutEffect(() => {
      if (takesKeys && !loaded.get()) holdKeys('dialog')
    }, [])
    const reportFailure = useEffectEvent(async () => {
      if (Meanwhile) return setFailed(true)
      forgetKeys()
      await askForBuild()
      if (newBuild.get() !== 'none') return fail(newBuildNotice)
      fail({
        kind: 'error',
        title: 'This cannot be opened without a connection.',
        description: 'It opens when the connection is back.',
      })
    })

    useEffect(() => {
      if (Part) return
      const attempt = () => get().catch(() => {})
      let retries: ReturnType<typeof setInterval> | undefined
      const start = () => {
        get().catch(() => void reportFailure())
        retries = setInterval(() => void attempt(), tryAgainMs)
      }
      const timer = waitMs > 0 ? setTimeout(start, waitMs) : void start()
      return () => {
        clearTimeout(timer)
        clearInterval(retries)
      }
    }, [Part])

    if (Part) return createElement(Part, props)
    return Meanwhile ? createElement(Meanwhile, { ...props, hasFailed }) : null
  }
}
