import { Button, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { Dialog } from './Dialog'

type ConfirmProps = {
  isOpen: boolean
  title: string
  children?: ReactNode
  /** What the button does, as a verb: "Take Over", "Delete". */
  confirmLabel: string
  cancelLabel?: string
  isDangerous?: boolean
  isInFlight?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is done that somebody may regret. */
export const Confirm = ({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDangerous,
  isInFlight,
  onConfirm,
  onCancel,
}: ConfirmProps) => {
  const descriptionId = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      describedBy={children ? descriptionId : undefined}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onCancel} data-first-focus>
            {cancelLabel}
          </Button>
          <Button colorPalette={isDangerous ? 'red' : 'brand'} disabled={isInFlight} onClick={onConfirm}>
            {confirmLabel}
          </Button>
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
