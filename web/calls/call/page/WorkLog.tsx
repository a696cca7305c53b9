import { Box, chakra, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNow } from '../../../relay/serverClock'
import { PersonName } from '../../../account/embeds/PersonName'
import { Moment } from '../../../ui/page/Moment'
import { Panel } from '../../../ui/page/Panel'
import type { WorkLog_call$key } from './__generated__/WorkLog_call.graphql'

/** Short enough to stay a table on a phone, unlike the lists. */
const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      px: { base: '1', sm: '2' },
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
      _first: { ps: '0' },
    },
    '& th': { fontWeight: 'semibold', color: 'fg.muted' },
    '& td:first-of-type': { fontWeight: 'medium' },
    '& td:nth-of-type(n + 3)': { whiteSpace: 'nowrap' },
    '& tr:last-child td': { borderBottomWidth: '0' },
  },
})

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
          <Table>
            <thead>
              <tr>
                {['Clinician', 'Role', 'Start', 'End'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {workOrders.map(({ id, role, start, end, user }) => (
                <tr key={id}>
                  <td>{end ? user.fullName : <PersonName user={user} />}</td>
                  <td>{role}</td>
                  <td>
                    <Moment at={start} now={now} />
                  </td>
                  <td>
                    {end ? (
                      <Moment at={end} now={new Date(start)} />
                    ) : (
                      <Text as="span" color="fg.muted">
                        Working
                      </Text>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
      )}
    </Panel>
  )
}
