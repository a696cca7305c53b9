/**
 * One tab of a browser makes the sounds of a workspace: the one that holds its lock. When it is closed, another one gets
 * it. Where there are no locks, each tab makes them. Returns what gives the lock back.
 */
export const leadTabs = (workspace: string, onLeading: () => void): (() => void) => {
  if (!('locks' in navigator)) {
    onLeading()
    return () => {}
  }
  const leaving = new AbortController()
  let release: (() => void) | undefined
  navigator.locks
    .request(`patency.alerts ${workspace}`, { signal: leaving.signal }, () => {
      onLeading()
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
    // It was given up before it was granted.
    .catch(() => {})
  return () => {
    release?.()
    leaving.abort()
  }
}
