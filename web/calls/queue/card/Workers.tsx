import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PersonName } from '../../../account/embeds/PersonName'
import type { PersonName_user$key } from '../../../account/embeds/__generated__/PersonName_user.graphql'
import { CallViewers } from '../../call/viewers/CallViewers'
import type { CallViewer } from '../../call/viewers/useOpenBy'
import { useViewer } from '../../../relay/viewer'

type WorkersProps = {
  lead: ({ readonly id: string } & PersonName_user$key) | null | undefined
  others: readonly {
    readonly id: string
    readonly role: string
    readonly user: { readonly id: string } & PersonName_user$key
  }[]
  viewers: readonly CallViewer[]
  /** Whether the lead's name leads to the page of the team. */
  linksToTeam?: boolean
}

/** The people who work on the call, each with an icon if they have it open. */
export const Workers = ({ lead, others, viewers, linksToTeam = false }: WorkersProps) => {
  const look = (id: string) => <CallViewers viewers={viewers.filter((viewer) => viewer.id === id)} areNamed />
  return (
    <span>
      {lead ? (
        <span className="lead">
          {linksToTeam ? (
            <TeamLink userId={lead.id}>
              <PersonName user={lead} />
            </TeamLink>
          ) : (
            <PersonName user={lead} />
          )}
          {look(lead.id)}
        </span>
      ) : null}
      {others.map(({ id, role, user }, index) => (
        <span key={id} className="others">
          {lead || index > 0 ? ', ' : ''}
          <PersonName user={user} /> ({role.toLowerCase()}){look(user.id)}
        </span>
      ))}
    </span>
  )
}

type TeamLinkProps = { userId: string; children: ReactNode }

/** Links a person to their row on the page of the team, for those who may see it: those who work on calls (rules 2.2). */
const TeamLink = ({ userId, children }: TeamLinkProps) => {
  const { canSeeLists } = useViewer()
  return canSeeLists ? <Link to={`/team#${encodeURIComponent(userId)}`}>{children}</Link> : children
}
