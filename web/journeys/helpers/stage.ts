import type { Browser, Page } from 'playwright-core'
import { openBrowser, type BrowserOptions } from './browser'
import { signIn, type Screen } from './people'
import { startServerForTest, type TestServer } from './server'

type Stage<S> = {
  /** The server, available once the tests run. */
  readonly server: S
  readonly browser: Browser
  /** Opens a separate browser, signed in as a person of the demo hospital, at the queue. It is closed after the test. */
  enter(email: string, options?: Parameters<typeof signIn>[3]): Promise<Page>
  /** Closes those browsers now, and checks that none logged an error. */
  leaveAll(): Promise<void>
  /** Discards the errors logged so far: a browser logs every refused request. */
  excuse(): void
}

type Served = { address: string; stop(): Promise<unknown> }

/** A server with the demo hospital and a browser for the tests of one file. */
export const openStage = <S extends Served = TestServer>({
  start = () => startServerForTest() as Promise<Served> as Promise<S>,
  onEnter,
  excused,
  leavesAfterEach = true,
  browserOptions,
}: {
  start?: () => Promise<S>
  /** Called with each new page. */
  onEnter?: (page: Page) => unknown
  /** Errors that a browser may log. */
  excused?: RegExp
  /** False when the tests of a file share their pages. */
  leavesAfterEach?: boolean
  browserOptions?: BrowserOptions
} = {}): Stage<S> => {
  let browser: Browser
  let server: S
  const open: Screen[] = []
  const leaveAll = async (): Promise<void> => {
    for (const { context, complaints } of open.splice(0)) {
      await context.close()
      expect(complaints.filter((text) => !excused?.test(text))).toEqual([])
    }
  }
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(browserOptions), start()])
  })
  if (leavesAfterEach) afterEach(leaveAll)
  afterAll(async () => {
    await leaveAll()
    await browser.close()
    await server.stop()
  })
  return {
    get server() {
      return server
    },
    get browser() {
      return browser
    },
    enter: async (email, options) => {
      const screen = await signIn(browser, server.address, email, options)
      open.push(screen)
      await onEnter?.(screen.page)
      return screen.page
    },
    leaveAll,
    excuse: () => open.forEach(({ complaints }) => complaints.splice(0)),
  }
}
