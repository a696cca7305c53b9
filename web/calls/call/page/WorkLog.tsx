import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNow } from '../../../relay/serverClock'
import { PersonName } from '../../../account/embeds/PersonName'
import { ListCell, ListRow, ListTable } from '../../../tables/list/ListTable'
import { Moment } from '../../../ui/parts/Moment'
import { Panel } from '../../../ui/page/Panel'
import type { WorkLog_call$key } from './__generated__/WorkLog_call.graphql'

const columns = [{ name: 'Clinician' }, { name: 'Role' }, { name: 'Start' }, { name: 'End' }]

/** Who worked on the call and when, ordered by start. */
export const WorkLog = ({ children, ...props }: { call: WorkLog_call$key; children?: ReactNode }) => {
  const { workOrders } = useFragment(
    graphql`
      fragment WorkLog_call on Call {
        workOrders {
          id
          role
          start
          end
          user {
            fullName
            ...PersonName_user
          }
        }
      }
    `,
    props.call,
  )
  const now = useNow(60_000)
  return (
    <Panel title="Work log">
      {children}
      {workOrders.length === 0 ? (
        <Text color="fg.muted">No one has worked on this call yet.</Text>
      ) : (
        <Box
          overflowX="auto"
          mx="-1"
          px="1"
          tabIndex={0}
          role="group"
          aria-label="Work log, by start"
          focusVisibleRing="outside"
          borderRadius="l1"
        >
          {/* Short enough to stay a table on a phone, unlike the lists. */}
          <ListTable isInPanel cardsBelow="never" columns={columns}>
            {workOrders.map(({ id, role, start, end, user }) => (
              <ListRow key={id}>
                <ListCell name="Clinician">{end ? user.fullName : <PersonName user={user} />}</ListCell>
                <ListCell isWords name="Role">
                  {role}
                </ListCell>
                <ListCell name="Start">
                  <Moment at={start} now={now} />
                </ListCell>
                <ListCell isWords name="End">
                  {end ? (
                    <Moment at={end} now={new Date(start)} />
                  ) : (
                    <Text as="span" color="fg.muted">
                      Working
                    </Text>
                  )}
                </ListCell>
              </ListRow>
            ))}
          </ListTable>
        </Box>
      )}
    </Panel>
  )
}
