import { ListSkeleton } from '../../tables/list/ListSkeleton'
import { Page } from '../../ui/page/Page'
import { Skeleton, Skeletons } from '../../ui/page/Skeletons'

/** A list whose page is on its way. */
export const ListPageSkeleton = ({ heading }: { heading: string }) => (
  <Page heading={heading}>
    <Skeletons>
      <Skeleton h="11" w="56" borderRadius="l2" mb="4" mt="6" />
    </Skeletons>
    <ListSkeleton />
  </Page>
)
