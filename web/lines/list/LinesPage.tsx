import { Box } from '@chakra-ui/react'
import type { PreloadedQuery } from 'react-relay'
import { ListContent } from '../../tables/list/ListContent'
import { useAddressView } from '../../tables/list/useAddressView'
import { Views } from '../../views/embeds/Views'
import { LinesFrame } from '../LinesFrame'
import { firstPage, lineAddress, linePath, searchOf } from './lineAddress'
import { LineControls } from './LineControls'
import { LineTable } from './LineTable'
import type { LineTableQuery } from './__generated__/LineTableQuery.graphql'

/** The list of lines (administration, section 2). */
export default function LinesPage({ queryRef }: { queryRef: PreloadedQuery<LineTableQuery> }) {
  const { view, isOnItsWay, choose } = useAddressView(lineAddress)
  return (
    <LinesFrame actions={<Views list="LINES" />}>
      <LineControls view={view} choose={choose} />
      <Box mt="4">
        <ListContent
          asked={queryRef.fetchKey}
          isOnItsWay={isOnItsWay}
          page={view.page}
          first={linePath + searchOf({ ...view, ...firstPage })}
        >
          <LineTable view={view} queryRef={queryRef} />
        </ListContent>
      </Box>
    </LinesFrame>
  )
}
