import { createSignal, useSignal } from '../browser/signal'
import type { Notice } from '../notices/notices'

// Which build of Patency this page is of, and whether another one takes its place (decision 0083).

/** The moment of a build in its page; '' in a page of the development server. */
export const buildIn = (page: Document): string =>
  page.querySelector<HTMLMetaElement>('meta[name=patency-build]')?.content ?? ''

/** The build of this page (ISO 8601, UTC). */
let own = buildIn(document)

/** While servers are upgraded one by one, an older one may answer beside this page's. Alone for so long, it has taken its place. */
const olderCountsAfterMs = 10 * 60_000
let ownHeardAt = performance.now()
let heard: string | null = null

/** Whether a build takes the place of this page's: a newer one, or an older one that the server went back to. */
export const takesOver = (build: unknown): build is string =>
  own !== '' && typeof build === 'string' && (build > own || (build === heard && build !== own))

/**
 * `heard`: the server has another build than this page; `ready`: the next load shows it. With a service worker that is
 * once the worker has its files.
 */
export const newBuild = createSignal<'none' | 'heard' | 'ready'>('none')

/** The server said which build it has. */
export const hearBuild = (build: unknown): void => {
  const now = performance.now()
  if (build === own) ownHeardAt = now
  else if (typeof build === 'string' && now - ownHeardAt >= olderCountsAfterMs) heard = build
  if (takesOver(build) && newBuild.get() === 'none') newBuild.set('heard')
}

/** Asks the server for its build; null when it does not answer. */
export const askForBuild = async (): Promise<string | null> => {
  if (own === '') return null
  const answer = await fetch('/health/live', { cache: 'no-store' }).catch(() => null)
  const build = answer?.ok ? answer.headers.get('patency-build') : null
  hearBuild(build)
  return build
}

export const useHasNewBuild = (): boolean => useSignal(newBuild) !== 'none'

/** A service worker that lacks the files would show this page again, so they get a moment to come. */
const filesAwaitedMs = 20_000

/** Loads the page anew, once the newer build is ready. */
export const loadNewBuild = (reload: () => void = () => location.reload()): void => {
  if (newBuild.get() === 'ready') return reload()
  const timer = setTimeout(reload, filesAwaitedMs)
  const leave = newBuild.subscribe(() => {
    if (newBuild.get() !== 'ready') return
    leave()
    clearTimeout(timer)
    reload()
  })
}

/** What the person is told; also instead of what a failure would say, because only the newer build helps. */
export const newBuildNotice: Notice = {
  kind: 'info',
  title: 'A new version of Patency is ready',
  description: 'Reload the page to use it.',
  action: { label: 'Reload', onClick: () => loadNewBuild() },
}

/** For tests: the page is of this build, and has heard of no other. */
export const beOfBuild = (build: string): void => {
  own = build
  heard = null
  ownHeardAt = performance.now()
  newBuild.set('none')
}
