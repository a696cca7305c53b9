import { PageSkeleton } from '../ui/Skeletons'
import { BrandBar } from './BrandBar'

/** The frame before anything is known of who looks at it. */
export const FrameSkeleton = () => (
  <>
    <BrandBar />
    <PageSkeleton />
  </>
)
