import { Button, Text } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { Dialog } from './Dialog'
import { useNotices } from '../notices/notices'
import { SendButton } from '../page/SendButton'

type ConfirmProps = {
  isOpen: boolean
  title: string
  children?: ReactNode
  /** What the button does, as a verb: "Take Over", "Delete". */
  confirmLabel: string
  cancelLabel?: string
  isDangerous?: boolean
  /** Nothing is sent: it can be confirmed without a connection as well. */
  isLocal?: boolean
  /** The question is closed when this is done, unless a request failed: then it stays open and says so. */
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks before something is done that somebody may regret. */
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
