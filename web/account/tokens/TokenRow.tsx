import { Badge } from '@chakra-ui/react'
import { Ban } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { ListCell, ListName, ListRow } from '../../tables/list/ListTable'
import { IconButton } from '../../ui/parts/IconButton'
import { Moment } from '../../ui/parts/Moment'
import type { TokenRow_token$key } from './__generated__/TokenRow_token.graphql'

const states: Readonly<Record<string, { name: string; palette: string }>> = {
  active: { name: 'Active', palette: 'green' },
  expired: { name: 'Expired', palette: 'amber' },
  revoked: { name: 'Revoked', palette: 'gray' },
}

type TokenRowProps = { token: TokenRow_token$key; now: Date; onRevoke: () => void }

export const TokenRow = ({ token: key, now, onRevoke }: TokenRowProps) => {
  const { name, owner, scope, createdAt, expiresAt, lastUsedAt, state } = useFragment(
    graphql`
      fragment TokenRow_token on ApiToken {
        name
        owner {
          fullName
        }
        scope
        createdAt
        expiresAt
        lastUsedAt
        state
      }
    `,
    key,
  )
  const shown = states[state] ?? { name: state, palette: 'gray' }
  return (
    <ListRow>
      <ListName>{name}</ListName>
      <ListCell name="Owner">{owner.fullName}</ListCell>
      <ListCell isWords name="Scope">
        {scope === 'read' ? 'Read' : 'Read and write'}
      </ListCell>
      <ListCell name="Created">
        <Moment at={createdAt} now={now} />
      </ListCell>
      <ListCell isWords name="Expires">
        {expiresAt ? <Moment at={expiresAt} now={now} /> : 'Never'}
      </ListCell>
      <ListCell isWords name="Last Used">
        {lastUsedAt ? <Moment at={lastUsedAt} now={now} /> : 'Never'}
      </ListCell>
      <ListCell isWords name="State">
        <Badge colorPalette={shown.palette}>{shown.name}</Badge>
      </ListCell>
      <ListCell name="Action" place="trail">
        {state !== 'revoked' && <IconButton icon={Ban} isDangerous label={`Revoke: ${name}`} onClick={onRevoke} />}
      </ListCell>
    </ListRow>
  )
}
