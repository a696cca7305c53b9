import { useNavigate } from 'react-router'
import { useNotify } from '../../../ui/notices/notices'
import { useAssignCall, useMakeCallStat, useResumeCall, useUndeleteCall } from './callVerbs'
import type { Refused } from './useCallVerbs'

/** How long an action can be undone (rules 3.23). */
const seconds = 10

type Outcome = { ok: boolean; refusal?: Refused | null }

type Offer = {
  title: string
  description: string
  undo: () => Promise<Outcome>
  /** The notice after the undo. */
  undone: { title: string; description?: string }
  /** The action left the call's page, so the undo goes back to it. */
  cameFrom?: string
}

/** Undo for actions that are easily done by mistake. It uses the ordinary verbs, and can be refused like them. */
export const useUndo = (call: { readonly id: string; readonly databaseId: string }, name: string) => {
  const notify = useNotify()
  const navigate = useNavigate()
  const [assign] = useAssignCall()
  const [resume] = useResumeCall()
  const [makeStat] = useMakeCallStat()
  const [undelete] = useUndeleteCall()
  const callId = call.id
  const page = `/calls/${call.databaseId}`

  const offer = ({ title, description, undo, undone, cameFrom }: Offer) => {
    const run = async () => {
      const { ok, refusal } = await undo()
      if (ok) notify({ kind: 'success', ...undone })
      else if (refusal) notify({ kind: 'warning', title: 'This could not be undone.', description: refusal.message })
      if (ok && cameFrom) await navigate(cameFrom)
    }
    notify({ kind: 'success', title, description, seconds, action: { label: 'Undo', onClick: () => void run() } })
  }

  return {
    /** Only if nobody has changed the call since, because everybody shares its one status. */
    offerAfterHold: (was: { isStat: boolean; version: number }) => {
      const input = { callId, expectedVersion: was.version }
      offer({
        title: 'Call put on hold',
        description: name,
        undo: () => (was.isStat ? makeStat({ input }) : resume({ input })),
        undone: { title: was.isStat ? 'The call is Stat again' : 'The call is off hold again' },
      })
    },
    offerAfterReturn: () =>
      offer({
        title: 'Call returned to the queue',
        description: name,
        undo: () => assign({ input: { callId } }),
        undone: { title: 'You have the call again' },
        cameFrom: page,
      }),
    offerAfterDelete: ({
      told,
      wasLead,
      endedWorkOf,
    }: {
      told: string | null
      wasLead: boolean
      endedWorkOf: readonly string[]
    }) =>
      offer({
        title: 'Call deleted',
        description: told ?? name,
        undo: async () => {
          const restored = await undelete({ input: { callId } })
          return restored.ok && wasLead ? assign({ input: { callId } }) : restored
        },
        undone: {
          title: 'The call is back',
          ...(endedWorkOf.length > 0
            ? {
                description: `Not restored: the work of ${endedWorkOf.join(' and ')} on it. They need to claim or join it again.`,
              }
            : {}),
        },
        cameFrom: page,
      }),
  }
}

export type Undo = ReturnType<typeof useUndo>
