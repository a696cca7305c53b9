import { Box, chakra, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { useNow } from '../../relay/serverClock'
import { Moment } from '../../ui/parts/Moment'
import { Panel } from '../../ui/page/Panel'
import type { NextChecks_lineChecks$key } from './__generated__/NextChecks_lineChecks.graphql'

/** The next line checks, from the saved settings and not from the entries. */
export const NextChecks = ({ isChanged, ...props }: { lineChecks: NextChecks_lineChecks$key; isChanged: boolean }) => {
  const { next } = useFragment(
    graphql`
      fragment NextChecks_lineChecks on LineChecks {
        next {
          says
          zones {
            timeZone
            at
          }
        }
      }
    `,
    props.lineChecks,
  )
  const now = useNow(60_000)
  return (
    <Panel title="What happens next">
      <Box role="status">
        <Text fontWeight="semibold">{next.says}.</Text>
        {isChanged ? (
          <Text mt="1.5" color="fg.muted">
            Based on the saved settings. Your changes apply after you save.
          </Text>
        ) : null}
      </Box>
      {next.zones.length > 1 ? (
        <>
          <Text mt="3" textStyle="sm" color="fg.muted">
            In your time zone
          </Text>
          <chakra.ul listStyleType="none" mt="1" textStyle="sm" display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
            {next.zones.map(({ timeZone, at }) => (
              <li key={timeZone}>
                {timeZone}: <Moment at={at} now={now} fontWeight="medium" />
              </li>
            ))}
          </chakra.ul>
        </>
      ) : null}
    </Panel>
  )
}
