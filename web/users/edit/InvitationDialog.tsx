import { Button, Flex, Text } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog'
import { Input } from '../../ui/parts/Input'
import { formatIn } from '../../ui/browser/zonedTime'
import { FieldFrame } from '../../forms/fields/FieldFrame'

export type Invitation = {
  token: string
  expiresAt: string
  name: string
  /** They have an account, and accept a role with it. */
  hasAccount?: boolean
}

const shownTime = formatIn(undefined, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })

/** The link of an invitation that is not mailed (rules 9.5). It cannot be shown again. */
export const InvitationDialog = ({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) => {
  const { token, expiresAt, name, hasAccount = false } = invitation
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(`${location.origin}/welcome#${token}`)
      setCopied(true)
    } catch {
      // The text is selected, so that it can be copied by hand.
      setCopied(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={`Invitation for ${name}`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Text mb="4">
        {hasAccount ? `${name} has an account already. Their role here begins when they accept. ` : ''}
        Give this link to {name}. It works once, until {shownTime.format(new Date(expiresAt))}, and{' '}
        {hasAccount ? 'asks for the password of their account' : 'lets them choose a password'}. It is not shown again.
        If it does not open, they go to {location.origin}/welcome and type what follows the #.
      </Text>
      <Flex gap="2" align="flex-end" wrap="wrap">
        <Flex direction="column" flex="1 1 14rem" minW="0">
          <FieldFrame id={id} label="Invitation link">
            {(control) => (
              <Input
                {...control}
                ref={field}
                readOnly
                value={`${location.origin}/welcome#${token}`}
                onFocus={(event) => event.target.select()}
              />
            )}
          </FieldFrame>
        </Flex>
        <Button variant="outline" data-first-focus onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
      </Flex>
      <Text role="status" mt="2" textStyle="sm" color="fg.muted" minH="5">
        {isCopied ? 'Copied' : ''}
      </Text>
    </Dialog>
  )
}
