import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

/** No rule reaches the document: jsdom shows nothing, and goes through all of them for each element that a role is looked for in. */
const cache = createCache({ key: 'css' })
cache.sheet.insert = () => {}

export const Unstyled = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
)
