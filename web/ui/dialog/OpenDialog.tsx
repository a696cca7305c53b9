import { Box, Button, Dialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useNotices, type Notice } from '../notices/notices'
import { NoticeStrip } from '../notices/NoticeStrip'
import { dialogRecipe } from '../theme/dialog'

export type DialogProps = {
  isOpen: boolean
  /** Called for every way to close it: the cross, a click outside, Escape (unless the focused element has `data-own-escape`). */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the main one last. The one with `data-first-focus` gets the initial focus. */
  footer?: ReactNode
  /** A question or a short message in the center, a drawer at the side, or a full-screen form or image. */
  placement?: 'center' | 'small' | 'start' | 'full' | 'media'
  /** An `alertdialog` must be answered: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  describedBy?: string
}

/** The first of these that exists gets the initial focus, instead of the cross. */
const firstFocus = [
  '[data-first-focus]',
  '[data-body] :is(input, textarea, select):enabled:not([readonly], [type=hidden], [tabindex="-1"])',
  '[data-body] :is(a[href], button:enabled)',
]

const firstIn = (content: HTMLElement): HTMLElement | undefined =>
  firstFocus.flatMap((each) => content.querySelector<HTMLElement>(each) ?? [])[0]

/** What had the focus when a dialog opened, and, where that was in a dialog whose place it took, when that one opened. */
type Opener = { element: Element | null; earlier: Opener | null }
let latest: Opener | null = null

/** Where the focus returns to: what is still there, otherwise the page. */
const returnTo = (opener: Opener | null): HTMLElement | null => {
  for (let each = opener; each; each = each.earlier)
    if (each.element instanceof HTMLElement && each.element !== document.body && each.element.isConnected)
      return each.element
  return document.getElementById('content')
}

const useOpener = (): Opener => {
  const [opener] = useState<Opener>(() => ({ element: document.activeElement, earlier: latest }))
  useLayoutEffect(() => {
    latest = opener
    return () => {
      if (latest === opener) latest = opener.earlier
    }
  }, [opener])
  return opener
}

/** Traps the focus, hides the page from screen readers, and restores the focus. Shows requests that fail while it is open. */
export const OpenDialog = ({
  onClose,
  title,
  children,
  footer,
  placement = 'center',
  role = 'dialog',
  describedBy,
  isHidden,
}: Omit<DialogProps, 'isOpen'> & { isHidden: boolean }) => {
  const content = useRef<HTMLDivElement>(null)
  const opener = useOpener()
  const { openDialog } = useNotices()
  const [failure, setFailure] = useState<Notice | null>(null)

  useLayoutEffect(() => openDialog(setFailure), [openDialog])

  // Content that loads later gets the focus then, unless the person has moved it.
  useEffect(() => {
    const root = content.current!
    const observer = new MutationObserver(() => {
      const first = firstIn(root)
      if (!first || document.activeElement === document.body) return
      observer.disconnect()
      if (document.activeElement === root) first.focus()
    })
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return (
    <Dialog.Root
      open={!isHidden}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      role={role}
      recipe={dialogRecipe}
      // Chakra's types allow only the placements of its own recipe.
      {...({ placement } as object)}
      lazyMount={false}
      unmountOnExit={false}
      initialFocusEl={() => {
        const { activeElement } = document
        return content.current!.contains(activeElement)
          ? (activeElement as HTMLElement)
          : (firstIn(content.current!) ?? content.current)
      }}
      {...(opener.earlier ? { finalFocusEl: () => returnTo(opener) } : {})}
      onEscapeKeyDown={(event) => {
        if ((event.target as Element).closest('[data-own-escape]')) event.preventDefault()
      }}
      // A focus change does not close it, such as when an earlier dialog restores its focus.
      onFocusOutside={(event) => event.preventDefault()}
      // A notice may be dismissed without leaving the dialog.
      persistentElements={[() => document.querySelector('[data-notices]')]}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content} aria-describedby={describedBy}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button variant="ghost" colorPalette="gray" px="0" aria-label="Close">
                  <X aria-hidden />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
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
            <Dialog.Body data-body>{children}</Dialog.Body>
            {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
