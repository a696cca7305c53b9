import { Badge, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFresh } from '../../live/useFresh'
import { useNow } from '../../relay/serverClock'
import { useAction } from '../../relay/useAction'
import { actionColumn, ListCell, ListName, ListRow, ListTable } from '../../tables/list/ListTable'
import { Confirm } from '../../ui/dialog/Confirm'
import { useNotify } from '../../ui/notices/notices'
import { Page } from '../../ui/page/Page'
import { SendButton } from '../../ui/page/SendButton'
import { Moment } from '../../ui/parts/Moment'
import type { SessionsPageEndMutation } from './__generated__/SessionsPageEndMutation.graphql'
import type { SessionsPageEndOthersMutation } from './__generated__/SessionsPageEndOthersMutation.graphql'
import type { SessionsPageQuery as Query } from './__generated__/SessionsPageQuery.graphql'

const SessionsPageQuery = graphql`
  query SessionsPageQuery {
    viewer {
      sessions {
        sessionId
        device
        address
        signedInAt
        seenAt
        isCurrent
      }
    }
  }
`

const columns = [{ name: 'Browser' }, { name: 'Address' }, { name: 'Signed in' }, { name: 'Last seen' }, actionColumn]

const everyMs = 30_000

/** The browsers in which a person is signed in (rules 9.9). */
const SessionsPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const sessions = usePreloadedQuery<Query>(SessionsPageQuery, queryRef).viewer?.sessions ?? []
  const now = useNow(30_000)
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const { readNow } = useFresh<Query>({ query: SessionsPageQuery, variables: {}, everyMs })
  const [endSession, isEnding] = useAction<SessionsPageEndMutation>(graphql`
    mutation SessionsPageEndMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        ... on EndSessionSuccess @alias(as: "success") {
          user {
            id
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  const [endOtherSessions] = useAction<SessionsPageEndOthersMutation>(graphql`
    mutation SessionsPageEndOthersMutation {
      endOtherSessions {
        ... on EndOtherSessionsSuccess @alias(as: "success") {
          user {
            id
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)

  const end = async (sessionId: string, device: string) => {
    if (isEnding) return
    const result = await endSession({ input: { sessionId } })
    // A session that is over already is what the person wants.
    if (!result.ok && result.refusal?.code !== 'NOT_FOUND') return
    notify({ kind: 'success', title: `Signed out: ${device}` })
    await readNow()
  }
  const endOthers = async () => {
    if (!(await endOtherSessions({})).ok) return
    notify({ kind: 'success', title: 'Signed out in all other browsers' })
    await readNow()
  }

  return (
    <Page
      heading="Sessions"
      width="form"
      back={{ to: '/account', name: 'Account' }}
      actions={
        sessions.length > 1 ? (
          <SendButton variant="outline" onClick={() => setAsking(true)}>
            Sign Out All Others
          </SendButton>
        ) : null
      }
    >
      <Text color="fg.muted" mb="4">
        You are signed in with these browsers. Sign out any that you do not recognize, and change your password.
      </Text>
      <ListTable cardsBelow="md" aria-label="Sessions" columns={columns}>
        {sessions.map(({ sessionId, device, address, signedInAt, seenAt, isCurrent }) => (
          <ListRow key={sessionId}>
            <ListName>{device}</ListName>
            <ListCell name="Address">{address}</ListCell>
            <ListCell name="Signed in">
              <Moment at={signedInAt} now={now} whiteSpace="nowrap" />
            </ListCell>
            <ListCell name="Last seen">
              <Moment at={seenAt} now={now} whiteSpace="nowrap" />
            </ListCell>
            <ListCell name="Action" place="trail">
              {isCurrent ? (
                <Badge colorPalette="green">This browser</Badge>
              ) : (
                <SendButton
                  size="sm"
                  variant="outline"
                  aria-label={`Sign Out: ${device}`}
                  onClick={() => void end(sessionId, device)}
                >
                  Sign Out
                </SendButton>
              )}
            </ListCell>
          </ListRow>
        ))}
      </ListTable>
      <Confirm
        isOpen={isAsking}
        title="Sign out all others?"
        confirmLabel="Sign Out All Others"
        isDangerous
        onConfirm={endOthers}
        onClose={() => setAsking(false)}
      >
        You stay signed in in this browser. Every other browser is signed out at once.
      </Confirm>
    </Page>
  )
}

export default SessionsPage
