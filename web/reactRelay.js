// The build's `react-relay` (vite.config.ts): only the parts that the first screen uses. The package is one
// CommonJS file, which no bundler can split. Parts for later pages are imported from `react-relay/hooks`.
export {
  commitLocalUpdate,
  commitMutation,
  fetchQuery,
  graphql,
  readInlineData,
  requestSubscription,
} from 'relay-runtime'
export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery'
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider'
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment'
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery'
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment'
