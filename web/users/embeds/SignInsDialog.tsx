import { Badge, Box, Button, chakra, Text } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import { accessActions } from 'domain/audit/words'
import { LoadedPart } from '../../relay/LoadedPart'
import { useNow } from '../../relay/serverClock'
import { useViewer } from '../../relay/viewer'
import { Confirm } from '../../ui/dialog/Confirm'
import { Dialog } from '../../ui/dialog/Dialog'
import { useNotify } from '../../ui/notices/notices'
import { SendButton } from '../../ui/page/SendButton'
import { Moment } from '../../ui/parts/Moment'
import { useEndUserSessions } from '../edit/userVerbs'
import type { SignInsDialogQuery } from './__generated__/SignInsDialogQuery.graphql'

type Person = { readonly id: string; readonly databaseId: string; readonly fullName: string }

/** Where a person is signed in, and how they last signed in and out, also in vain (rules 9.9, 9.10). */
export const SignInsDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => (
  <Dialog
    isOpen
    onClose={onClose}
    title={`Sign-ins of ${person.fullName}`}
    footer={
      <Button variant="outline" data-first-focus onClick={onClose}>
        Close
      </Button>
    }
  >
    <LoadedPart rowHeight="11">{(attempt) => <SignIns person={person} attempt={attempt} />}</LoadedPart>
  </Dialog>
)

const SignIns = ({ person, attempt }: { person: Person; attempt: number }) => {
  const { canSeeAudit } = useViewer()
  const [ended, setEnded] = useState(0)
  const { node, provider } = useLazyLoadQuery<SignInsDialogQuery>(
    graphql`
      query SignInsDialogQuery($personId: ID!, $filter: AuditFilter!, $seesAudit: Boolean!) {
        node(id: $personId) {
          ... on User @alias(as: "user") {
            sessions {
              device
              address
              signedInAt
              seenAt
            }
          }
        }
        provider {
          id
          audit(filter: $filter, first: 10) @include(if: $seesAudit) {
            edges {
              node {
                sequence
                at
                summary
                outcome
                reason
                address
              }
            }
          }
        }
      }
    `,
    {
      personId: person.id,
      filter: { recordKind: 'user', recordId: person.databaseId, actions: [...accessActions] },
      seesAudit: canSeeAudit,
    },
    { fetchPolicy: 'network-only', fetchKey: `${attempt} ${ended}` },
  )
  const now = useNow(30_000)
  const sessions = node?.user?.sessions
  const entries = provider.audit?.edges.map((edge) => edge.node)
  return (
    <>
      {sessions ? (
        <Box mb="6">
          <Heading>Signed in now</Heading>
          {sessions.length === 0 ? <Text color="fg.muted">In no browser.</Text> : null}
          <chakra.ul aria-label="Signed in now">
            {sessions.map(({ device, address, signedInAt, seenAt }) => (
              <Row key={`${signedInAt} ${address} ${device}`} first={device} second={address}>
                since <Moment at={signedInAt} now={now} />, last seen <Moment at={seenAt} now={now} />
              </Row>
            ))}
          </chakra.ul>
          {sessions.length > 0 ? <SignOut person={person} onDone={() => setEnded(ended + 1)} /> : null}
        </Box>
      ) : null}
      {entries ? (
        <Box>
          <Heading>Latest sign-ins</Heading>
          {entries.length === 0 ? <Text color="fg.muted">None was recorded yet.</Text> : null}
          <chakra.ul aria-label="Latest sign-ins">
            {entries.map(({ sequence, at, summary, outcome, reason, address }) => (
              <Row
                key={sequence}
                first={
                  <>
                    {summary} {outcome === 'done' ? null : <Badge colorPalette="amber">Refused</Badge>}
                  </>
                }
                second={address}
              >
                <Moment at={at} now={now} />
                {reason ? <Text>{reason}</Text> : null}
              </Row>
            ))}
          </chakra.ul>
          <Button asChild variant="outline" mt="3">
            <Link to={`/audit?action=access&record=${encodeURIComponent(`user:${person.databaseId}`)}`}>
              All Sign-Ins
            </Link>
          </Button>
        </Box>
      ) : null}
    </>
  )
}

const Heading = chakra('h3', { base: { textStyle: 'md', fontWeight: 'bold', mb: '2' } })

type RowProps = { first: ReactNode; second: string | null | undefined; children: ReactNode }

const Row = ({ first, second, children }: RowProps) => (
  <chakra.li py="2" borderBottomWidth="1px" borderColor="border" listStyleType="none">
    <Text fontWeight="medium">{first}</Text>
    <Box textStyle="sm" color="fg.muted">
      {second ? `${second} · ` : ''}
      {children}
    </Box>
  </chakra.li>
)

const SignOut = ({ person: { id, fullName }, onDone }: { person: Person; onDone: () => void }) => {
  const notify = useNotify()
  const [endSessions] = useEndUserSessions()
  const [isAsking, setAsking] = useState(false)
  const end = async () => {
    const { ok, ...rest } = await endSessions({ input: { userId: id } })
    if (ok) {
      notify({ kind: 'success', title: `${fullName} signed out everywhere` })
      onDone()
    } else if ('refusal' in rest && rest.refusal)
      notify({ kind: 'error', title: `${fullName} was not changed`, description: rest.refusal.message })
  }
  return (
    <>
      <SendButton variant="outline" colorPalette="gray" mt="3" onClick={() => setAsking(true)}>
        <LogOut aria-hidden />
        Sign Out Everywhere
      </SendButton>
      {isAsking ? (
        <Confirm
          isOpen
          title={`Sign ${fullName} out everywhere?`}
          confirmLabel="Sign Out Everywhere"
          onConfirm={end}
          onClose={() => setAsking(false)}
        >
          Every browser in which they are signed in shows the sign-in page.
        </Confirm>
      ) : null}
    </>
  )
}
