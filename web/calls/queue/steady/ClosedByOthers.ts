import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useMatch } from 'react-router'
import { commitLocalUpdate } from 'relay-runtime'
import { useFeed } from '../../../live/feed'
import { globalId } from '../../../relay/globalId'
import { useViewer } from '../../../relay/viewer'
import { useNotify } from '../../../ui/notices/notices'

/**
 * Notifies the lead of a call, on any page, that somebody else closed it (rules 3.10a). The call's own page shows it
 * itself.
 */
export const ClosedByOthers = (): null => {
  const shownId = useMatch('/calls/:id')?.params.id
  const feed = useFeed()
  const environment = useRelayEnvironment()
  const notify = useNotify()
  const viewerId = globalId('User', useViewer().userId)

  const onClosed = useEffectEvent((callId: string, by: string) => {
    if (shownId && callId === globalId('Call', shownId)) return
    commitLocalUpdate(environment, (store) => {
      const call = store.get(callId)
      const lead = call?.getLinkedRecord('assignedTo')
      if (!call || lead?.getDataID() !== viewerId || lead.getValue('fullName') === by) return
      const name = [call.getLinkedRecord('purpose')?.getValue('name'), call.getLinkedRecord('room')?.getValue('name')]
        .filter(Boolean)
        .join(' · ')
      notify({ kind: 'warning', title: `${by} closed your call`, description: `${name}. Your work on it ended.` })
    })
  })

  useEffect(
    () =>
      feed?.onMoved(({ removed }) => {
        for (const { callId, reason, by } of removed) if (reason === 'COMPLETED' && by) onClosed(callId, by)
      }),
    [feed],
  )

  return null
}
