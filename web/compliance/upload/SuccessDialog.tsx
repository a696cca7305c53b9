import { Button, Text } from '@chakra-ui/react'
import { Dialog } from '../../ui/dialog/Dialog'

type SuccessDialogProps = { count: number; isLocked: boolean; onClose: () => void }

/** Says that the upload succeeded, and what a locked person can expect (administration, section 2). */
export const SuccessDialog = ({ count, isLocked, onClose }: SuccessDialogProps) => (
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
    {isLocked ? <Text mt="3">An Administrator will unlock your account if your documents are correct.</Text> : null}
  </Dialog>
)
