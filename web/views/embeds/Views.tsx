import { Box } from '@chakra-ui/react'
import type { ViewList } from 'domain/views/filters'
import { memo } from 'react'
import { later, patienceMs } from '../../ui/browser/later'

const load = () => import('../ViewsMenu').then((module) => module.ViewsMenu)
const ViewsMenu = later(load)
/** With the form of a view it would be a quarter of what the first screen downloads. */
const ViewsMenuOfQueue = later(load, { waitMs: patienceMs })

/**
 * The saved views of a list (rules 10.8). The menu loads after the list, so its place is kept free. Memoized: a key of a
 * search does not concern it.
 */
export const Views = memo(function Views({ list }: { list: ViewList }) {
  const Menu = list === 'QUEUE' ? ViewsMenuOfQueue : ViewsMenu
  return (
    <Box minW={{ base: '11', md: '6.5rem' }} minH={{ base: '11', md: '9' }} flexShrink="0" _print={{ display: 'none' }}>
      <Menu key={list} list={list} />
    </Box>
  )
})
