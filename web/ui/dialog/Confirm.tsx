import { Button, Text } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { Dialog } from './Dialog'
import { useNotices } from '../notices/notices'
import { SendButton } from '../page/SendButton'

type ConfirmProps = {
  isOpen: boolean
  title: string
  children?: ReactNode
  /** The button's label, a verb: "Take Over", "Delete". */
  confirmLabel: string
  cancelLabel?: string
  isDangerous?: boolean
  /** Nothing is sent, so it can be confirmed without a connection. */
  isLocal?: boolean
  /** The dialog closes when this is done, unless a request failed: then it stays open and shows the failure. */
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks for confirmation before an action that somebody may regret. */
export const Confirm = ({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDangerous,
  isLocal = false,
  onConfirm,
  onClose,
}: ConfirmProps) => {
  const descriptionId = useId()
  const { failures } = useNotices()
  const [isConfirming, setConfirming] = useState(false)
  const ConfirmButton = isLocal ? Button : SendButton

  const confirm = async () => {
    if (isConfirming) return
    const before = failures()
    setConfirming(true)
    try {
      await onConfirm()
    } finally {
      setConfirming(false)
    }
    if (failures() === before) onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      describedBy={children ? descriptionId : undefined}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose} data-first-focus>
            {cancelLabel}
          </Button>
          <ConfirmButton
            colorPalette={isDangerous ? 'red' : 'brand'}
            aria-disabled={isConfirming || undefined}
            onClick={() => void (isLocal ? onConfirm() : confirm())}
          >
            {confirmLabel}
          </ConfirmButton>
        </>
      }
    >
      {children ? (
        <Text as="div" id={descriptionId} color="fg.muted">
          {children}
        </Text>
      ) : null}
    </Dialog>
  )
}
