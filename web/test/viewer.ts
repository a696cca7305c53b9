import type { Viewer } from '../relay/viewer'

/** An administrator, who may do everything in their provider. */
export const administrator: Viewer = {
  userId: 'raw-amara',
  providerId: 'riverside',
  canCreateCall: true,
  canSeeLists: true,
  canSeeLines: true,
  canSeeConfiguration: true,
  canChangeConfiguration: true,
  canRunJobs: true,
  canSeeReports: true,
  canSeeUsers: true,
  canChangeUsers: true,
  canManageProviders: false,
  canManageTokens: true,
  canManageDevices: true,
  canSeeAudit: true,
  canReviewDocuments: true,
}
