import { Box, Button, Stack } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { ReadersLink } from '../../../audit/embeds/ReadersLink'
import { useBackLinkTo } from '../../../calls/embeds/backLinks'
import { Page } from '../../../ui/page/Page'
import { LifePanel } from '../life/LifePanel'
import { AsPlaced } from '../passport/AsPlaced'
import { useFreshLines } from '../../useFreshLines'
import type { LineCalls_line$key } from '../calls/__generated__/LineCalls_line.graphql'
import type { LineView_line$key } from './__generated__/LineView_line.graphql'
import type { LineView_provider$key } from './__generated__/LineView_provider.graphql'
import type { LineViewFreshQuery } from './__generated__/LineViewFreshQuery.graphql'
import { callsAPage, LineCalls } from '../calls/LineCalls'
import { LineEntries } from '../entries/LineEntries'
import { LineHeader } from './LineHeader'

// Read by `nodes`: a line that is not visible anymore must not become null in the page's own query.
const freshQuery = graphql`
  query LineViewFreshQuery($ids: [ID!]!, $calls: Int!) {
    nodes(ids: $ids) {
      ... on Line @alias(as: "line") {
        ...LineView_line
        ...LineCalls_line @arguments(first: $calls)
      }
    }
  }
`

/** The schema allows no more in one read. If more were loaded, only the newest stay. */
const mostCalls = 100

type LineViewProps = { line: LineView_line$key; calls: LineCalls_line$key; provider: LineView_provider$key }

export const LineView = ({ calls, ...props }: LineViewProps) => {
  const provider = useFragment(
    graphql`
      fragment LineView_provider on Provider {
        ...LineEntries_provider
      }
    `,
    props.provider,
  )
  const line = useFragment(
    graphql`
      fragment LineView_line on Line {
        id
        databaseId
        room {
          name
        }
        viewerOverwritten {
          label
          by
          at
          before
          after
        }
        ...LineHeader_line
        ...LineEntries_line
        ...LifePanel_line
        ...AsPlaced_line
      }
    `,
    props.line,
  )
  const [isGone, setGone] = useState(false)
  const [shownCalls, setShownCalls] = useState(callsAPage)
  useFreshLines<LineViewFreshQuery>(
    freshQuery,
    { ids: [line.id], calls: shownCalls },
    { lineIds: [line.id], onRead: ({ nodes }) => setGone(nodes[0] == null) },
  )
  const backLink = useBackLinkTo()('Back to Line List', '/lines')
  return (
    <Page
      // The title does not have the line's name, because that usually includes the patient's.
      hasName
      heading={['Line', line.room?.name].filter(Boolean).join(' · ')}
      actions={
        <Button asChild variant="outline">
          <Link to={backLink.to} state={backLink.state} aria-label={backLink.name}>
            <ArrowLeft aria-hidden />
            <Box as="span" hideBelow="md">
              {backLink.name}
            </Box>
          </Link>
        </Button>
      }
    >
      <LineEntries
        line={line}
        provider={provider}
        isGone={isGone}
        overwritten={line.viewerOverwritten}
        markGone={() => setGone(true)}
        header={
          <>
            <LineHeader line={line} />
            <AsPlaced line={line} />
            <LifePanel line={line} />
          </>
        }
        aside={
          <Stack gap="4">
            <LineCalls line={calls} onOlder={() => setShownCalls((shown) => Math.min(mostCalls, shown + callsAPage))} />
            <ReadersLink kind="line" databaseId={line.databaseId} />
          </Stack>
        }
      />
    </Page>
  )
}
