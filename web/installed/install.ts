// Loaded after the first screen: the service worker, with which the app starts without a network (decision 0058), and what
// happens when there is a newer build (decision 0083).
import type { Workspaces } from '../session/workspaces'
import { buildIn, newBuild, newBuildNotice, takesOver } from '../ui/build/newBuild'
import { readStored } from '../ui/browser/stored'
import { reloadWhenQuiet } from '../ui/build/quietReload'
import { keepLastReached } from './lastReached'

const lookEveryMs = 30 * 60_000
/** While a newer build is known and its files are not here: an upgrade goes on, and another server may have answered. */
const lookSoonEveryMs = 20_000

/** A notification of a call was pressed: its queue opens in this page. `address`: that of the queue in the call's provider. */
type Opening = { kind: 'open'; callId?: string; providerId?: string; address?: string }

const isOpening = (data: unknown): data is Opening =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'open'

/** Whether the next load shows another build than this page's. The service worker answers from its own files. */
const hasOtherFiles = async (): Promise<boolean> => {
  const page = await (await fetch('/index.html')).text()
  return takesOver(buildIn(new DOMParser().parseFromString(page, 'text/html')))
}

/** Tells the person that the next load shows a newer build, which they may load at once. */
const offer = (workspaces: Workspaces): void => {
  if (newBuild.get() === 'ready') return
  newBuild.set('ready')
  const tell = (): void => workspaces.current.get().notices.notify(newBuildNotice)
  // Another person or provider has notices of its own, and what is locked shows none.
  const watch = (): void => {
    tell()
    workspaces.current.get().isSessionOver.subscribe(tell)
  }
  watch()
  workspaces.current.subscribe(watch)
}

/** Calls `then` at once when a newer build is known, or once it is. */
const onceHeard = (then: () => void): void => {
  if (newBuild.get() !== 'none') return then()
  const leave = newBuild.subscribe(() => {
    leave()
    then()
  })
}

export const install = async (
  workspaces: Workspaces,
  leaveFor = (address: string) => location.assign(address),
): Promise<void> => {
  keepLastReached(workspaces)
  reloadWhenQuiet()
  const { serviceWorker } = navigator
  const offerAtOnce = (): void => onceHeard(() => offer(workspaces))
  // Without https there is none.
  if (!serviceWorker) return offerAtOnce()
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isOpening(data)) return
    const { callId, providerId, address } = data
    // In the provider of this tab the call would not be found. A browser asks about unsent entries before it leaves.
    if (address && providerId && providerId !== readStored('provider', 'sessionStorage')) leaveFor(address)
    else void workspaces.current.get().router.navigate('/calls/queue', { state: { callId } })
  })
  const compare = async (): Promise<void> => {
    if (await hasOtherFiles().catch(() => false)) offer(workspaces)
  }
  serviceWorker.addEventListener('controllerchange', () => void compare())
  // Where the browser refuses it, the app works as without.
  const registration = await serviceWorker.register('/service-worker.js').catch(() => null)
  if (!registration) return offerAtOnce()
  const look = async (): Promise<void> => {
    await registration.update().catch(() => {})
    // One that is being installed tells when it has all files.
    if (!registration.installing && !registration.waiting) await compare()
  }
  setInterval(() => void look(), lookEveryMs)
  onceHeard(() => {
    void look()
    const timer = setInterval(() => {
      if (newBuild.get() === 'ready') clearInterval(timer)
      else void look()
    }, lookSoonEveryMs)
  })
}
