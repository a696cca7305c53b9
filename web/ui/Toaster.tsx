import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { dismissNotice, shownNotices, watchNotices, type Notice, type ShownNotice } from './notify'

const looks = {
  success: { icon: CircleCheck, palette: 'green' },
  info: { icon: Info, palette: 'blue' },
  warning: { icon: TriangleAlert, palette: 'amber' },
  error: { icon: CircleAlert, palette: 'red' },
} satisfies Record<Notice['kind'], unknown>

/** What can be acted on, and what went wrong, stays longer. */
const lifetime = ({ kind, action }: Notice) => (action || kind === 'error' || kind === 'warning' ? 12_000 : 6_000)

const Toast = ({ notice }: { notice: ShownNotice }) => {
  const [isHeld, setHeld] = useState(false)
  const { icon: Icon, palette } = looks[notice.kind]

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissNotice(notice.id), lifetime(notice))
    return () => clearTimeout(timer)
  }, [isHeld, notice])

  return (
    <Box
      role={notice.kind === 'error' ? 'alert' : 'status'}
      colorPalette={palette}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      pointerEvents="auto"
      display="flex"
      gap="3"
      alignItems="flex-start"
      w="full"
      maxW="md"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderColor="border"
      borderInlineStartWidth="4px"
      borderInlineStartColor="colorPalette.border"
      borderRadius="l2"
      boxShadow="lg"
      py="2"
      ps="3"
      pe="1"
      animation="slide-from-bottom 160ms ease-out, fade-in 160ms ease-out"
    >
      <Box color="colorPalette.fg" pt="2.5" aria-hidden>
        <Icon size={20} />
      </Box>
      <Box flex="1" minW="0" py="2">
        <Text fontWeight="semibold" textStyle="sm">
          {notice.title}
        </Text>
        {notice.description ? (
          <Text textStyle="sm" color="fg.muted">
            {notice.description}
          </Text>
        ) : null}
        {notice.action ? (
          <Button
            size="sm"
            variant="outline"
            mt="2"
            onClick={() => {
              dismissNotice(notice.id)
              notice.action?.onClick()
            }}
          >
            {notice.action.label}
          </Button>
        ) : null}
      </Box>
      <Button variant="ghost" colorPalette="gray" size="sm" px="0" aria-label="Dismiss" onClick={() => dismissNotice(notice.id)}>
        <X aria-hidden />
      </Button>
    </Box>
  )
}

/** Where notices appear; one for the whole app. Above the thumb's bar on a phone, at the side on a desk, and never over a page's actions. */
export const Toaster = () => {
  const notices = useSyncExternalStore(watchNotices, shownNotices)
  return (
    <chakra.section
      aria-label="Notices"
      position="fixed"
      zIndex="toast"
      insetX={{ base: '3', md: 'auto' }}
      insetEnd={{ md: '6' }}
      bottom={{ base: 'calc(var(--thumb-bar, 0px) + var(--action-bar, 0px) + 0.75rem)', md: 'calc(var(--action-bar, 0px) + 1.5rem)' }}
      display="flex"
      flexDirection="column"
      alignItems={{ base: 'center', md: 'flex-end' }}
      gap="2"
      pointerEvents="none"
      w={{ md: 'md' }}
    >
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </chakra.section>
  )
}
