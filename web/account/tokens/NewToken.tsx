import { Button, Flex, Text } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog'
import { Input } from '../../ui/parts/Input'
import { FieldFrame, shownOnly } from '../../forms/fields/FieldFrame'

type NewTokenProps = { name: string; token: string; onClose: () => void }

/** Shows a new token for the only time. */
export const NewToken = ({ name, token, onClose }: NewTokenProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token)
      setCopied('yes')
    } catch {
      // Without a secure connection there is no clipboard.
      field.current?.select()
      setCopied('no')
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={`Token ${name}`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Text color="fg.muted" mb="4">
        Copy the token now. It is not shown again.
      </Text>
      <Flex gap="2" align="flex-end">
        <Flex flex="1" direction="column" minW="0">
          <FieldFrame id={id} label="Token">
            {(controlProps) => (
              <Input {...controlProps} {...shownOnly} ref={field} value={token} readOnly fontFamily="mono" />
            )}
          </FieldFrame>
        </Flex>
        <Button variant="outline" onClick={() => void copy()} data-first-focus>
          {copied === 'yes' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied === 'yes' ? 'Copied' : 'Copy'}
        </Button>
      </Flex>
      <Text role="status" mt="2" textStyle="sm" color="fg.muted">
        {copied === 'yes' ? 'Copied.' : copied === 'no' ? 'Select the token and copy it with the keyboard.' : null}
      </Text>
    </Dialog>
  )
}
