import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { Printer } from 'lucide-react'
import { keptDays } from 'domain/handover/contents'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { usePrintedLight } from '../ui/browser/usePrintedLight'
import { MissingPage } from '../ui/page/MissingPage'
import { Page } from '../ui/page/Page'
import { Panel } from '../ui/page/Panel'
import { HandoverContents } from './HandoverContents'
import { HandoverHead } from './HandoverHead'
import { pageAddress } from './handoverAddress'
import { Stamps } from './Stamps'
import { TakeOverShift } from './TakeOverShift'
import type { PastHandoverPageQuery } from './__generated__/PastHandoverPageQuery.graphql'

/** What a hand-over said at its moment. It is not read again, because each reading is audited. */
export default function PastHandoverPage({ queryRef }: { queryRef: PreloadedQuery<PastHandoverPageQuery> }) {
  const { node } = usePreloadedQuery<PastHandoverPageQuery>(
    graphql`
      query PastHandoverPageQuery($id: ID!) {
        node(id: $id) {
          ... on Handover @alias(as: "handover") {
            id
            handedOverAt
            facility {
              databaseId
              timeZone
              ...HandoverHead_facility
            }
            ...Stamps_handover
            ...TakeOverShift_handover
            record {
              note
              contents {
                ...HandoverContents_contents
              }
            }
          }
        }
      }
    `,
    queryRef,
  )
  usePrintedLight()
  if (!node?.handover)
    return (
      <MissingPage
        heading="Hand-over"
        title="This hand-over does not exist."
        description={`It may be of a facility that you cannot access, or older than ${keptDays} days.`}
        wayOn={{ to: '/handover', name: 'Back to the hand-over' }}
      />
    )
  const { facility, handedOverAt, record } = node.handover
  return (
    <Page
      heading="Past hand-over"
      width="form"
      back={{ to: pageAddress({ facility: facility.databaseId, page: 1 }), name: 'Hand-over' }}
      actions={
        <>
          <TakeOverShift handover={node.handover} />
          <Button variant="outline" onClick={() => print()} _print={{ display: 'none' }}>
            <Printer aria-hidden />
            Print
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <HandoverHead facility={facility} at={handedOverAt} />
        <Box textStyle="sm">
          <Stamps handover={node.handover} timeZone={facility.timeZone} />
        </Box>
        <Panel title="Note">
          {record.note ? (
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {record.note}
            </Text>
          ) : (
            <Text color="fg.muted" textStyle="sm">
              No note.
            </Text>
          )}
        </Panel>
        <HandoverContents contents={record.contents} timeZone={facility.timeZone} now={new Date(handedOverAt)} />
      </Stack>
    </Page>
  )
}
