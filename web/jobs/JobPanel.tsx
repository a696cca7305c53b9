import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { Fact } from '../ui/parts/Fact'
import { Moment } from '../ui/parts/Moment'
import { Panel } from '../ui/page/Panel'
import type { JobPanel_job$key } from './__generated__/JobPanel_job.graphql'
import { JobRuns } from './JobRuns'
import { dueThere, ofLineChecks, outcomes, signOf } from './jobWords'
import { RunNow } from './RunNow'

/** A job: its state, when it is due, its runs, and a button to run it now. */
export const JobPanel = ({ now, ...props }: { job: JobPanel_job$key; now: Date }) => {
  const job = useFragment(
    graphql`
      fragment JobPanel_job on Job {
        name
        title
        isOfInstallation
        timeZone
        ...jobWords_facts @relay(mask: false)
        ...JobRuns_job
        ...RunNow_job
      }
    `,
    props.job,
  )
  const { word, palette, says } = signOf(job, now)
  const there = job.dueAt ? dueThere(job.name, job.timeZone, job.dueAt) : null
  const last = job.runs[0]
  return (
    <Panel
      title={job.title}
      action={job.isOfInstallation ? <Badge colorPalette="gray">Whole installation</Badge> : null}
    >
      <Flex direction={{ base: 'column', sm: 'row' }} justify="space-between" gap="3">
        <Flex as="dl" wrap="wrap" columnGap="8" rowGap="3" minW="0">
          <Fact isWords name="State">
            <Box role="status">
              <Badge colorPalette={palette}>{word}</Badge>
              {says ? (
                <Text textStyle="sm" mt="1" maxW="16rem">
                  {says}
                </Text>
              ) : null}
            </Box>
          </Fact>
          <Fact isWords name="Next due">
            {job.dueAt ? (
              <Moment at={job.dueAt} now={now} fontWeight="semibold" />
            ) : job.name === ofLineChecks ? (
              <ScheduleLink />
            ) : (
              'Nothing is scheduled'
            )}
            {there ? (
              <Text textStyle="sm" color="fg.muted">
                {there}
              </Text>
            ) : null}
          </Fact>
          <Fact isWords name="Last run">
            {last ? (
              <>
                {outcomes[last.outcome as keyof typeof outcomes].word}, <Moment at={last.endedAt} now={now} />
              </>
            ) : (
              'No runs yet'
            )}
          </Fact>
        </Flex>
        <Box flexShrink="0">
          <RunNow job={job} />
        </Box>
      </Flex>
      <JobRuns job={job} now={now} />
    </Panel>
  )
}

const ScheduleLink = () => (
  <chakra.span>
    Nothing is scheduled.{' '}
    <Link to="/configuration/scheduledlinechecks">
      <chakra.span color="brand.fg" fontWeight="semibold" textDecoration="underline">
        Schedule Line Checks
      </chakra.span>
    </Link>
  </chakra.span>
)
