import { Button, type ButtonProps } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { useNotices } from '../notices/notices'
import { notSent, noConnection, useIsOffline } from '../browser/offline'

/**
 * A button that sends something. Without a connection it is disabled and says why, and anyone who presses it anyway
 * is notified that nothing was sent. It keeps the focus, so that a lost connection does not move the focus.
 */
export const SendButton = ({ onClick, ...button }: ButtonProps) => {
  const isOffline = useIsOffline()
  const notices = useNotices()
  if (!isOffline || button.disabled || button['aria-disabled']) return <Button {...button} onClick={onClick} />
  const press = (event: MouseEvent) => {
    event.preventDefault()
    notices.fail(notSent)
  }
  return <Button {...button} aria-disabled title={noConnection} onClick={press} />
}
