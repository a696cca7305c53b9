import type { Button } from '@chakra-ui/react'
import { MessageSquareText } from 'lucide-react'
import { useEffect, useState, type ComponentProps } from 'react'
import { graphql } from 'react-relay'
import type { Side } from 'domain/calls/updates'
import type { Sent } from '../../../forms/record/useRecordForm'
import { useRepeatKey } from '../../../forms/record/useRepeatKey'
import { useAction } from '../../../relay/useAction'
import { later } from '../../../ui/browser/later'
import { useOverPage } from '../../../ui/dialog/OverPage'
import { SendButton } from '../../../ui/page/SendButton'
import type { UpdateEntries } from './UpdateDialog'
import type { WriteUpdateMutation } from './__generated__/WriteUpdateMutation.graphql'

const UpdateDialog = later(() => import('./UpdateDialog').then((module) => module.UpdateDialog), { takesKeys: true })

type WriteProps = Pick<ComponentProps<typeof Button>, 'size' | 'colorPalette'> & {
  side: Side
  /** What the other side wrote last. */
  lastWords: string | null
  label?: string
}

type ButtonProps = WriteProps & { keptAs: string | null; send: (entries: UpdateEntries) => Promise<Sent> }

/** The button that opens the dialog, which stays when the call ends or its card goes: what was typed is not lost. */
export const WriteButton = ({ side, lastWords, label, keptAs, send, ...look }: ButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const show = useOverPage()
  // Each time: the other side may write meanwhile.
  useEffect(() => {
    if (!isOpen) return
    const close = () => {
      setOpen(false)
      show(null)
    }
    show(<UpdateDialog {...{ side, lastWords, keptAs, send }} onClose={close} />)
  })
  return (
    <SendButton size="sm" variant="outline" {...look} onClick={() => setOpen(true)}>
      <MessageSquareText aria-hidden />
      {label ?? (side === 'team' ? 'Write to the Ward' : 'Write to the Team')}
    </SendButton>
  )
}

/** The same for a person who is signed in. `callId`: the call's global id. */
export const WriteUpdate = ({ callId, ...props }: WriteProps & { callId: string }) => {
  const keyOf = useRepeatKey()
  const [addUpdate] = useAction<WriteUpdateMutation>(graphql`
    mutation WriteUpdateMutation($input: AddCallUpdateInput!) {
      addCallUpdate(input: $input) {
        ... on AddCallUpdateSuccess @alias(as: "success") {
          call {
            version
            worseAt
            worseText
            latestUpdate {
              text
              by
            }
            ...CallUpdates_call
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  const send = (entries: UpdateEntries) => {
    const input = { callId, ...entries }
    return addUpdate({ input: { ...input, clientMutationId: keyOf(input) } })
  }
  return <WriteButton {...props} keptAs={`update of ${callId}`} send={send} />
}
