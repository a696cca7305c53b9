import { useEffect } from 'react'
import { loadQuery, type LoadQueryOptions, type PreloadedQuery } from 'react-relay'
import { createOperationDescriptor, type ConcreteRequest, type IEnvironment, type OperationType } from 'relay-runtime'

/** A query that is loading, with the one owner that disposes of it. */
export type Preloaded<Q extends OperationType> = {
  queryRef: PreloadedQuery<Q>
  hold: () => () => void
  /** Resolves once its page can be rendered without waiting, or when the query failed. */
  isReady: Promise<void>
}

/** After this time, the query of a page that was never shown is disposed of. */
const unheldLimit = 60_000

type PreloadOptions = LoadQueryOptions & {
  /** Aborts when another address is chosen before this one is shown. */
  signal: AbortSignal
}

/**
 * Starts a route's query when its address is chosen, before the page's code has loaded. The component that shows it holds
 * it. Once no component holds it, it is disposed of: not at once, because React's strict mode unmounts and mounts again.
 */
export const preload = <Q extends OperationType>(
  environment: IEnvironment,
  query: ConcreteRequest,
  variables: Q['variables'],
  { signal, ...options }: PreloadOptions,
): Preloaded<Q> => {
  signal.throwIfAborted()
  const mayShowStored = options.fetchPolicy !== 'network-only'
  const isStored =
    mayShowStored && environment.check(createOperationDescriptor(query, variables)).status === 'available'
  const queryRef = loadQuery<Q>(environment, query, variables, options)
  signal.addEventListener('abort', () => queryRef.dispose())
  let holds = 0
  let timer = setTimeout(() => queryRef.dispose(), unheldLimit)
  return {
    queryRef,
    hold: () => {
      holds += 1
      clearTimeout(timer)
      return () => {
        holds -= 1
        if (holds === 0) timer = setTimeout(() => queryRef.dispose(), 0)
      }
    },
    isReady: isStored ? Promise.resolve() : answerOf(queryRef),
  }
}

const answerOf = (queryRef: PreloadedQuery<OperationType>): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => resolve()
    if (queryRef.source) queryRef.source.subscribe({ next: settle, complete: settle, error: settle })
    else settle()
  })

const patienceMs = 100

/**
 * Waits until all parts are ready, but only for a time too short to notice. A page that is ready by then is shown whole;
 * if its skeleton were shown first, React would keep that for 300 ms, however soon the answer came.
 */
export const waitBriefly = async (...parts: Promise<unknown>[]): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)))
  await Promise.race([Promise.allSettled(parts), patience])
  clearTimeout(timer)
}

/** Holds a preloaded query for as long as the component is shown. */
export const useHeld = <Q extends OperationType>(preloaded: Preloaded<Q>): PreloadedQuery<Q> => {
  useEffect(() => preloaded.hold(), [preloaded])
  return preloaded.queryRef
}
