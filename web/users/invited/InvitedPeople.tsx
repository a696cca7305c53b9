import { Badge, Box, Text } from '@chakra-ui/react'
import { Mail, X } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { nameHolds } from 'domain/kernel/input/names'
import { useNow } from '../../relay/serverClock'
import { ListCell, ListName, ListRow, ListTable, actionColumn } from '../../tables/list/ListTable'
import { Confirm } from '../../ui/dialog/Confirm'
import { useNotify } from '../../ui/notices/notices'
import { Panel } from '../../ui/page/Panel'
import { IconButton } from '../../ui/parts/IconButton'
import { Moment } from '../../ui/parts/Moment'
import { InvitationDialog, type Invitation } from '../edit/InvitationDialog'
import { useResendRoleInvitation, useWithdrawRoleInvitation } from './invitedVerbs'
import type {
  InvitedPeople_provider$data,
  InvitedPeople_provider$key,
} from './__generated__/InvitedPeople_provider.graphql'

type Invited = NonNullable<InvitedPeople_provider$data['roleInvitations']>[number]
type Result = { ok: boolean; refusal?: { message: string } | null }
type InvitedPeopleProps = {
  provider: InvitedPeople_provider$key
  /** What the page's search looks for; empty: everybody. */
  find: string
  onChanged: () => void
}

const columns = [
  ...['Full Name', 'E-Mail', 'Role', 'Training', 'Invited'].map((name) => ({ name })),
  { ...actionColumn, name: 'Actions' },
]

/** Who has an account already, and has not accepted their role here (rules 9.3a). Nothing of the account is shown. */
export const InvitedPeople = ({ find, onChanged, ...props }: InvitedPeopleProps) => {
  const { roleInvitations } = useFragment(
    graphql`
      fragment InvitedPeople_provider on Provider {
        roleInvitations {
          id
          fullName
          email
          roleName
          training
          invitedAt
          viewerCanChange
        }
      }
    `,
    props.provider,
  )
  const notify = useNotify()
  const [resend] = useResendRoleInvitation()
  const [withdraw] = useWithdrawRoleInvitation()
  const [asked, setAsked] = useState<{ verb: 'again' | 'withdraw'; person: Invited } | null>(null)
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const shown = (roleInvitations ?? []).filter(({ fullName, email }) =>
    [fullName, email].some((text) => nameHolds(text, find.trim())),
  )
  const now = useNow(60_000)

  const inviteAgain = async ({ id, fullName }: Invited): Promise<Result> => {
    const result = await resend({ input: { roleInvitationId: id } })
    const { token, expiresAt } = result.ok ? result.data : {}
    if (token && expiresAt) setInvitation({ token, expiresAt, name: fullName, hasAccount: true })
    else if (result.ok) notify({ kind: 'success', title: `Invitation sent to ${fullName}` })
    return result
  }
  const takeBack = async ({ id, fullName }: Invited): Promise<Result> => {
    const result = await withdraw({ input: { roleInvitationId: id } })
    if (result.ok) notify({ kind: 'success', title: `Invitation of ${fullName} withdrawn` })
    return result
  }
  const confirm = async () => {
    const { verb, person } = asked!
    const { ok, refusal } = await (verb === 'again' ? inviteAgain : takeBack)(person)
    if (!ok && refusal)
      notify({ kind: 'error', title: `${person.fullName} was not changed`, description: refusal.message })
    onChanged()
  }

  return (
    <>
      {shown.length > 0 ? (
        <Box my="6">
          <Panel title="Invited">
            <Text mb="3" textStyle="sm" color="fg.muted">
              They have an account already. Their role here begins when they open the link of their invitation.
            </Text>
            <ListTable isInPanel cardsBelow="lg" aria-label="Invited" columns={columns}>
              {shown.map((person) => (
                <ListRow key={person.id}>
                  <ListName>{person.fullName}</ListName>
                  <ListCell name="E-Mail" place="whole">
                    {person.email}
                  </ListCell>
                  <ListCell name="Role">{person.roleName}</ListCell>
                  <ListCell isWords name="Training">
                    {person.training ? <Badge colorPalette="teal">Training</Badge> : null}
                  </ListCell>
                  <ListCell name="Invited">
                    <Moment at={person.invitedAt} now={now} />
                  </ListCell>
                  <ListCell name="Actions" place="trail">
                    {person.viewerCanChange ? (
                      <>
                        <IconButton
                          icon={Mail}
                          label={`Invite ${person.fullName} again`}
                          onClick={() => setAsked({ verb: 'again', person })}
                        />
                        <IconButton
                          icon={X}
                          label={`Withdraw the invitation of ${person.fullName}`}
                          onClick={() => setAsked({ verb: 'withdraw', person })}
                        />
                      </>
                    ) : null}
                  </ListCell>
                </ListRow>
              ))}
            </ListTable>
          </Panel>
        </Box>
      ) : null}
      {asked ? (
        <Confirm
          isOpen
          isDangerous={asked.verb === 'withdraw'}
          title={
            asked.verb === 'again'
              ? `Invite ${asked.person.fullName} again?`
              : `Withdraw the invitation of ${asked.person.fullName}?`
          }
          confirmLabel={asked.verb === 'again' ? 'Invite Again' : 'Withdraw'}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        >
          {asked.verb === 'again'
            ? 'Links of earlier invitations stop working.'
            : 'Its link stops working. Their account stays as it is.'}
        </Confirm>
      ) : null}
      {/* A dialog that opens over the question would close with it. */}
      {invitation && !asked ? <InvitationDialog invitation={invitation} onClose={() => setInvitation(null)} /> : null}
    </>
  )
}
