import { Button, type ButtonProps } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { notSent, noConnection, useIsOffline } from '../browser/offline'
import type { Shortcut } from '../browser/shortcuts'
import { useKeyOf } from '../browser/useKeyOf'
import { useNotices } from '../notices/notices'

/**
 * `shortcut`: presses the button while it is shown and enabled; its tooltip and the list of shortcuts name the key. It
 * counts as a key that writes also where the button asks first: a scanner would type on into the question.
 */
type SendButtonProps = ButtonProps & { shortcut?: Shortcut }

/**
 * A button that sends something. Without a connection it is disabled and says why, and anyone who presses it anyway
 * is notified that nothing was sent. It keeps the focus, so that a lost connection does not move the focus.
 */
export const SendButton = ({ onClick, shortcut, ...props }: SendButtonProps) => {
  const isOffline = useIsOffline()
  const notices = useNotices()
  const button = { ...useKeyOf(shortcut, { writes: true }), ...props }
  if (!isOffline || button.disabled || button['aria-disabled']) return <Button {...button} onClick={onClick} />
  const press = (event: MouseEvent) => {
    event.preventDefault()
    notices.fail(notSent)
  }
  return <Button {...button} aria-disabled title={noConnection} onClick={press} />
}
