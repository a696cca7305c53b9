import { Text } from '@chakra-ui/react'
import { Dialog } from '../../../ui/dialog/Dialog'
import type { Draft } from './draft'
import { ProcedurePreview } from './ProcedurePreview'

/** What a clinician will see of a procedure, with the order of this screen, saved or not. */
export const PreviewDialog = ({ procedure, onClose }: { procedure: Draft; onClose: () => void }) => (
  <Dialog isOpen onClose={onClose} title="Preview" placement="full">
    <Text color="fg.muted" mb="4">
      This is how {procedure.name} looks in a call.
    </Text>
    <ProcedurePreview procedure={procedure} />
  </Dialog>
)
