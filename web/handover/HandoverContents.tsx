import { Stack } from '@chakra-ui/react'
import { shiftHours } from 'domain/handover/contents'
import { graphql, useFragment } from 'react-relay'
import { CallEntry } from './CallEntry'
import { LineEntry } from './LineEntry'
import { Section } from './Section'
import type { HandoverContents_contents$key } from './__generated__/HandoverContents_contents.graphql'

type HandoverContentsProps = {
  contents: HandoverContents_contents$key
  timeZone: string
  /** The moment that ages are counted to. */
  now: Date
}

/** The calls and lines of a hand-over, by what there is to do about them (rules 10.7). */
export const HandoverContents = ({ timeZone, now, ...props }: HandoverContentsProps) => {
  const { calls, holds, followUps, dueLines, infections } = useFragment(
    graphql`
      fragment HandoverContents_contents on HandoverContents {
        calls {
          count
          entries {
            callDatabaseId
            ...CallEntry_call
          }
        }
        holds {
          count
          entries {
            callDatabaseId
            ...CallEntry_call
          }
        }
        followUps {
          count
          entries {
            callDatabaseId
            ...CallEntry_call
          }
        }
        dueLines {
          count
          entries {
            lineDatabaseId
            ...LineEntry_line
          }
        }
        infections {
          count
          entries {
            lineDatabaseId
            ...LineEntry_line
          }
        }
      }
    `,
    props.contents,
  )
  const common = { timeZone, now }
  return (
    <Stack gap="5">
      <Section title="Open calls" {...calls} empty="No open calls.">
        {calls.entries.map((call) => (
          <CallEntry key={call.callDatabaseId} call={call} shows="waiting" {...common} />
        ))}
      </Section>
      <Section title="On hold" {...holds} empty="No calls are on hold.">
        {holds.entries.map((call) => (
          <CallEntry key={call.callDatabaseId} call={call} shows="waiting" isHeld {...common} />
        ))}
      </Section>
      <Section
        title={`Follow-ups of the next ${shiftHours} hours`}
        {...followUps}
        empty={`No calls join the queue in the next ${shiftHours} hours.`}
      >
        {followUps.entries.map((call) => (
          <CallEntry key={call.callDatabaseId} call={call} shows="joining" {...common} />
        ))}
      </Section>
      <Section title="Lines due or overdue" {...dueLines} empty="No dressing is due.">
        {dueLines.entries.map((line) => (
          <LineEntry key={line.lineDatabaseId} line={line} shows="due" {...common} />
        ))}
      </Section>
      <Section title="Infections" {...infections} empty="No line has an infection that goes on.">
        {infections.entries.map((line) => (
          <LineEntry key={line.lineDatabaseId} line={line} shows="infection" {...common} />
        ))}
      </Section>
    </Stack>
  )
}
