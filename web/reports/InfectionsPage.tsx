import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { infectionColumns, type InfectionRow } from 'domain/reports/infections'
import { NoSuchPage } from '../tables/list/ListContent'
import { counted } from '../ui/parts/counted'
import { RangeLine } from './kit/RangeLine'
import { reportAddress, type ReportView } from './kit/reportAddress'
import { ReportPage } from './kit/ReportPage'
import { ReportPager } from './kit/ReportPager'
import { ReportTable } from './kit/ReportTable'
import type { InfectionsPageQuery as Query } from './__generated__/InfectionsPageQuery.graphql'

const InfectionsPageQuery = graphql`
  query InfectionsPageQuery($range: ReportRange!, $page: Int) {
    provider {
      id
      name
      reports {
        infections(range: $range, page: $page) {
          range {
            ...RangeLine_days
          }
          total
          pageCount
          rows {
            lineName
            roomName
            facilityName
            roomDescription
            infectionNotes
            timeZone
            createdAt
            createdByName
            completedAt
            completedByName
            infectionStart
            infectionStop
          }
        }
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }
type Sent = NonNullable<Query['response']['provider']['reports']>['infections']['rows'][number]

const path = '/reports/infections'

/** Infections that started in the range (administration, section 2). */
const InfectionsPage = ({ queryRef }: Props) => (
  <ReportPage
    heading="Infections"
    list="REPORT_INFECTIONS"
    asked={queryRef.fetchKey}
    fileOf={() => 'infections-report'}
  >
    {(view) => <Infections queryRef={queryRef} view={view} />}
  </ReportPage>
)

const person = (fullName: string | null | undefined) => (fullName == null ? null : { fullName })

const rowOf = (row: Sent): InfectionRow => ({
  name: row.lineName,
  room: row.roomName == null ? null : { name: row.roomName, facility: { name: row.facilityName! } },
  roomDescription: row.roomDescription ?? null,
  infectionNotes: row.infectionNotes ?? null,
  timeZone: row.timeZone,
  createdAt: new Date(row.createdAt),
  createdBy: person(row.createdByName),
  completedAt: row.completedAt == null ? null : new Date(row.completedAt),
  completedBy: person(row.completedByName),
  infectionStart: row.infectionStart,
  infectionStop: row.infectionStop ?? null,
})

const Infections = ({ queryRef, view }: Props & { view: ReportView }) => {
  const { name, reports } = usePreloadedQuery<Query>(InfectionsPageQuery, queryRef).provider
  const { range, total, pageCount, rows } = reports!.infections
  if (rows.length === 0 && total > 0)
    return <NoSuchPage page={view.page} first={path + reportAddress.searchOf({ ...view, page: 1 })} />
  return (
    <>
      <RangeLine provider={name} days={range}>
        {counted(total, 'infection')}
      </RangeLine>
      <ReportTable
        label="Infections"
        columns={infectionColumns}
        rows={rows.map(rowOf)}
        keyOf={(_row, index) => String(index)}
        empty="No infection started in this range."
      />
      <ReportPager path={path} view={view} pages={pageCount} count={total} noun="infection" />
    </>
  )
}

export default InfectionsPage
