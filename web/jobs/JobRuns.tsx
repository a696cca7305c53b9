import { Badge, Box, Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Body, Cell, CellLabel, Grid, Head, HeadCell, Row } from '../tables/list/TableParts'
import { Moment } from '../ui/page/Moment'
import type { JobRuns_job$key } from './__generated__/JobRuns_job.graphql'
import { lateWords, outcomes, tookWords } from './jobWords'

/** So many runs are in sight until somebody asks for the others. */
const few = 3

const columns = ['Ended', 'Outcome', 'What came of it', 'Due', 'Took', 'Try']

/** The runs of a job that had something to do, the latest first: what each did, or why it failed. */
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
          told
        }
      }
    `,
    props.job,
  )
  const [isAll, setAll] = useState(false)
  if (runs.length === 0) return null
  return (
    <Box mt="4">
      <Grid role="table" aria-label={`Runs of ${title}`}>
        <Head role="rowgroup">
          <tr role="row">
            {columns.map((name) => (
              <HeadCell key={name} role="columnheader" scope="col">
                {name}
              </HeadCell>
            ))}
          </tr>
        </Head>
        <Body role="rowgroup">
          {(isAll ? runs : runs.slice(0, few)).map(({ dueAt, startedAt, endedAt, attempt, outcome, told }) => {
            const { word, palette } = outcomes[outcome as keyof typeof outcomes]
            const late = lateWords(dueAt, startedAt)
            return (
              <Row key={`${endedAt} ${attempt}`} role="row">
                <Cell as="th" role="rowheader" scope="row" data-name="" whiteSpace="nowrap">
                  <Moment at={endedAt} now={now} />
                </Cell>
                <Cell role="cell" data-actions>
                  <Badge colorPalette={palette}>{word}</Badge>
                </Cell>
                <Cell role="cell" width={{ md: '45%' }}>
                  {told}
                </Cell>
                <Cell role="cell">
                  <CellLabel>Due</CellLabel>
                  <Moment at={dueAt} now={now} />
                  {late ? (
                    <Text as="span" ms={{ base: '1.5', md: '0' }} display={{ md: 'block' }} color="fg.muted">
                      {late}
                    </Text>
                  ) : null}
                </Cell>
                <Cell role="cell" whiteSpace="nowrap">
                  <CellLabel>Took</CellLabel>
                  {tookWords(startedAt, endedAt)}
                </Cell>
                <Cell role="cell">
                  <CellLabel>Try</CellLabel>
                  {attempt}
                </Cell>
              </Row>
            )
          })}
        </Body>
      </Grid>
      {runs.length > few ? (
        <Button size="sm" variant="ghost" mt="2" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Show Fewer Runs' : `Show All ${runs.length} Runs`}
        </Button>
      ) : null}
    </Box>
  )
}
