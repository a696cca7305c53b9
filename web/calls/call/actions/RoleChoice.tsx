import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { noConnection, useIsOffline } from '../../../ui/browser/offline'
import { Segments } from '../../../ui/parts/Segments'
import type { RoleChoice_call$key } from './__generated__/RoleChoice_call.graphql'
import type { RoleChoice_viewer$key } from './__generated__/RoleChoice_viewer.graphql'
import type { CallVerbs } from './useCallVerbs'

const roles = {
  Lead: { isTraining: false, isAssisting: false },
  Training: { isTraining: true, isAssisting: false },
  Assisting: { isTraining: false, isAssisting: true },
}
type Role = keyof typeof roles

const option = (value: Role) => ({ value, label: value })
/** A lead cannot assist too, so their other role is Lead (rules 3.5). */
const ofLead = [option('Training'), option('Lead')]
const ofHelper = [option('Training'), option('Assisting')]

type RoleChoiceProps = { call: RoleChoice_call$key; viewer: RoleChoice_viewer$key; verbs: CallVerbs }

/** The role of a trainee on their call. */
export const RoleChoice = ({ verbs, ...props }: RoleChoiceProps) => {
  const { user, training } = useFragment(
    graphql`
      fragment RoleChoice_viewer on Viewer {
        training
        user {
          id
        }
      }
    `,
    props.viewer,
  )
  const call = useFragment(
    graphql`
      fragment RoleChoice_call on Call {
        viewerIsLead
        viewerCanUpdateRole
        workOrders {
          role
          end
          user {
            id
          }
        }
      }
    `,
    props.call,
  )
  const isOffline = useIsOffline()
  /** The requested role, until the server answers. */
  const [requested, setRequested] = useState<Role | null>(null)
  const own = call.workOrders.find((work) => !work.end && work.user.id === user.id)
  if (!training || !call.viewerCanUpdateRole || !own) return null

  const choose = async (role: Role) => {
    setRequested(role)
    await verbs.updateRole(roles[role])
    setRequested(null)
  }
  return (
    <Box mb="4" title={isOffline ? noConnection : undefined}>
      <Segments
        label="Your role on this call"
        options={call.viewerIsLead ? ofLead : ofHelper}
        value={requested ?? (own.role as Role)}
        onChange={(role) => void choose(role)}
        disabled={verbs.isBusy || isOffline}
      />
    </Box>
  )
}
