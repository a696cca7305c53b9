import { Button, Text } from '@chakra-ui/react'
import { View } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog'
import type { Draft } from './draft'
import { ProcedurePreview } from './ProcedurePreview'

/** Previews a procedure as clinicians will see it, with this screen's order, saved or not. */
export const Preview = ({ procedure }: { procedure: Draft }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <View aria-hidden />
        Preview
      </Button>
      {isOpen ? (
        <Dialog isOpen onClose={() => setOpen(false)} title="Preview" placement="full">
          <Text color="fg.muted" mb="4">
            This is how {procedure.name} looks in a call.
          </Text>
          <ProcedurePreview procedure={procedure} />
        </Dialog>
      ) : null}
    </>
  )
}
