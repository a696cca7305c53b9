import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { numberedLinks } from '../../tables/list/pageLinks'
import { Pager } from '../../tables/list/Pager'
import { counted, showCount } from '../../ui/parts/counted'
import { reportAddress, type ReportView } from './reportAddress'

type ReportPagerProps = {
  path: string
  view: ReportView
  pages: number
  /** The rows of all pages, and the word for one. */
  count: number
  noun: string
}

/** More rows than these a browser shows and prints too slowly; files have them. */
const mostAtOnce = 5_000

/** The position in a report of several pages, or all of its rows, as paper has them. */
export const ReportPager = ({ path, view, pages, count, noun }: ReportPagerProps) => {
  if (pages <= 1) return null
  const other = path + reportAddress.searchOf({ ...view, all: !view.all, page: 1 })
  const where = view.all
    ? `All ${counted(count, noun)}`
    : `Page ${showCount(view.page)} of ${showCount(pages)} · ${counted(count, noun)}`
  return (
    <>
      <Box _print={{ display: 'none' }}>
        <Pager {...(view.all ? {} : numberedLinks(path, reportAddress, view, pages))}>{where}</Pager>
        {view.all || count <= mostAtOnce ? (
          <Flex justify="flex-end" mt="2">
            <Button asChild variant="ghost" size="sm">
              <Link to={other}>{view.all ? 'Show in Pages' : 'Show All Rows'}</Link>
            </Button>
          </Flex>
        ) : null}
      </Box>
      {view.all ? null : (
        <Text display="none" _print={{ display: 'block' }} mt="2" textStyle="sm">
          {`Only one page is printed: ${where}. Choose Show All Rows to print every row.`}
        </Text>
      )}
    </>
  )
}
