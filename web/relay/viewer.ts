import { createContext, useContext } from 'react'

/** What pages need to know about the viewer. The frame provides it, so that pages' own queries are the same for everybody. */
export type Viewer = {
  userId: string
  /** The raw id of the provider that they work in. */
  providerId: string
  canCreateCall: boolean
  canSeeLists: boolean
  canSeeLines: boolean
  canSeeConfiguration: boolean
  canChangeConfiguration: boolean
  canRunJobs: boolean
  canSeeReports: boolean
  canSeeUsers: boolean
  canChangeUsers: boolean
  canManageProviders: boolean
  canManageTokens: boolean
  canManageDevices: boolean
  canSeeAudit: boolean
  /** Reviews documents, and sees those of others and their report. */
  canReviewDocuments: boolean
}

export const ViewerContext = createContext<Viewer | null>(null)

export const useViewer = (): Viewer => {
  const viewer = useContext(ViewerContext)
  if (!viewer) throw new Error('a page stands in the frame')
  return viewer
}
