import { Button, type ButtonProps } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { notSent, noConnection, useIsOffline } from '../browser/offline'
import type { Shortcut } from '../keys/shortcuts'
import { useKeyOf } from '../keys/useKeyOf'
import { useNotices } from '../notices/notices'

/**
 * `shortcut`: presses the button while it is shown and enabled; its tooltip and the list of shortcuts name the key. It
 * counts as a key that writes also where the button asks first: a scanner would type on into the question.
 */
type SendButtonProps = ButtonProps & { shortcut?: Shortcut }

/**
 * A button that sends something. Without a connection it is disabled and says why, and anyone who presses it anyway
 * is notified that nothing was sent. It keeps the focus, so that a lost connection does not move the focus. A double click
 * presses it once: the answer may have come in between, and the button may mean the next record already.
 */
export const SendButton = ({ onClick, shortcut, ...props }: SendButtonProps) => {
  const isOffline = useIsOffline()
  const notices = useNotices()
  const button = { ...useKeyOf(shortcut, { writes: true }), ...props }
  const isDisabled = button.disabled || button['aria-disabled']
  const isCutOff = isOffline && !isDisabled
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isDisabled && !isCutOff && event.detail < 2) return onClick?.(event)
    event.preventDefault()
    if (isCutOff) notices.fail(notSent)
  }
  return <Button {...button} {...(isCutOff ? { 'aria-disabled': true, title: noConnection } : {})} onClick={press} />
}
