import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Check, Pencil } from 'lucide-react'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import type { ViewList } from 'domain/views/filters'
import { SendButton } from '../ui/page/SendButton'
import { IconButton } from '../ui/parts/IconButton'
import type { ViewDialog_view$key } from './__generated__/ViewDialog_view.graphql'
import { useViews } from './useViews'
import { isShown, searchOf, type Present } from './viewAddress'

/** What the dialog is about; null: a new view. */
export type Asked = { view: ViewDialog_view$key | null; canShare: boolean }

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minW: '0',
    minH: 'touch',
    ps: '3',
    pe: '1',
    borderRadius: 'l2',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
    '&[aria-current]': { color: 'brand.fg', fontWeight: 'semibold' },
  },
})

type PanelProps = {
  list: ViewList
  present: Present
  attempt: number
  close: () => void
  onAsk: (asked: Asked) => void
}

/** The views of a list, and the way to save one. */
export const ViewsPanel = ({ list, present, attempt, close, onAsk }: PanelProps) => {
  const { savedViews, viewerCanShareViews: canShare } = useViews(list, 'store-and-network', attempt)
  const ask = (view: Asked['view']) => {
    close()
    onAsk({ view, canShare })
  }
  const rows = { list, present, onOpen: close, onEdit: ask }
  return (
    <>
      <Rows heading="My views" {...rows} views={savedViews.filter(({ shared }) => !shared)} />
      <Rows heading="Shared views" {...rows} views={savedViews.filter(({ shared }) => shared)} />
      <Box mt="1.5" pt="1.5" px="1.5" borderTopWidth="1px" borderColor="border">
        {present.query ? (
          <SendButton variant="ghost" w="full" onClick={() => ask(null)}>
            Save view…
          </SendButton>
        ) : (
          <Text px="3" py="2" textStyle="sm" color="fg.muted">
            To save a view, choose filters first.
          </Text>
        )}
      </Box>
    </>
  )
}

type RowsProps = {
  heading: string
  list: ViewList
  present: Present
  views: ReturnType<typeof useViews>['savedViews']
  onOpen: () => void
  onEdit: (view: ViewDialog_view$key) => void
}

const Rows = ({ heading, list, present, views, onOpen, onEdit }: RowsProps) => {
  const id = useId()
  const { pathname } = useLocation()
  return (
    <Box as="section" aria-labelledby={id} px="1.5" pb="1">
      <chakra.h2 id={id} px="3" pt="2" pb="1" textStyle="sm" fontWeight="semibold" color="fg.muted">
        {heading}
      </chakra.h2>
      {views.length === 0 ? (
        <Text px="3" pb="2" textStyle="sm" color="fg.muted">
          None yet.
        </Text>
      ) : (
        <chakra.ul listStyleType="none">
          {views.map((view) => {
            const isCurrent = isShown(view, present)
            return (
              <Flex as="li" key={view.id} align="center" gap="1">
                <Row
                  to={pathname + searchOf(list, view.query)}
                  preventScrollReset
                  aria-current={isCurrent ? 'true' : undefined}
                  onClick={onOpen}
                >
                  <Box w="5" flexShrink="0">
                    {isCurrent ? <Check aria-hidden size={18} /> : null}
                  </Box>
                  {view.name}
                </Row>
                {view.viewerCanChange ? (
                  <IconButton
                    icon={Pencil}
                    label={`Edit ${view.name}`}
                    minW="11"
                    minH="11"
                    onClick={() => onEdit(view)}
                  />
                ) : null}
              </Flex>
            )
          })}
        </chakra.ul>
      )}
    </Box>
  )
}
