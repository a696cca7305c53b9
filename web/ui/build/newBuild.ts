import { createSignal, useSignal } from '../browser/signal'
import type { Notice } from '../notices/notices'

// Which build of Patency this page is of, and whether there is a newer one (decision 0083).

/** The moment of a build in its page; '' in a page of the development server. */
export const buildIn = (page: Document): string =>
  page.querySelector<HTMLMetaElement>('meta[name=patency-build]')?.content ?? ''

/** The build of this page (ISO 8601, UTC). */
let own = buildIn(document)

/** Whether a build is newer than this page's. */
export const isNewer = (build: unknown): build is string => own !== '' && typeof build === 'string' && build > own

/**
 * `heard`: the server has a newer build than this page; `ready`: the next load shows it. With a service worker that is
 * once the worker has its files.
 */
export const newBuild = createSignal<'none' | 'heard' | 'ready'>('none')

/** The server said which build it has. */
export const hearBuild = (build: unknown): void => {
  if (isNewer(build) && newBuild.get() === 'none') newBuild.set('heard')
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

export const loadNewBuild = (): void => location.reload()

/** What the person is told; also instead of what a failure would say, because only the newer build helps. */
export const newBuildNotice: Notice = {
  kind: 'info',
  title: 'A new version of Patency is ready',
  description: 'Reload the page to use it.',
  action: { label: 'Reload', onClick: loadNewBuild },
}

/** For tests: the page is of this build, and has heard of no other. */
export const beOfBuild = (build: string): void => {
  own = build
  newBuild.set('none')
}
