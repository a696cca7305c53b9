import { PageSkeleton } from '../../ui/page/Skeletons'
import { BrandBar } from '../../ui/page/BrandBar'

/** The frame before the viewer is known. */
export const FrameSkeleton = () => (
  <>
    <BrandBar />
    <PageSkeleton />
  </>
)
