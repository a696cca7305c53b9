import { PersonName } from '../../../account/embeds/PersonName'
import type { PersonName_user$key } from '../../../account/embeds/__generated__/PersonName_user.graphql'
import { CallViewers } from '../../call/viewers/CallViewers'
import type { CallViewer } from '../../call/viewers/useOpenBy'

type WorkersProps = {
  lead: ({ readonly id: string } & PersonName_user$key) | null | undefined
  others: readonly {
    readonly id: string
    readonly role: string
    readonly user: { readonly id: string } & PersonName_user$key
  }[]
  viewers: readonly CallViewer[]
}

/** The people who work on the call, each with an icon if they have it open. */
export const Workers = ({ lead, others, viewers }: WorkersProps) => {
  const look = (id: string) => <CallViewers viewers={viewers.filter((viewer) => viewer.id === id)} areNamed />
  return (
    <span>
      {lead ? (
        <span className="lead">
          <PersonName user={lead} />
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
