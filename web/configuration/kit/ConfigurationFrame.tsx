import { Box, chakra, Flex } from '@chakra-ui/react'
import { NavLink, Outlet } from 'react-router'
import { useViewer } from '../../relay/viewer'
import type { PageRow } from '../../live/pageRow'
import { useCurrentTab } from '../../ui/page/useCurrentTab'
import { CatalogueMenu } from '../transfer/CatalogueMenu'

const Tab = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'touch',
    px: '3.5',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    fontWeight: 'semibold',
    textStyle: 'sm',
    borderBlockEndWidth: '3px',
    borderColor: 'transparent',
    outlineOffset: '-3px',
    _hover: { color: 'fg', bg: 'bg.muted' },
    _currentPage: { color: 'brand.fg', borderColor: 'brand.solid' },
  },
})

/** The frame of the configuration pages: the tab bar. */
const ConfigurationFrame = ({ pages }: { pages: readonly PageRow[] }) => {
  const { canChangeConfiguration } = useViewer()
  const tabs = useCurrentTab()
  return (
    <>
      <Box bg="bg.panel" borderBottomWidth="1px" borderColor="border">
        <Flex maxW="8xl" mx="auto" px={{ base: '1', md: '3', xl: '5' }} align="center" gap="2">
          <chakra.nav ref={tabs} aria-label="Configuration" flex="1" minW="0" overflowX="auto">
            <Flex as="ul" listStyleType="none">
              {pages.map(({ path, tab }) =>
                tab ? (
                  <li key={path}>
                    <Tab to={`/configuration/${path}`}>{tab}</Tab>
                  </li>
                ) : null,
              )}
            </Flex>
          </chakra.nav>
          {canChangeConfiguration ? <CatalogueMenu /> : null}
        </Flex>
      </Box>
      <Outlet />
    </>
  )
}

export default ConfigurationFrame
