/** Rows by the columns of their tables, in camel case. */
import type { Role } from '../../../server/domain/kernel/actor'
import type { JobName } from '../../../server/domain/jobs/jobs'
import type { FieldType } from '../../../server/domain/configuration/procedures/catalogue'

export interface ProviderRow {
  id: string
  name: string
  createdAt: Date
}

export interface UserRow {
  id: string
  fullName: string
  email: string
  active: boolean
  training: boolean
  superadmin: boolean
  isLocked: boolean
  lastProviderId: string
  createdAt: Date
}

export interface ProviderRoleRow {
  id: string
  providerId: string
  userId: string
  role: Role
  joinedAt: Date
}

export interface AllowedFacilityRow {
  providerId: string
  userId: string
  facilityId: string
}

export interface FacilityRow {
  id: string
  providerId: string
  name: string
  timeZone: string
  followUpsEnabled: boolean
  weight: number
  requiredCallFields: string[]
}

export interface RoomRow {
  id: string
  providerId: string
  facilityId: string
  name: string
}

export interface PurposeRow {
  id: string
  providerId: string
  name: string
  weight: number
  lineCheck: boolean
}

export interface StatusCodeRow {
  id: string
  providerId: string
  name: string
}

export interface LineRow {
  id: string
  providerId: string
  name: string
  followUpInterval: number
  nextChangeDate: Date
  roomId: string
  mrn: string
  orderingProvider: string
  infection: boolean
  infectionNotes: string | null
  createdAt: Date
  completedAt: Date | null
  completedById: string | null
}

export interface CallRow {
  id: string
  providerId: string
  version: number
  purposeId: string
  customJob: string | null
  statusCodeId: string
  roomId: string | null
  roomDescription: string | null
  contact: string | null
  insertedBy: string | null
  preComments: string | null
  comments: string | null
  patientFirstName: string | null
  patientLastName: string | null
  dob: string | null
  mrn: string | null
  orderingProvider: string | null
  lineId: string | null
  followUpFromId: string | null
  assignedToId: string | null
  followUpDays: number | null
  aliveAt: Date
  announcedAt: Date | null
  createdAt: Date
  startTime: Date | null
  completedAt: Date | null
  updatedAt: Date
  dressingChangeDate: Date | null
  deletedAt: Date | null
  createdById: string | null
  updatedById: string | null
  completedById: string | null
  deletedById: string | null
}

export interface WorkOrderRow {
  id: string
  providerId: string
  callId: string
  userId: string
  isLead: boolean
  isTraining: boolean
  isAssisting: boolean
  startedAt: Date
  endedAt: Date | null
}

export interface LineCheckSettingsRow {
  providerId: string
  version: number
  timeHour: number
  timeMinute: number
  enabledDays: number[]
  purposeId: string
  whitelist: string[]
  blacklist: string[]
  checkedUpTo: Date
}

export interface JobRow {
  id: string
  providerId: string
  name: JobName
  dueAt: Date
  settledAt: Date
}

export interface ProcedureRow {
  id: string
  providerId: string
  name: string
  weight: number
  followUpInterval: number | null
  countInPerformance: boolean
  requiredCallFields: string[]
}

export interface ProcedureFieldRow {
  id: string
  providerId: string
  procedureId: string
  name: string
  weight: number
  type: FieldType
  required: boolean
  followUpTypeName: boolean
  hideHeader: boolean
  hideGroup: boolean
}

export interface ProcedureFieldOptionRow {
  id: string
  providerId: string
  fieldId: string
  value: string
  weight: number
  endFollowUp: boolean
  immediateFollowUpInterval: number | null
}

export interface OptionRequirementRow {
  providerId: string
  optionId: string
  fieldId: string
}

export interface CallValueRow {
  providerId: string
  callId: string
  fieldId: string
  procedureId: string
  procedureName: string
  procedureWeight: number
  fieldName: string
  fieldWeight: number
  fieldType: FieldType
  followUpTypeName: boolean
  endFollowUp: boolean
  values: string[]
}

export interface InfectionRow {
  id: string
  providerId: string
  lineId: string
  startedOn: string
  stoppedOn: string | null
  createdAt: Date
  createdById: string
}
