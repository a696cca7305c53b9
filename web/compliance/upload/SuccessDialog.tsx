import { Button, Text } from '@chakra-ui/react'
import { Dialog } from '../../ui/dialog/Dialog'

type SuccessDialogProps = {
  count: number
  isLocked: boolean
  /** Who is told of the review; null: the reader. */
  personName?: string | null
  onClose: () => void
}

/** Says that the upload succeeded, and what happens next (administration, section 2; rules 6.8). */
export const SuccessDialog = ({ count, isLocked, personName = null, onClose }: SuccessDialogProps) => (
  <Dialog
    isOpen
    title="Success"
    placement="small"
    onClose={onClose}
    footer={
      <Button onClick={onClose} data-first-focus>
        Close
      </Button>
    }
  >
    <Text>
      {count === 1
        ? 'Your document has been successfully uploaded.'
        : 'Your documents have been successfully uploaded.'}
    </Text>
    <Text mt="3">
      A manager or an administrator reviews {count === 1 ? 'it' : 'them'}.{' '}
      {personName === null ? 'You read' : `${personName} reads`} the answer in {personName === null ? 'your' : 'the'}{' '}
      messages.
    </Text>
    {isLocked ? <Text mt="3">An Administrator will unlock your account if your documents are correct.</Text> : null}
  </Dialog>
)
