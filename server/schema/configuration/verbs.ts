import { saveCentralTypes } from '../../services/configuration/procedures/centralTypes'
import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  createComplianceCategory,
  deleteComplianceCategory,
  saveComplianceConfiguration,
} from '../../services/configuration/compliance/configureCategories'
import {
  createComplianceRequirement,
  deleteComplianceRequirement,
  reorderComplianceRequirements,
  updateComplianceRequirement,
} from '../../services/configuration/compliance/configureRequirements'
import {
  createFacility,
  deleteFacility,
  reorderFacilities,
  updateFacility,
} from '../../services/configuration/facilities/configureFacilities'
import { addRooms, hideRoom, renameRoom, showRoom } from '../../services/configuration/facilities/configureRooms'
import {
  createProcedureField,
  deleteProcedureField,
  reorderProcedureFields,
  updateProcedureField,
} from '../../services/configuration/procedures/configureFields'
import {
  createProcedureFieldOption,
  deleteProcedureFieldOption,
  reorderProcedureFieldOptions,
  updateProcedureFieldOption,
} from '../../services/configuration/procedures/configureOptions'
import {
  createProcedure,
  deleteProcedure,
  reorderProcedures,
  undeleteProcedure,
  updateProcedure,
} from '../../services/configuration/procedures/configureProcedures'
import {
  createPurpose,
  deletePurpose,
  reorderPurposes,
  updatePurpose,
} from '../../services/configuration/purposes/configurePurposes'
import {
  createWaitingTarget,
  deleteWaitingTarget,
  updateWaitingTarget,
} from '../../services/configuration/targets/configureTargets'
import { clearLineChecks, setLineCheckInterval, setLineCheckTime } from '../../services/line-checks/configureLineChecks'
import { AudienceRef, FieldTypeRef } from '../kernel/configurationTypes'
import type { SuccessFields } from '../kernel/inputs'
import { changed, ProviderChanged, recordAfter, verb } from '../kernel/verb'
import { IntervalUnitsRef } from './lineChecks'
import { TargetStatusRef } from './target'

const FacilityChanged = changed<{ facilityId: string }>('FacilityChanged', 'A verb on a facility succeeded.', (t) => ({
  facility: recordAfter(t, 'Facility', (done) => done.facilityId, { description: 'The facility as it is now.' }),
}))
const ProcedureChanged = changed<{ procedureId: string }>(
  'ProcedureChanged',
  'A verb on a procedure succeeded.',
  (t) => ({
    procedure: recordAfter(t, 'Procedure', (done) => done.procedureId, { description: 'The procedure as it is now.' }),
  }),
)
const ProcedureFieldChanged = changed<{ fieldId: string }>(
  'ProcedureFieldChanged',
  'A verb on a field of a procedure succeeded.',
  (t) => ({
    field: recordAfter(t, 'ProcedureField', (done) => done.fieldId, { description: 'The field as it is now.' }),
  }),
)

/** The global id of a deleted item, for lists that drop it. */
const deletedId = <S extends object>(t: SuccessFields<S>, typename: string, idOf: (done: S) => string) =>
  t.id({
    description: 'The id of the deleted item.',
    resolve: (done) => encodeGlobalID(typename, idOf(done)),
  })

for (const command of [createFacility, updateFacility]) verb(command, { changes: [FacilityChanged, ProviderChanged] })
verb(deleteFacility, {
  changes: [ProviderChanged],
  success: (t) => ({ deletedFacilityId: deletedId(t, 'Facility', (done) => done.facilityId) }),
})
verb(addRooms, { changes: [FacilityChanged] })
for (const command of [renameRoom, hideRoom, showRoom])
  verb(command, {
    changes: [FacilityChanged],
    success: (t) => ({
      room: recordAfter(t, 'Room', (done) => done.roomId, { description: 'The room as it is now.' }),
    }),
  })

for (const command of [createPurpose, updatePurpose])
  verb(command, {
    changes: [ProviderChanged],
    success: (t) => ({
      purpose: recordAfter(t, 'Purpose', (done) => done.purposeId, { description: 'The purpose as it is now.' }),
    }),
  })
verb(deletePurpose, {
  changes: [ProviderChanged],
  success: (t) => ({ deletedPurposeId: deletedId(t, 'Purpose', (done) => done.purposeId) }),
})

for (const command of [createProcedure, updateProcedure, deleteProcedure, undeleteProcedure])
  verb(command, { changes: [ProcedureChanged, ProviderChanged] })

for (const command of [createProcedureField, updateProcedureField])
  verb(command, { types: { type: FieldTypeRef }, changes: [ProcedureFieldChanged, ProcedureChanged] })
verb(deleteProcedureField, {
  changes: [ProcedureChanged],
  success: (t) => ({ deletedFieldId: deletedId(t, 'ProcedureField', (done) => done.fieldId) }),
})
verb(reorderProcedureFields, { names: { parentId: 'procedureId' }, changes: [ProcedureChanged] })

const option = (t: SuccessFields<{ optionId: string }>) => ({
  option: recordAfter(t, 'ProcedureFieldOption', (done) => done.optionId, { description: 'The option as it is now.' }),
})
verb(createProcedureFieldOption, {
  nullLeavesOut: ['requiredFieldIds'],
  changes: [ProcedureFieldChanged],
  success: option,
})
verb(updateProcedureFieldOption, { changes: [ProcedureFieldChanged], success: option })
verb(deleteProcedureFieldOption, {
  changes: [ProcedureFieldChanged],
  success: (t) => ({ deletedOptionId: deletedId(t, 'ProcedureFieldOption', (done) => done.optionId) }),
})
verb(reorderProcedureFieldOptions, { names: { parentId: 'fieldId' }, changes: [ProcedureFieldChanged] })

const requirement = <S extends { requirementId: string }>(t: SuccessFields<S>) => ({
  requirement: recordAfter(t, 'ComplianceRequirement', (done) => done.requirementId, {
    description: 'The requirement as it is now.',
  }),
})
verb(createComplianceRequirement, {
  nullLeavesOut: ['facilityIds'],
  changes: [ProviderChanged],
  success: requirement,
})
verb(updateComplianceRequirement, { changes: [ProviderChanged], success: requirement })
verb(deleteComplianceRequirement, {
  changes: [ProviderChanged],
  success: (t) => ({ deletedRequirementId: deletedId(t, 'ComplianceRequirement', (done) => done.requirementId) }),
})
verb(createComplianceCategory, {
  changes: [ProviderChanged],
  success: (t) => ({
    category: recordAfter(t, 'ComplianceCategory', (done) => done.categoryId, {
      description: 'The category as it is now.',
    }),
  }),
})
verb(deleteComplianceCategory, {
  changes: [ProviderChanged],
  success: (t) => ({ deletedCategoryId: deletedId(t, 'ComplianceCategory', (done) => done.categoryId) }),
})

const waitingTarget = <S extends { targetId: string }>(t: SuccessFields<S>) => ({
  waitingTarget: recordAfter(t, 'WaitingTarget', (done) => done.targetId, {
    description: 'The waiting target as it is now.',
  }),
})
verb(createWaitingTarget, {
  types: { status: TargetStatusRef, escalateTo: [AudienceRef] },
  nullLeavesOut: ['escalateTo'],
  changes: [ProviderChanged],
  success: waitingTarget,
})
verb(updateWaitingTarget, {
  types: { escalateTo: [AudienceRef] },
  changes: [ProviderChanged],
  success: waitingTarget,
})
verb(deleteWaitingTarget, {
  changes: [ProviderChanged],
  success: (t) => ({ deletedTargetId: deletedId(t, 'WaitingTarget', (done) => done.targetId) }),
})

for (const command of [
  reorderFacilities,
  reorderPurposes,
  reorderProcedures,
  reorderComplianceRequirements,
  saveComplianceConfiguration,
  saveCentralTypes,
  clearLineChecks,
  setLineCheckTime,
])
  verb(command, { changes: [ProviderChanged] })
verb(setLineCheckInterval, { types: { intervalUnits: IntervalUnitsRef }, changes: [ProviderChanged] })
