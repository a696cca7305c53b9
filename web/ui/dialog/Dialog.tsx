import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useNotices, type Notice } from '../notices/notices'
import { NoticeStrip } from '../notices/NoticeStrip'

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    color: 'fg',
    bg: 'bg.panel',
    boxShadow: 'lg',
    p: '0',
    borderWidth: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // What has the focus is not behind the buttons.
    scrollPaddingBottom: '5rem',
    _open: { animationDuration: 'fast' },
    _backdrop: { bg: 'rgb(6 18 20 / 0.55)' },
  },
  variants: {
    placement: {
      center: {
        m: 'auto',
        w: 'calc(100% - 2rem)',
        // calls, section 9
        maxW: '500px',
        maxH: 'calc(100dvh - 2rem)',
        borderRadius: 'l3',
        _open: { animationName: 'slide-from-bottom, fade-in' },
      },
      full: {
        m: '0',
        w: '100vw',
        maxW: '100vw',
        h: '100dvh',
        maxH: '100dvh',
        _open: { animationName: 'slide-from-bottom, fade-in' },
      },
      media: {
        m: 'auto',
        w: { base: '100%', md: 'calc(100% - 4rem)' },
        h: { base: '100dvh', md: 'calc(100dvh - 4rem)' },
        maxW: '100%',
        maxH: '100dvh',
        borderRadius: { md: 'l3' },
        _open: { animationName: 'fade-in' },
      },
      start: {
        m: '0',
        insetInlineStart: '0',
        top: '0',
        w: 'min(20rem, calc(100% - 3rem))',
        h: '100dvh',
        maxH: '100dvh',
        _open: { animationName: 'slide-from-left-full' },
      },
    },
  },
})

type DialogProps = {
  isOpen: boolean
  /** Called for every way out: Escape, the cross, a press beside it. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the main one last. The one with `data-first-focus` has the focus at first. */
  footer?: ReactNode
  /** A question in the middle, a drawer at the side, a form that takes the whole screen, or something to look at that does. */
  placement?: 'center' | 'start' | 'full' | 'media'
  /** A question must be answered: a press beside the dialog does not close it. */
  role?: 'dialog' | 'alertdialog'
  describedBy?: string
}

/**
 * A dialog of the browser's own kind, which keeps focus inside, makes the rest inert, and gives focus back. A request that
 * fails while it is open is told in it.
 */
export const Dialog = ({ isOpen, ...props }: DialogProps) => (isOpen ? <OpenDialog {...props} /> : null)

const OpenDialog = ({
  onClose,
  title,
  children,
  footer,
  placement = 'center',
  role = 'dialog',
  describedBy,
}: Omit<DialogProps, 'isOpen'>) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { openDialog } = useNotices()
  const [failure, setFailure] = useState<Notice | null>(null)

  useLayoutEffect(() => openDialog(setFailure), [openDialog])

  // It is closed while it still stands in the page: one that was taken out gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    // The browser would begin with the cross, and heeds no autofocus of React's.
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => dialog.close()
  }, [])

  return (
    <Sheet
      ref={ref}
      role={role}
      placement={placement}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // React hands the event of a dialog inside this one on to this one.
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (role === 'dialog' && event.target === ref.current) onClose()
      }}
    >
      <Flex
        direction="column"
        minH={placement === 'start' || placement === 'full' ? 'full' : undefined}
        h={placement === 'media' ? 'full' : undefined}
        {...(placement === 'full' ? { w: 'full', maxW: '4xl', mx: 'auto' } : {})}
      >
        <Flex align="center" gap="2" ps="5" pe="2" pt="2">
          <chakra.h2 id={titleId} flex="1" minW="0" overflowWrap="anywhere" textStyle="lg" fontWeight="bold">
            {title}
          </chakra.h2>
          <Button variant="ghost" colorPalette="gray" px="0" aria-label="Close" onClick={onClose}>
            <X aria-hidden />
          </Button>
        </Flex>
        {failure && (
          <Box role="alert" position="sticky" top="0" zIndex="docked">
            <NoticeStrip
              kind="warning"
              title={failure.title}
              text={failure.description}
              onDismiss={() => setFailure(null)}
            />
          </Box>
        )}
        <chakra.div flex="1" minH="0" px="5" pt="2" pb={footer ? '2' : '5'}>
          {children}
        </chakra.div>
        {footer ? (
          <Flex
            justify="flex-end"
            wrap="wrap"
            gap="3"
            px="5"
            pt="3"
            pb="5"
            position="sticky"
            bottom="0"
            bg="bg.panel"
            zIndex="docked"
          >
            {footer}
          </Flex>
        ) : null}
      </Flex>
    </Sheet>
  )
}
