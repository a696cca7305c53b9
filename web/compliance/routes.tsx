import { FileCheck } from 'lucide-react'
import { globalId } from '../relay/globalId'
import type { PageRow } from '../live/pageRow'
import { PageSkeleton } from '../ui/page/Skeletons'

/** Documents of the signed-in person and of others. The dashboard is the account's page, the report one of the reports. */
export const compliancePages: readonly PageRow[] = [
  {
    path: 'account/documentupload',
    page: () => import('./upload/UploadPage'),
    query: () => import('./upload/__generated__/UploadPageQuery.graphql'),
    outline: <PageSkeleton heading="Document Upload" />,
  },
  {
    path: 'reports/documents/:userId',
    page: () => import('./person/PersonPage'),
    query: () => import('./person/__generated__/PersonPageQuery.graphql'),
    variables: ({ params }) => ({ personId: globalId('User', params.userId ?? '') }),
    may: ({ canReviewDocuments }) => canReviewDocuments,
  },
  {
    path: 'compliance/review',
    page: () => import('./review/ReviewPage'),
    query: () => import('./review/__generated__/ReviewPageQuery.graphql'),
    outline: <PageSkeleton heading="Document Review" />,
    section: { name: 'Document Review', icon: FileCheck, menu: 'Administration' },
    may: ({ canReviewDocuments }) => canReviewDocuments,
  },
]
