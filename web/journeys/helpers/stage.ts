import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './browser'
import { signIn, type Screen } from './people'
import { startServerForTest, type TestServer } from './server'

type Stage<S> = {
  /** What the browsers talk to, once the tests run. */
  readonly server: S
  readonly browser: Browser
  /** A browser of its own, signed in as somebody of the demo hospital and standing at the queue. It is closed after the test. */
  enter(email: string, options?: Parameters<typeof signIn>[3]): Promise<Page>
  /** Closes those browsers now; none may have complained. */
  leaveAll(): Promise<void>
  /** Forgets what the browsers complained of so far: the browser itself notes that a server refused. */
  excuse(): void
}

type Served = { address: string; stop(): Promise<unknown> }

/** A server with the demo hospital and a browser for the tests of one file. */
export const openStage = <S extends Served = TestServer>({
  start = () => startServerForTest() as Promise<Served> as Promise<S>,
  onEnter,
  excused,
  leavesAfterEach = true,
}: {
  start?: () => Promise<S>
  /** What is done with each new page. */
  onEnter?: (page: Page) => unknown
  /** What a browser may complain of. */
  excused?: RegExp
  /** False where the tests of a file go on with each other's pages. */
  leavesAfterEach?: boolean
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
    ;[browser, server] = await Promise.all([openBrowser(), start()])
  }, 240_000)
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
