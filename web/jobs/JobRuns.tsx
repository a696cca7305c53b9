import { Badge, Box, Button, chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ListCell, ListName, ListRow, ListTable } from '../tables/list/ListTable'
import { Moment } from '../ui/parts/Moment'
import type { JobRuns_job$key } from './__generated__/JobRuns_job.graphql'
import { lateWords, outcomes, tookWords } from './jobWords'

/** The number of runs that are shown until somebody shows all. */
const few = 3

const columns = [
  { name: 'Ended' },
  { name: 'Outcome' },
  { name: 'Result', width: '45%' },
  { name: 'Due' },
  { name: 'Took' },
  { name: 'Try' },
]

/** The runs of a job that had work, the latest first: what each did, or why it failed. */
export const JobRuns = ({ now, ...props }: { job: JobRuns_job$key; now: Date }) => {
  const { title, runs } = useFragment(
    graphql`
      fragment JobRuns_job on Job {
        title
        runs {
          dueAt
          startedAt
          endedAt
          attempt
          outcome
          summary
        }
      }
    `,
    props.job,
  )
  const [isAll, setAll] = useState(false)
  if (runs.length === 0) return null
  return (
    <Box mt="4">
      <ListTable isInPanel cardsBelow="md" aria-label={`Runs of ${title}`} columns={columns}>
        {(isAll ? runs : runs.slice(0, few)).map(({ dueAt, startedAt, endedAt, attempt, outcome, summary }) => {
          const { word, palette } = outcomes[outcome as keyof typeof outcomes]
          const late = lateWords(dueAt, startedAt)
          return (
            <ListRow key={`${endedAt} ${attempt}`}>
              <ListName>
                <chakra.span whiteSpace="nowrap">
                  <Moment at={endedAt} now={now} />
                </chakra.span>
              </ListName>
              <ListCell isWords name="Outcome">
                <Badge colorPalette={palette}>{word}</Badge>
              </ListCell>
              <ListCell isWords name="Result">
                {summary}
              </ListCell>
              <ListCell name="Due">
                <Moment at={dueAt} now={now} />
                {late ? (
                  <Text as="span" display="block" color="fg.muted">
                    {late}
                  </Text>
                ) : null}
              </ListCell>
              <ListCell name="Took">{tookWords(startedAt, endedAt)}</ListCell>
              <ListCell name="Try">{attempt}</ListCell>
            </ListRow>
          )
        })}
      </ListTable>
      {runs.length > few ? (
        <Button size="sm" variant="ghost" mt="2" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Show Fewer Runs' : `Show All ${runs.length} Runs`}
        </Button>
      ) : null}
    </Box>
  )
}
