import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useNotices, type Notice, type ShownNotice } from './notices'
import { notSent, useIsOffline } from '../browser/offline'
import { SendButton } from '../page/SendButton'
import { useShortcut } from '../keys/shortcuts'

const looks = {
  success: { icon: CircleCheck, palette: 'green' },
  info: { icon: Info, palette: 'blue' },
  warning: { icon: TriangleAlert, palette: 'amber' },
  error: { icon: CircleAlert, palette: 'red' },
} satisfies Record<Notice['kind'], unknown>

/** Counts down to zero, and pauses while `isHeld`. */
const useSecondsLeft = (seconds: number | undefined, isHeld: boolean): number | undefined => {
  const [left, setLeft] = useState(seconds)
  const isCounting = seconds !== undefined && !isHeld
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setLeft((before) => Math.max(0, before! - 1)), 1_000)
    return () => clearInterval(timer)
  }, [isCounting])
  return left
}

/** Notices with an action, errors and warnings stay longer. */
const lifetime = ({ kind, action }: Notice) => (action || kind === 'error' || kind === 'warning' ? 12_000 : 6_000)

type ToastProps = {
  notice: ShownNotice
  /** It is out of view until the ones after it are gone, and its time runs on: a pile would lie over what comes next. */
  isBehind: boolean
}

const Toast = ({ notice, isBehind }: ToastProps) => {
  const { dismiss, fail } = useNotices()
  const isOffline = useIsOffline()
  const [isHeld, setHeld] = useState(false)
  const { icon: Icon, palette } = looks[notice.kind]

  const left = useSecondsLeft(notice.seconds, isHeld)
  const act = () => {
    // The shortcut reaches here even while the button is disabled.
    if (isOffline) return fail(notSent)
    dismiss(notice.id)
    notice.action?.onClick()
  }
  useShortcut('u', notice.action?.label ?? '', act, {
    writes: true,
    isOffered: notice.action !== undefined && notice.seconds !== undefined,
  })

  useEffect(() => {
    if (left === 0) dismiss(notice.id)
  }, [left, notice, dismiss])

  useEffect(() => {
    if (isHeld || notice.seconds !== undefined) return
    const timer = setTimeout(() => dismiss(notice.id), lifetime(notice))
    return () => clearTimeout(timer)
  }, [isHeld, notice, dismiss])

  return (
    <Box
      role={notice.kind === 'error' ? 'alert' : undefined}
      // Somebody may be about to press its button.
      hidden={isBehind && !isHeld}
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
      <Flex flex="1" minW="0" py={{ base: '1', md: '1.5' }} wrap="wrap" align="center" columnGap="3" rowGap="2">
        <Box flex="1 1 11rem" minW="0" py="1">
          <Text fontWeight="semibold" textStyle="sm">
            {notice.title}
          </Text>
          {notice.description ? (
            <Text textStyle="sm" color="fg.muted">
              {notice.description}
            </Text>
          ) : null}
        </Box>
        {notice.action ? (
          <SendButton size="sm" variant="outline" aria-label={notice.action.label} onClick={act}>
            {notice.action.label}
            {left !== undefined && (
              // Screen readers should not announce every second.
              <chakra.span
                aria-hidden
                color="fg.muted"
                fontWeight="medium"
                fontVariantNumeric="tabular-nums"
                minW="6"
                textAlign="end"
              >
                {left} s
              </chakra.span>
            )}
          </SendButton>
        ) : null}
      </Flex>
      <Button
        variant="ghost"
        colorPalette="gray"
        size="sm"
        px="0"
        aria-label="Dismiss"
        onClick={() => dismiss(notice.id)}
      >
        <X aria-hidden />
      </Button>
    </Box>
  )
}

/**
 * The session's notices, rendered beside the app, because an open dialog hides the app from screen readers. They appear
 * above the bottom bar on a phone, at the side on a desktop, and never over a page's actions. Of several successes only
 * the latest is in view.
 */
export const Toaster = () => {
  const { subscribe, shown } = useNotices()
  const notices = useSyncExternalStore(subscribe, shown)
  const toasts = (are: (notice: Notice) => boolean) =>
    notices
      .filter(are)
      .map((notice) => (
        <Toast key={notice.id} notice={notice} isBehind={notice.kind === 'success' && notice !== notices.at(-1)} />
      ))
  return createPortal(
    <chakra.section
      aria-label="Notices"
      data-notices
      // An open dialog hides all else from screen readers.
      data-live-announcer
      position="fixed"
      zIndex="toast"
      insetX={{ base: '3', md: 'auto' }}
      insetEnd={{ md: '6' }}
      bottom={{
        base: 'calc(var(--thumb-bar, 0px) + var(--action-bar, 0px) + 0.75rem)',
        md: 'calc(var(--action-bar, 0px) + 1.5rem)',
      }}
      display="flex"
      flexDirection="column"
      alignItems={{ base: 'center', md: 'flex-end' }}
      gap="2"
      pointerEvents="none"
      w={{ md: 'md' }}
    >
      {/* An alert says itself. Inside the live region it would be said twice. */}
      <Box aria-live="polite" display="inherit" flexDirection="inherit" alignItems="inherit" gap="inherit" w="full">
        {toasts(({ kind }) => kind !== 'error')}
      </Box>
      {toasts(({ kind }) => kind === 'error')}
    </chakra.section>,
    document.body,
  )
}
