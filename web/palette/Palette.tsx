import { Box, chakra, createListCollection, Flex, Listbox, Text } from '@chakra-ui/react'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchOfBarcode } from 'domain/kernel/input/barcode'
import { mostCharacters, textLimit } from 'domain/kernel/input/limits'
import { useViewer } from '../relay/viewer'
import { takesScans, useScan } from '../ui/keys/scans'
import { knownShortcuts } from '../ui/keys/shortcuts'
import { Dialog } from '../ui/dialog/Dialog'
import { Input } from '../ui/parts/Input'
import { VisuallyHidden } from '../ui/parts/VisuallyHidden'
import { counted } from '../ui/parts/counted'
import { actionEntries, pageEntries, type Entry, type Pages } from './entries'
import { useFound, type Found } from './useFound'
import { foundAmong, useOpenCalls } from './useOpenCalls'
import { useRooms } from './useRooms'

/** Of each group, while a text is typed. Without one, the calls are not listed: the queue does that. */
const mostOfGroup = 8

const Item = chakra(Listbox.Item, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: '12', md: '10' },
    px: '3',
    py: '1.5',
    borderRadius: 'l2',
    cursor: 'pointer',
    scrollMarginY: '2',
    _highlighted: { bg: 'brand.muted', boxShadow: 'inset 3px 0 0 {colors.brand.solid}' },
  },
})

const Keys = chakra('kbd', {
  base: {
    flexShrink: '0',
    hideBelow: 'md',
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    fontFamily: 'mono',
    textStyle: 'sm',
    color: 'fg.muted',
  },
})

const perGroup = (entries: readonly Entry[]): Entry[] => {
  const counts = new Map<string, number>()
  return entries.filter(({ group }) => {
    const count = (counts.get(group) ?? 0) + 1
    counts.set(group, count)
    return count <= mostOfGroup
  })
}

const resultOf = (text: string, count: number, { state }: Found): string => {
  if (state === 'searching') return 'Searching…'
  if (state === 'failed') return 'Lines, completed calls and people could not be searched. Try again.'
  if (text.trim() === '') return ''
  return count === 0 ? 'Nothing found' : counted(count, 'result')
}

/** What is in these are words of the product; what is found in others are names. */
const wordGroups: ReadonlySet<string> = new Set(['On this page', 'Pages'])

/** What a scan is searched as, or why it is not. */
const understand = (scan: string) => ({ search: '', why: '', ...searchOfBarcode({ text: scan, format: '' }) })

type PaletteProps = {
  pages: Pages
  /** The scan that opened it, '' without one. */
  scan: string
  close: () => void
}

/**
 * Finds pages, actions, calls, rooms, lines and people by typing (rules 10.5, 10.8) or by a scan (10.13c). What is typed
 * stays here.
 */
export const Palette = ({ pages, scan, close }: PaletteProps) => {
  const viewer = useViewer()
  const navigate = useNavigate()
  const [{ search: text, why }, setTyped] = useState(() => (scan ? understand(scan) : { search: '', why: '' }))
  useScan((next) => setTyped(understand(next.text)), { of: 'dialog' })
  const go = useCallback((to: string) => void navigate(to), [navigate])
  // Not the call: opening it would assign it (rules 3.8).
  const openCalls = useOpenCalls((callId) => void navigate('/calls/queue', { state: { callId } }))
  const [actions] = useState(() => actionEntries(knownShortcuts(), pages))
  const toPages = useMemo(() => pageEntries(pages, viewer, go), [pages, viewer, go])
  const rooms = useRooms(go)
  const isTooLong = text.length > textLimit
  const found = useFound(isTooLong ? '' : text, go)

  const collection = useMemo(() => {
    const isTyped = text.trim() !== ''
    const items = isTyped
      ? perGroup([...foundAmong([...openCalls, ...actions, ...toPages, ...rooms], text), ...found.entries])
      : [...actions, ...toPages]
    return createListCollection({ items, itemToString: ({ label }) => label, groupBy: ({ group }) => group })
  }, [text, openCalls, actions, toPages, rooms, found.entries])

  const choose = (value: string | undefined) => {
    const entry = collection.items.find((each) => each.value === value)
    if (!entry) return
    close()
    // After the dialog has given the focus back, which the entry may move.
    setTimeout(entry.run)
  }
  const result = why || (isTooLong ? mostCharacters(textLimit) : resultOf(text, collection.size, found))

  return (
    <Dialog isOpen onClose={close} title="Find Anything">
      <Listbox.Root
        unstyled
        collection={collection}
        value={[]}
        onValueChange={({ value }) => choose(value[0])}
        loopFocus
      >
        <Listbox.Label asChild>
          <VisuallyHidden>Pages, actions, calls, rooms, lines and people</VisuallyHidden>
        </Listbox.Label>
        <Listbox.Input
          asChild
          autoHighlight
          value={text}
          onChange={(event) => setTyped({ search: event.target.value, why: '' })}
        >
          <Input
            type="text"
            data-first-focus
            {...takesScans}
            placeholder="Page, action, room, need, patient or person"
            autoComplete="off"
          />
        </Listbox.Input>
        <Text role="status" minH="6" mt="2" textStyle="sm" color="fg.muted">
          {result}
        </Text>
        <Listbox.Content asChild>
          <Box maxH="min(26rem, 55dvh)" overflowY="auto" overscrollBehavior="contain" mx="-2" outline="none">
            {collection.group().map(([group, items]) => (
              <Listbox.ItemGroup key={group}>
                <Listbox.ItemGroupLabel asChild>
                  <Text px="3" pt="2.5" pb="1" textStyle="xs" fontWeight="semibold" color="fg.muted">
                    {group}
                  </Text>
                </Listbox.ItemGroupLabel>
                {items.map((entry) => (
                  <Item key={entry.value} item={entry}>
                    <Flex asChild direction="column" flex="1" minW="0">
                      <div translate={wordGroups.has(group) ? undefined : 'no'}>
                        <Listbox.ItemText asChild>
                          <chakra.span overflowWrap="anywhere">{entry.label}</chakra.span>
                        </Listbox.ItemText>
                        {entry.note ? (
                          <chakra.span textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                            {entry.note}
                          </chakra.span>
                        ) : null}
                      </div>
                    </Flex>
                    {entry.keys ? <Keys aria-hidden>{entry.keys}</Keys> : null}
                  </Item>
                ))}
              </Listbox.ItemGroup>
            ))}
          </Box>
        </Listbox.Content>
      </Listbox.Root>
    </Dialog>
  )
}
