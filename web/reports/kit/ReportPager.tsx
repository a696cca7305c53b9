import { Box } from '@chakra-ui/react'
import { numberedLinks } from '../../tables/list/pageLinks'
import { Pager } from '../../tables/list/Pager'
import { showCount } from '../../ui/parts/counted'
import { reportAddress, type ReportView } from './reportAddress'

type ReportPagerProps = { path: string; view: ReportView; pages: number; total: string }

/** The position in a report of several pages. */
export const ReportPager = ({ path, view, pages, total }: ReportPagerProps) =>
  pages > 1 ? (
    <Box _print={{ display: 'none' }}>
      <Pager {...numberedLinks(path, reportAddress, view, pages)}>
        {`Page ${showCount(view.page)} of ${showCount(pages)} · ${total}`}
      </Pager>
    </Box>
  ) : null
