import { jest } from '@jest/globals'
import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { loadQuery, RelayEnvironmentProvider, type PreloadedQuery } from 'react-relay'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { ConnectionProvider, serverOver } from '../relay/connection'
import type { Rest } from '../relay/files/rest'
import { createLink, type Link } from '../relay/link'
import { loadLater } from '../ui/browser/later'
import { createNotices, NoticesContext } from '../ui/notices/notices'
import { Theme } from '../ui/page/Theme'
import { Toaster } from '../ui/notices/Toaster'
import { happening } from './settled'

// Loads dialogs at once, as the app does some seconds after it was opened.
beforeAll(loadLater)

type Resolvers = MockPayloadGenerator.MockResolvers

type Operation = Parameters<typeof MockPayloadGenerator.generate>[0]
type Selection = { kind: string; name?: string; abstractKey?: string | null; selections?: Selection[] }
type Given = Record<string, { __typename?: string } | undefined>

const interfacesIn = (selections: Selection[] = []): string[] =>
  selections.flatMap(({ kind, abstractKey, selections: inner }) =>
    kind === 'InlineFragment' ? [...(abstractKey ? [abstractKey] : []), ...interfacesIn(inner)] : [],
  )

/**
 * An answer to the request, by type: `answerTo(operation, { Call: () => ({ contact: '…' }) })`. A verb succeeds unless the
 * answer is a `Refusal`: the generator does not know that successes have interfaces and refusals do not.
 */
export const answerTo = (operation: Operation, resolvers: Resolvers = {}) => {
  const { params, operation: root } = operation.request.node
  if (params.operationKind !== 'mutation') return MockPayloadGenerator.generate(operation, resolvers)
  return MockPayloadGenerator.generate(operation, {
    ...resolvers,
    Mutation: (...context) => {
      const given = resolvers.Mutation?.(...context) as Given | undefined
      return Object.fromEntries(
        (root.selections as Selection[]).map(({ name = '', selections }) => {
          const answer = { __typename: `${name[0]!.toUpperCase()}${name.slice(1)}Success`, ...given?.[name] }
          const isRefused = answer.__typename === 'Refusal'
          return [name, { ...answer, ...Object.fromEntries(interfacesIn(selections).map((key) => [key, !isRefused])) }]
        }),
      )
    },
  })
}

type Options = {
  environment?: ReturnType<typeof createMockEnvironment>
  link?: Link
  rest?: Rest
  /** The address, and the route pattern of the component. */
  at?: string
  path?: string
  /** The navigation state from the previous page. */
  state?: unknown
}

/** Renders a component as the app would, over a mocked network, and returns what a test needs to drive it. */
export const renderWithRelay = (
  ui: ReactNode,
  { environment = createMockEnvironment(), link = createLink(), rest, at = '/', path = '*', state }: Options = {},
) => {
  const elsewhere = path === '*' ? [] : [{ path: '*', element: <p>Another page</p> }]
  const router = createMemoryRouter([{ path, element: ui }, ...elsewhere], {
    initialEntries: [state === undefined ? at : { pathname: at, state }],
  })
  const server = { ...serverOver(link), ...(rest && { rest }) }
  const user = userEvent.setup({
    advanceTimers: (ms) => void (isFake() && jest.advanceTimersByTime(ms)),
    // No style here can block the pointer, so the check is not needed.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  })
  const view = render(
    <Theme>
      <NoticesContext value={createNotices()}>
        <RelayEnvironmentProvider environment={environment}>
          <ConnectionProvider connection={server}>
            <Suspense fallback={<p>Loading…</p>}>
              <RouterProvider router={router} />
            </Suspense>
            <Toaster />
          </ConnectionProvider>
        </RelayEnvironmentProvider>
      </NoticesContext>
    </Theme>,
  )
  return {
    ...view,
    environment,
    link,
    router,
    user,
    /** Answers the oldest waiting request, by type: `answer({ Call: () => ({ contact: '…' }) })`. */
    answer: (resolvers: Resolvers = {}) =>
      happening(async () => {
        const [operation] = environment.mock.getAllOperations()
        if (!operation) throw new Error('Nothing was queried.')
        environment.mock.resolve(operation, answerTo(operation, resolvers))
        await Promise.resolve()
      }),
    /** Fails the oldest waiting request. */
    fail: (error: Error) =>
      happening(async () => {
        const [operation] = environment.mock.getAllOperations()
        if (!operation) throw new Error('Nothing was queried.')
        environment.mock.reject(operation, error)
        await Promise.resolve()
      }),
    /** The names of the requests that wait for an answer. */
    asked: () => environment.mock.getAllOperations().map(({ request }) => request.node.params.name),
  }
}

/** Renders a page as its route does, with its query in flight. */
export const renderPage = <Q extends OperationType>(
  Page: ComponentType<{ queryRef: PreloadedQuery<Q> }>,
  query: GraphQLTaggedNode,
  { variables = {}, ...options }: Options & { variables?: Q['variables'] } = {},
) => {
  const environment = options.environment ?? createMockEnvironment()
  const queryRef = loadQuery<Q>(environment, query, variables)
  return renderWithRelay(<Page queryRef={queryRef} />, { ...options, environment })
}

// Jest's fake timers are recognized by their `clock`.
const isFake = () => 'clock' in setTimeout || 'clock' in Date
