import { Box, chakra, Stack, Text } from '@chakra-ui/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { countColumns } from 'domain/reports/completed'
import { removalMeanings, byProcedure, removalColumns, valuesInWords, type RemovalRow } from 'domain/reports/removals'
import { NoSuchPage } from '../tables/list/ListContent'
import { counted } from '../ui/parts/counted'
import { ReportChart } from './kit/chart/ReportChart'
import { RangeLine } from './kit/RangeLine'
import { reportAddress, type ReportView } from './kit/reportAddress'
import { ReportPage } from './kit/ReportPage'
import { ReportPager } from './kit/ReportPager'
import { ReportTable } from './kit/ReportTable'
import type { RemovalsPageQuery as Query } from './__generated__/RemovalsPageQuery.graphql'

const RemovalsPageQuery = graphql`
  query RemovalsPageQuery($range: ReportRange!, $page: Int) {
    provider {
      id
      name
      reports {
        removals(range: $range, page: $page) {
          range {
            ...RangeLine_days
          }
          total
          pageCount
          reasons {
            name
            count
          }
          rows {
            clinicianName
            hospital
            timeZone
            completedAt
            reasons
            fields {
              procedureDatabaseId
              procedureName
              fieldName
              type
              values
            }
          }
        }
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }
type Sent = NonNullable<Query['response']['provider']['reports']>['removals']['rows'][number]

const path = '/reports/removals'

/** Calls at which a line came out, and why (administration, section 2). */
const RemovalsPage = ({ queryRef }: Props) => (
  <ReportPage heading="Removals" list="REPORT_REMOVALS" asked={queryRef.fetchKey} fileOf={() => 'removal-report'}>
    {(view) => <Removals queryRef={queryRef} view={view} />}
  </ReportPage>
)

const rowOf = ({ clinicianName, completedAt, fields, ...row }: Sent): RemovalRow => ({
  ...row,
  clinician: clinicianName == null ? null : { fullName: clinicianName },
  hospital: row.hospital ?? null,
  completedAt: completedAt == null ? null : new Date(completedAt),
  fields: fields.map(({ procedureDatabaseId, ...field }) => ({ ...field, procedureId: procedureDatabaseId })),
})

const Removals = ({ queryRef, view }: Props & { view: ReportView }) => {
  const { name, reports } = usePreloadedQuery<Query>(RemovalsPageQuery, queryRef).provider
  const { range, total, pageCount, reasons, rows } = reports!.removals
  if (rows.length === 0 && total > 0)
    return <NoSuchPage page={view.page} first={path + reportAddress.searchOf({ ...view, page: 1 })} />
  return (
    <>
      <RangeLine provider={name} days={range} means={removalMeanings.total}>
        {counted(total, 'call')}
      </RangeLine>
      {reasons.length > 0 ? (
        <Box maxW="2xl" mb="4">
          <chakra.h2 textStyle="md" fontWeight="bold" mb="2">
            Removal Reasons
          </chakra.h2>
          <ReportChart
            title="Why lines came out"
            unit="calls"
            days={range}
            series={[{ name: 'Calls' }]}
            rows={reasons.map((reason) => ({ name: reason.name, values: [reason.count] }))}
          />
          <ReportTable
            label="Why lines came out"
            columns={countColumns('Reason', removalMeanings.reason)}
            rows={reasons}
            keyOf={({ name }) => name}
            empty=""
          />
        </Box>
      ) : null}
      <ReportTable
        label="Removals"
        columns={removalColumns}
        rows={rows.map(rowOf)}
        keyOf={(_row, index) => String(index)}
        cells={{ Fields: fieldsOf }}
        empty="No lines were removed in this range."
      />
      <ReportPager path={path} view={view} pages={pageCount} count={total} noun="call" />
    </>
  )
}

const fieldsOf = ({ fields }: RemovalRow) => (
  <Stack gap="1.5" minW="16rem">
    {byProcedure(fields).map(({ id, name, fields: own }) => (
      <div key={id}>
        <Text as="span" fontWeight="semibold">
          {name}
        </Text>{' '}
        {own.map((field) => `${field.fieldName}: ${valuesInWords(field)}`).join(' · ')}
      </div>
    ))}
  </Stack>
)

export default RemovalsPage
