import { graphql } from 'react-relay'
import type { UpdateEntries } from '../../calls/embeds/updates/UpdateDialog'
import { WriteButton } from '../../calls/embeds/updates/WriteUpdate'
import { useRepeatKey } from '../../forms/record/useRepeatKey'
import { useAction } from '../../relay/useAction'
import type { WardUpdateMutation } from './__generated__/WardUpdateMutation.graphql'

type WardUpdateProps = {
  callId: string
  /** What the team wrote last. */
  lastWords: string | null
  onWritten: () => void
}

/** The ward writes to the team about one of its calls (rules 3.27). The next person at this device is another one, so nothing is kept. */
export const WardUpdate = ({ callId, lastWords, onWritten }: WardUpdateProps) => {
  const keyOf = useRepeatKey()
  const [addUpdate] = useAction<WardUpdateMutation>(graphql`
    mutation WardUpdateMutation($input: AddWardUpdateInput!) {
      addWardUpdate(input: $input) {
        ... on AddWardUpdateSuccess @alias(as: "success") {
          callId
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  const send = async (entries: UpdateEntries) => {
    const input = { callId, ...entries }
    const result = await addUpdate({ input: { ...input, clientMutationId: keyOf(input) } })
    if (result.ok) onWritten()
    return result
  }
  return <WriteButton side="ward" lastWords={lastWords} keptAs={null} send={send} />
}
