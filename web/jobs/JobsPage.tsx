import { Button, Stack } from '@chakra-ui/react'
import { CalendarClock } from 'lucide-react'
import { graphql, usePreloadedQuery, useFragment, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { useFresh } from '../live/useFresh'
import { allowed } from '../relay/problem'
import { useNow } from '../relay/serverClock'
import { EmptyState } from '../ui/page/EmptyState'
import { Page } from '../ui/page/Page'
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

/** The polling intervals while a job runs or is about to run, and otherwise. */
const [quickMs, slowMs] = [3_000, 30_000]

/** The scheduled jobs: what is due, what ran, what failed (rules 11.1 to 11.3). */
const JobsPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(JobsPageQuery, queryRef)
  const jobs = useFragment<JobsPage_job$key>(
    graphql`
      fragment JobsPage_job on Job @relay(plural: true) {
        id
        ...jobWords_facts @relay(mask: false)
        ...JobPanel_job
      }
    `,
    allowed(provider.jobs),
  )
  const now = useNow(5_000)
  useFresh<Query>({
    query: JobsPageQuery,
    variables: {},
    everyMs: jobs.some((job) => isMoving(job, now)) ? quickMs : slowMs,
  })

  return (
    <Page heading="Jobs" width="form">
      {jobs.length === 0 ? (
        <EmptyState
          icon={CalendarClock}
          title="There are no jobs yet."
          description="Scheduled work is listed here, such as line checks."
        >
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
