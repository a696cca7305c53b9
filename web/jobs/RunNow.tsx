import { Box, Text } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useAction } from '../relay/useAction'
import { useNotify } from '../ui/notices/notices'
import type { RunNowRunJobNowMutation } from './__generated__/RunNowRunJobNowMutation.graphql'
import type { RunNow_job$key } from './__generated__/RunNow_job.graphql'
import { SendButton } from '../ui/page/SendButton'

/** Runs the job now and shows the progress. When nothing is scheduled, there is nothing to run (rules 11.3). */
export const RunNow = (props: { job: RunNow_job$key }) => {
  const notify = useNotify()
  const { id, title, dueAt, requestedAt, runningSince, attempts, runs } = useFragment(
    graphql`
      fragment RunNow_job on Job {
        id
        title
        ...jobWords_facts @relay(mask: false)
        runs {
          summary
        }
      }
    `,
    props.job,
  )
  const [runJobNow, isInFlight] = useAction<RunNowRunJobNowMutation>(graphql`
    mutation RunNowRunJobNowMutation($input: RunJobNowInput!) {
      runJobNow(input: $input) {
        ... on RunJobNowSuccess @alias(as: "success") {
          job {
            ...JobsPage_job
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal
          current {
            ... on Job @alias(as: "job") {
              ...JobsPage_job
            }
          }
        }
      }
    }
  `)
  /** The job's last run when somebody pressed Run Now here; null before that. */
  const [requested, setRequested] = useState<{ lastEnd: string | null } | null>(null)
  // A job that waits for a retry can be run sooner.
  const isBusy = isInFlight || runningSince != null || (requestedAt != null && attempts === 0)

  const run = async () => {
    // The button is not disabled, so that it keeps the focus.
    if (isBusy) return
    const result = await runJobNow({ input: { jobId: id } })
    if (result.ok) setRequested({ lastEnd: runs[0]?.endedAt ?? null })
    else if (result.refusal)
      notify({ kind: 'error', title: `${title}: not started`, description: result.refusal.message })
  }

  const [latest] = runs
  const isNew = requested !== null && latest !== undefined && latest.endedAt !== requested.lastEnd
  const progress = (): string | null => {
    if (runningSince != null) return 'Running…'
    if (requestedAt != null) return attempts > 0 ? 'Failed, will be retried' : 'Requested'
    if (!requested) return null
    if (!isNew) return 'Done, there was nothing to do'
    return latest.outcome === 'done' ? `Done: ${latest.summary}` : 'Given up'
  }

  return (
    <Box textAlign={{ sm: 'end' }} maxW={{ sm: '12rem' }}>
      {dueAt == null && runningSince == null ? null : (
        <SendButton
          size="sm"
          variant="outline"
          aria-label={`Run Now: ${title}`}
          aria-disabled={isBusy || undefined}
          onClick={() => void run()}
        >
          <Play aria-hidden />
          Run Now
        </SendButton>
      )}
      <Text role="status" textStyle="sm" color="fg.muted" mt="1" css={{ '&:empty': { display: 'none' } }}>
        {progress()}
      </Text>
    </Box>
  )
}
