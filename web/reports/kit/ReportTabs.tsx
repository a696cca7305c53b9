import { Box, chakra, Flex } from '@chakra-ui/react'
import { NavLink } from 'react-router'
import { useCurrentTab } from '../../ui/page/useCurrentTab'
import { rangeAddress, type RangeView } from './reportAddress'

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

const reports = [
  { path: '/reports', name: 'Completed Calls' },
  { path: '/reports/committee', name: 'Committee' },
  { path: '/reports/performance', name: 'Performance' },
  { path: '/reports/responsetime', name: 'Response Time' },
  { path: '/reports/worklog', name: 'Worklog' },
  { path: '/reports/demand', name: 'Demand' },
  { path: '/reports/insertions', name: 'Insertions' },
  { path: '/reports/lines', name: 'Lines' },
  { path: '/reports/removals', name: 'Removals' },
  { path: '/reports/infections', name: 'Infections' },
  { path: '/reports/calls', name: 'Calls' },
  { path: '/reports/compliance', name: 'Compliance' },
] as const

/** The other reports, for the same range. */
export const ReportTabs = ({ view }: { view: RangeView }) => {
  const tabs = useCurrentTab()
  return (
    <Box bg="bg.panel" borderBottomWidth="1px" borderColor="border" _print={{ display: 'none' }}>
      <Flex maxW="8xl" mx="auto" px={{ base: '1', md: '3', xl: '5' }}>
        <chakra.nav ref={tabs} aria-label="Reports" flex="1" minW="0" overflowX="auto">
          <Flex as="ul" listStyleType="none">
            {reports.map(({ path, name }) => (
              <li key={path}>
                <Tab to={path + rangeAddress.searchOf(view)} end>
                  {name}
                </Tab>
              </li>
            ))}
          </Flex>
        </chakra.nav>
      </Flex>
    </Box>
  )
}
