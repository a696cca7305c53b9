import { PageSkeleton } from '../../ui/page/Skeletons'
import { BrandBar } from '../header/BrandBar'

/** The frame before anything is known of who looks at it. */
export const FrameSkeleton = () => (
  <>
    <BrandBar />
    <PageSkeleton />
  </>
)
