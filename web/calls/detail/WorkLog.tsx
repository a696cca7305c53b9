import { Box, Table, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNow } from '../../relay/serverClock'
import { PersonName } from '../../account/embeds/PersonName'
import { Moment } from '../../ui/Moment'
import { Panel } from '../../ui/Panel'
import type { WorkLog_call$key } from './__generated__/WorkLog_call.graphql'

/** Who worked on the call and when, in order of start. */
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
        <Text color="fg.muted">Nobody has worked on this call yet.</Text>
      ) : (
        <Box overflowX="auto" mx="-1" px="1" tabIndex={0} role="group" aria-label="Work log, by start" focusVisibleRing="outside" borderRadius="l1">
          <Table.Root size="sm" variant="line" bg="transparent" css={{ '& tr:last-child td': { borderBottomWidth: 0 } }}>
            <Table.Header>
              <Table.Row bg="transparent" borderColor="border">
                {['Clinician', 'Role', 'Start', 'End'].map((name) => (
                  <Table.ColumnHeader key={name} scope="col" px={{ base: '1', sm: '2' }} borderColor="border" _first={{ ps: { base: '0', sm: '0' } }} color="fg.muted">
                    {name}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {workOrders.map(({ id, role, start, end, user }) => (
                <Table.Row key={id} bg="transparent" borderColor="border">
                  <Table.Cell px={{ base: '1', sm: '2' }} borderColor="border" ps={{ base: '0', sm: '0' }} fontWeight="medium">
                    {end ? user.fullName : <PersonName user={user} />}
                  </Table.Cell>
                  <Table.Cell px={{ base: '1', sm: '2' }} borderColor="border">{role}</Table.Cell>
                  <Table.Cell px={{ base: '1', sm: '2' }} borderColor="border" whiteSpace="nowrap">
                    <Moment at={start} now={now} />
                  </Table.Cell>
                  <Table.Cell px={{ base: '1', sm: '2' }} borderColor="border" whiteSpace="nowrap">
                    {end ? <Moment at={end} now={now} /> : <Text as="span" color="fg.muted">Working</Text>}
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
    </Panel>
  )
}
