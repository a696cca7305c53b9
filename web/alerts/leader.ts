/**
 * One tab of a browser makes the sounds of a workspace: the one that holds its lock. The tab in which the person last
 * clicked or pressed a key takes it, because there the browser allows sounds; when it is closed, another one that waits in
 * line gets it. Where there are no locks, each tab makes them. Returns what gives the lock back.
 */
export const leadTabs = (workspace: string, onLeading: (isLeading: boolean) => void): (() => void) => {
  if (!('locks' in navigator)) {
    onLeading(true)
    return () => {}
  }
  const leaving = new AbortController()
  const { signal } = leaving
  let inLine = new AbortController()
  /** Gives back the lock that this tab has, or is about to take. */
  let release: (() => void) | null = null

  const ask = (options: LockOptions): void => {
    let own: (() => void) | undefined
    navigator.locks
      .request(`patency.alerts ${workspace}`, options, async () => {
        if (signal.aborted) return
        onLeading(true)
        await new Promise<void>((resolve) => {
          own = release = resolve
        })
      })
      .catch(() => {
        // This tab has left the line, or has taken the lock anew meanwhile.
        if (signal.aborted || (own ? own !== release : !options.steal)) return
        // Another tab took it. This one takes it back only by a click, so that tabs do not take it from each other in turn.
        release = null
        onLeading(false)
        line()
      })
  }
  const line = (): void => {
    inLine.abort()
    inLine = new AbortController()
    ask({ signal: inLine.signal })
  }
  const take = (): void => {
    if (release) return
    release = () => {}
    inLine.abort()
    ask({ steal: true })
  }

  line()
  for (const event of ['click', 'keydown'] as const)
    addEventListener(event, take, { capture: true, passive: true, signal })
  return () => {
    leaving.abort()
    inLine.abort()
    release?.()
  }
}
