import { Box, Flex } from '@chakra-ui/react'
import { CalendarX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ViewList } from 'domain/views/filters'
import { useLocation } from 'react-router'
import { useViewer } from '../../relay/viewer'
import { ListContent } from '../../tables/list/ListContent'
import { useAddressView, type Choose } from '../../tables/list/useAddressView'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { fileAddress, reportAddress, type ReportView } from './reportAddress'
import { FileLinks } from './FileLinks'
import { RangePicker } from './RangePicker'
import { FilterSelect } from '../../tables/list/FilterSelect'
import { comparisons } from './choices'
import { ReportTabs } from './ReportTabs'
import { ReportContext } from './ReportView'
import { Views } from '../../views/embeds/Views'
import { usePrintedLight } from '../../ui/browser/usePrintedLight'

type ReportPageProps = {
  heading: string
  /** Whose views are saved. */
  list: ViewList
  /** Identifies the request of the page. */
  asked: string | number
  /** The name of its files without the ending, as the server has it. */
  fileOf?: (view: ReportView) => string
  /** It has several tables, which only a spreadsheet holds. */
  hasTables?: boolean
  /** It can be compared with an earlier range. */
  isComparable?: boolean
  /** Beside the files. */
  actions?: ReactNode
  /** Beside the range. */
  controls?: (view: ReportView, choose: Choose<ReportView>) => ReactNode
  children: (view: ReportView) => ReactNode
}

/** The frame of every report: the other reports, the range, the file, and the answer or why there is none. */
export const ReportPage = ({
  heading,
  list,
  asked,
  fileOf,
  hasTables = false,
  isComparable,
  actions,
  controls,
  children,
}: ReportPageProps) => {
  const { providerId } = useViewer()
  const { pathname } = useLocation()
  usePrintedLight()
  const { view, isOnItsWay, choose } = useAddressView(reportAddress)
  return (
    <>
      <ReportTabs view={view} />
      <Page
        heading={heading}
        actions={
          <>
            {fileOf ? (
              <FileLinks
                addressOf={(ending) => fileAddress(providerId, `${fileOf(view)}.${ending}`, view)}
                csvName={hasTables ? null : `${fileOf(view)}.csv`}
              />
            ) : null}
            {actions}
            <Views list={list} />
          </>
        }
      >
        <Flex wrap="wrap" columnGap="6" rowGap="3" align="flex-start">
          <RangePicker view={view} choose={choose} />
          {isComparable ? (
            <FilterSelect
              isHalf
              w="9.5rem"
              label="Compare With"
              options={comparisons}
              value={view.compare}
              onChange={(compare) => choose({ compare })}
            />
          ) : null}
          {controls?.(view, choose)}
        </Flex>
        <Box mt="4">
          <ListContent
            asked={asked}
            isOnItsWay={isOnItsWay}
            page={view.page}
            first={pathname + reportAddress.searchOf({ ...view, page: 1 })}
            invalid={
              <EmptyState
                role="alert"
                icon={CalendarX}
                title="There is no report for these days."
                description="Choose another range."
              />
            }
          >
            <ReportContext value={{ view, choose }}>{children(view)}</ReportContext>
          </ListContent>
        </Box>
      </Page>
    </>
  )
}
