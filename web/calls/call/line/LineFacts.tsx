import { Grid } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { useNow } from '../../../relay/serverClock'
import { Fact } from '../../../ui/parts/Fact'
import { Moment } from '../../../ui/parts/Moment'
import type { LineFacts_line$key } from './__generated__/LineFacts_line.graphql'

/** What distinguishes a line: its place, its patient and when it is due. */
export const LineFacts = (props: { line: LineFacts_line$key }) => {
  const line = useFragment(
    graphql`
      fragment LineFacts_line on Line {
        mrn
        orderingProvider
        patientFirstName
        patientLastName
        followUpInterval
        nextChangeDate
        callCount
        roomDescription
        room {
          name
          facility {
            name
          }
        }
      }
    `,
    props.line,
  )
  const now = useNow(60_000)
  const patient = [line.patientFirstName, line.patientLastName].filter(Boolean).join(' ')
  return (
    <Grid
      asChild
      templateColumns="repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))"
      columnGap="3"
      rowGap="1.5"
      textAlign="start"
    >
      <dl>
        <Fact name="Room">{line.room ? `${line.room.name} · ${line.room.facility.name}` : line.roomDescription}</Fact>
        <Fact name="MRN">{line.mrn}</Fact>
        <Fact name="Provider">{line.orderingProvider}</Fact>
        <Fact name="Patient Name">{patient}</Fact>
        <Fact name="Interval (days)">{line.followUpInterval}</Fact>
        <Fact name="Next Dressing Change">{line.nextChangeDate && <Moment at={line.nextChangeDate} now={now} />}</Fact>
        <Fact name="Calls">{line.callCount}</Fact>
      </dl>
    </Grid>
  )
}
