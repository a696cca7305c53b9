// Loaded after the first screen: the service worker, with which the app starts without a network (decision 0058).
import type { Workspaces } from '../session/workspaces'
import { newBuild } from './newBuild'
import { keepLastReached } from './lastReached'

const lookForBuildEveryMs = 30 * 60_000

/** A notification of a call was pressed: its queue opens in this page. */
type Opening = { kind: 'open'; callId?: string }

const isOpening = (data: unknown): data is Opening =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'open'

export const install = async (workspaces: Workspaces): Promise<void> => {
  keepLastReached(workspaces)
  const { serviceWorker } = navigator
  // Without https there is none.
  if (!serviceWorker) return
  const isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker has this page's build.
    if (!isUpdate && newBuild.get() === 'none') return newBuild.set('own')
    newBuild.set('ready')
    // Never by itself: somebody may be typing. After the next sign-in everything is new anyway.
    workspaces.current.get().notices.notify({
      kind: 'info',
      title: 'A new version of Patency is ready',
      action: { label: 'Reload', onClick: () => location.reload() },
    })
  })
  if (isUpdate) newBuild.set('own')
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isOpening(data))
      void workspaces.current.get().router.navigate('/calls/queue', { state: { callId: data.callId } })
  })
  // Where the browser refuses it, the app works as without.
  const registration = await serviceWorker.register('/service-worker.js').catch(() => null)
  if (!registration) return
  const look = (): void => void registration.update().catch(() => {})
  setInterval(look, lookForBuildEveryMs)
}
