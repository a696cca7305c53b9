import { findCall } from '../../../services/calls/readCall'
import { recordPatientReads } from '../../../services/kernel/audit'
import type { ListKind, Subject, SubjectKind } from '../../../services/kernel/refused'
import type { Request } from '../../../services/kernel/request'
import { findLine } from '../../../services/lines/reading/readLine'
import { showCategories, showComplianceConfiguration, showRequirements } from '../configuration/compliance'
import { showDocument } from '../compliance/compliance'
import { showFacilities } from '../configuration/facilities'
import { showLineChecks } from '../line-checks/lineChecks'
import { line as shownLine } from '../lines/lines'
import { among } from '../configuration/configuration'
import { showFields } from '../configuration/procedureFields'
import { showAllProcedures, showCentralTypes, showProcedures } from '../configuration/procedures'
import { showPurposes } from '../configuration/purposes'
import { showTargets } from '../configuration/targets'
import { showUser } from '../users/users'
import { showProvider } from '../providers/providers'
import { showCommitteeMail } from '../reports/showCommittee'
import { call as shownCall } from './showCall'

type ReadRecord = (request: Request, id: string) => Promise<unknown>

const records: Record<SubjectKind, ReadRecord> = {
  call: async (request, id) => {
    const call = await findCall(request, id)
    if (call) await recordPatientReads(request, [call.id])
    return call && shownCall.show(call)
  },
  line: async (request, id) => {
    const line = await findLine(request, id)
    return line && shownLine.show(line)
  },
  provider: showProvider,
  // The contract has no jobs.
  job: () => Promise.resolve(undefined),
  user: showUser,
  purpose: among(showPurposes),
  facility: among(showFacilities),
  room: among(async (request) => (await showFacilities(request)).flatMap(({ rooms }) => rooms)),
  procedure: among(showAllProcedures),
  procedureField: among(showFields),
  procedureFieldOption: among(async (request) => (await showFields(request)).flatMap(({ options }) => options)),
  complianceCategory: among(showCategories),
  complianceRequirement: among(showRequirements),
  complianceDocument: showDocument,
  waitingTarget: among(showTargets),
  // The contract has no verbs on hand-overs, and no saved views.
  handoverNote: () => Promise.resolve(undefined),
  handover: () => Promise.resolve(undefined),
  savedView: () => Promise.resolve(undefined),
}

const lists: Record<ListKind, ReadRecord> = {
  lineChecks: showLineChecks,
  purposes: showPurposes,
  facilities: showFacilities,
  procedures: (request) => showProcedures(request),
  fields: async (request, id) => (await among(showAllProcedures)(request, id))?.fields,
  options: async (request, id) => (await among(showFields)(request, id))?.options,
  requirements: showRequirements,
  complianceConfiguration: showComplianceConfiguration,
  centralTypes: showCentralTypes,
  committeeMail: showCommitteeMail,
}

/** The current state of a refusal's record or list, as the contract shows it. */
export const currentRecord = (request: Request, { kind, id, list }: Subject): Promise<unknown> =>
  (list ? lists[list] : records[kind])(request, id)
