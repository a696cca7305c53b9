import { Box, Button, Stack } from '@chakra-ui/react'
import { CalendarClock, LockKeyhole } from 'lucide-react'
import { graphql, usePreloadedQuery, useFragment, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { useNow } from '../relay/serverClock'
import { usePolling } from '../relay/usePolling'
import { EmptyState } from '../ui/EmptyState'
import { NoticeStrip } from '../ui/NoticeStrip'
import { Page } from '../ui/Page'
import type { JobsPage_job$key } from './__generated__/JobsPage_job.graphql'
import type { JobsPageQuery as Query } from './__generated__/JobsPageQuery.graphql'
import { JobPanel } from './JobPanel'
import { isMoving } from './jobWords'

const JobsPageQuery = graphql`
  query JobsPageQuery {
    provider {
      jobs {
        id
        ...JobsPage_job
      }
    }
  }
`

/** While something runs or is about to, and otherwise. */
const [quickMs, slowMs] = [3_000, 30_000]

/** What happens because time passes: what is due, what ran, what failed (rules 9.1 to 9.3). */
const JobsPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { jobs: found } = usePreloadedQuery<Query>(JobsPageQuery, queryRef).provider
  const jobs = useFragment<JobsPage_job$key>(
    graphql`
      fragment JobsPage_job on Job @relay(plural: true) {
        id
        dueAt
        requestedAt
        runningSince
        attempts
        runs {
          outcome
          endedAt
        }
        ...JobPanel_job
      }
    `,
    found ?? [],
  )
  const now = useNow(5_000)
  const { isFailing } = usePolling<Query>(JobsPageQuery, jobs.some((job) => isMoving(job, now)) ? quickMs : slowMs)

  return (
    <Page heading="Jobs" width="form">
      <Box role="status" mb={isFailing ? '4' : '0'} borderRadius="l3" overflow="hidden">
        {isFailing ? <NoticeStrip kind="warning" title="This page is not up to date" text="The server did not answer. What is shown here is what it told last; it is asked again." /> : null}
      </Box>
      {!found ? (
        <EmptyState icon={LockKeyhole} title="You are not allowed to see this page." />
      ) : jobs.length === 0 ? (
        <EmptyState icon={CalendarClock} title="There are no jobs yet." description="What happens by itself stands here, such as line checks once they are scheduled.">
          <Button asChild>
            <Link to="/configuration/scheduledlinechecks">Schedule Line Checks</Link>
          </Button>
        </EmptyState>
      ) : (
        <Stack gap="4">
          {jobs.map((job) => (
            <JobPanel key={job.id} job={job} now={now} />
          ))}
        </Stack>
      )}
    </Page>
  )
}

export default JobsPage
