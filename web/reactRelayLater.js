// The build's `react-relay/hooks`: the parts that the first screen does not need.
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery'
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment'
export { default as useQueryLoader } from 'react-relay/lib/relay-hooks/useQueryLoader'
