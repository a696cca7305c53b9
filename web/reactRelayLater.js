// What the build takes for `react-relay/hooks`: what no first screen needs.
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery'
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment'
export { default as useQueryLoader } from 'react-relay/lib/relay-hooks/useQueryLoader'
