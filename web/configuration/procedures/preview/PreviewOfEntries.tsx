import { Box, Button } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useEffect, useId, useRef, useState } from 'react'
import { Chevron } from '../../../ui/parts/Chevron'
import type { Draft } from './draft'
import { ProcedurePreview } from './ProcedurePreview'

/** Previews the procedure with the entries of the surrounding form, before they are saved. */
export const PreviewOfEntries = <Values extends object>(props: { with: (values: Values) => Draft }) => {
  const { values } = useFormikContext<Values>()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const top = useRef<HTMLDivElement>(null)

  // The preview opens below the visible part of the dialog.
  useEffect(() => {
    if (isOpen) top.current?.scrollIntoView?.({ block: 'start' })
  }, [isOpen])

  return (
    <Box ref={top} mt="6" pt="3" borderTopWidth="1px" borderColor="border">
      <Button
        variant="ghost"
        px="2"
        ms="-2"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron isOpen={isOpen} />
        Preview
      </Button>
      {isOpen ? (
        <Box id={id} mt="3">
          <ProcedurePreview procedure={props.with(values)} />
        </Box>
      ) : null}
    </Box>
  )
}
