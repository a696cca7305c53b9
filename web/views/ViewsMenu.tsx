import { Box, Button } from '@chakra-ui/react'
import { Bookmark } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ViewList } from 'domain/views/filters'
import { useFresh } from '../live/useFresh'
import { LoadedPart } from '../relay/LoadedPart'
import { Popover } from '../ui/dialog/Popover'
import { useNotify } from '../ui/notices/notices'
import { Boundary } from '../ui/page/Boundary'
import { VisuallyHidden } from '../ui/parts/VisuallyHidden'
import { useViews, viewsQuery } from './useViews'
import type { useViewsQuery } from './__generated__/useViewsQuery.graphql'
import { chosenIn, isShown, presentOf, type Present } from './viewAddress'
import { ViewDialog } from './ViewDialog'
import { ViewsPanel, type Asked } from './ViewsPanel'

/** On a phone it opens at the bottom, where a thumb reaches it, wherever its button stands. */
const place = {
  position: { base: 'fixed', md: 'absolute' },
  top: { base: 'auto', md: 'calc(100% + 0.5rem)' },
  bottom: { base: 'calc(var(--thumb-bar) + 0.75rem)', md: 'auto' },
  insetInlineStart: { base: '3', md: 'auto' },
  insetInlineEnd: { base: '3', md: '0' },
  w: { base: 'auto', md: '80' },
} as const

/** Opens, saves and changes the views of a list. */
export const ViewsMenu = ({ list }: { list: ViewList }) => {
  const { search } = useLocation()
  const present = presentOf(list, search)
  const [asked, ask] = useState<Asked | null>(null)
  const none = <Label name={null} />
  // Without filters no view is shown, so nothing is read. The page does not wait for it.
  const [facilityIds, setFacilityIds] = useState<readonly string[] | null>(null)
  useFresh<useViewsQuery>({
    query: viewsQuery,
    variables: present.query ? { list } : null,
    isOwn: true,
    isAdvice: true,
    onRead: ({ provider }) => setFacilityIds(provider.facilities.map(({ databaseId }) => databaseId)),
  })
  useToldOfLost(present, facilityIds)
  return (
    <>
      <Popover
        label="Views"
        py="1.5"
        {...place}
        trigger={(trigger) => (
          <Button variant="outline" colorPalette="gray" size="sm" px={{ base: '2.5', md: '3' }} {...trigger}>
            <Bookmark aria-hidden />
            {present.query && facilityIds ? (
              <Boundary fallback={() => none}>
                <ShownName list={list} present={present} />
              </Boundary>
            ) : (
              none
            )}
          </Button>
        )}
      >
        {(close) => (
          <LoadedPart rowHeight="11">
            {(attempt) => <ViewsPanel {...{ list, present, attempt, close }} onAsk={ask} />}
          </LoadedPart>
        )}
      </Popover>
      {asked ? <ViewDialog list={list} present={present} {...asked} onClose={() => ask(null)} /> : null}
    </>
  )
}

/** A facility may be deleted after a view was saved, and not everyone sees each facility. The queue then shows the others, or all. */
const useToldOfLost = (present: Present, facilityIds: readonly string[] | null): void => {
  const notify = useNotify()
  const { left, lost } = facilityIds ? chosenIn(present, facilityIds) : { left: 0, lost: 0 }
  useEffect(() => {
    if (lost === 0) return
    notify({
      kind: 'info',
      title:
        lost === 1
          ? 'A chosen facility is not available to you.'
          : `${lost} chosen facilities are not available to you.`,
      description: left === 0 ? 'The queue shows all facilities.' : 'The queue shows the others.',
    })
  }, [notify, left, lost])
}

/** The name of the view that is shown, otherwise what the menu is for. */
const Label = ({ name }: { name: string | null }) =>
  name === null ? (
    // A phone has room for the icon.
    <Box as="span" srOnly={{ base: true, md: false }}>
      Views
    </Box>
  ) : (
    <>
      <VisuallyHidden>View: </VisuallyHidden>
      <Box as="span" truncate maxW={{ base: '7rem', md: '14rem' }}>
        {name}
      </Box>
    </>
  )

const ShownName = ({ list, present }: { list: ViewList; present: Present }) => {
  const { savedViews } = useViews(list, 'store-only')
  return <Label name={savedViews.find((view) => isShown(view, present))?.name ?? null} />
}
