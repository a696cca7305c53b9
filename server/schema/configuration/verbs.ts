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
import { actorOf } from '../kernel/context'
import type { SuccessFields } from '../kernel/inputs'
import { recordAfter, verb } from '../kernel/verb'
import { IntervalUnitsRef } from './lineChecks'
import { TargetStatusRef } from './target'

/** The provider, through which a screen reads its lists again. */
export const provider = <S extends object>(t: SuccessFields<S>) => ({
  provider: t.prismaField({
    type: 'Provider',
    description: 'The provider, with its lists as they are now.',
    resolve: (query, _done, _args, context) =>
      context.db.provider.findUniqueOrThrow({ ...query, where: { id: actorOf(context).providerId } }),
  }),
})
const facility = <S extends { facilityId: string }>(t: SuccessFields<S>) => ({
  facility: recordAfter(t, 'Facility', (done) => done.facilityId, { description: 'The facility as it is now.' }),
})
const room = (t: SuccessFields<{ facilityId: string; roomId: string }>) => ({
  room: recordAfter(t, 'Room', (done) => done.roomId, { description: 'The room as it is now.' }),
  ...facility(t),
})
const purpose = <S extends { purposeId: string }>(t: SuccessFields<S>) => ({
  purpose: recordAfter(t, 'Purpose', (done) => done.purposeId, { description: 'The purpose as it is now.' }),
  ...provider(t),
})
const requirement = <S extends { requirementId: string }>(t: SuccessFields<S>) => ({
  requirement: recordAfter(t, 'ComplianceRequirement', (done) => done.requirementId, {
    description: 'The requirement as it is now.',
  }),
  ...provider(t),
})
const procedure = <S extends { procedureId: string }>(t: SuccessFields<S>) => ({
  procedure: recordAfter(t, 'Procedure', (done) => done.procedureId, { description: 'The procedure as it is now.' }),
})
const field = <S extends { fieldId: string }>(t: SuccessFields<S>) => ({
  field: recordAfter(t, 'ProcedureField', (done) => done.fieldId, { description: 'The field as it is now.' }),
})
const option = (t: SuccessFields<{ fieldId: string; optionId: string }>) => ({
  option: recordAfter(t, 'ProcedureFieldOption', (done) => done.optionId, { description: 'The option as it is now.' }),
  ...field(t),
})

/** The global id of a deleted item, for lists that drop it. */
const deletedId = <S extends object>(t: SuccessFields<S>, typename: string, idOf: (done: S) => string) =>
  t.id({
    description: 'The id of the deleted item.',
    resolve: (done) => encodeGlobalID(typename, idOf(done)),
  })

for (const command of [createFacility, updateFacility])
  verb(command, { success: (t) => ({ ...facility(t), ...provider(t) }) })
verb(deleteFacility, {
  success: (t) => ({ deletedFacilityId: deletedId(t, 'Facility', (done) => done.facilityId), ...provider(t) }),
})
verb(addRooms, { success: facility })
for (const command of [renameRoom, hideRoom, showRoom]) verb(command, { success: room })

for (const command of [createPurpose, updatePurpose]) verb(command, { success: purpose })
verb(deletePurpose, {
  success: (t) => ({ deletedPurposeId: deletedId(t, 'Purpose', (done) => done.purposeId), ...provider(t) }),
})

for (const command of [createProcedure, updateProcedure, deleteProcedure, undeleteProcedure])
  verb(command, { success: (t) => ({ ...procedure(t), ...provider(t) }) })

for (const command of [createProcedureField, updateProcedureField])
  verb(command, { types: { type: FieldTypeRef }, success: (t) => ({ ...field(t), ...procedure(t) }) })
verb(deleteProcedureField, {
  success: (t) => ({ deletedFieldId: deletedId(t, 'ProcedureField', (done) => done.fieldId), ...procedure(t) }),
})
verb(reorderProcedureFields, { names: { parentId: 'procedureId' }, success: procedure })

verb(createProcedureFieldOption, { nullLeavesOut: ['requiredFieldIds'], success: option })
verb(updateProcedureFieldOption, { success: option })
verb(deleteProcedureFieldOption, {
  success: (t) => ({ deletedOptionId: deletedId(t, 'ProcedureFieldOption', (done) => done.optionId), ...field(t) }),
})
verb(reorderProcedureFieldOptions, { names: { parentId: 'fieldId' }, success: field })

verb(createComplianceRequirement, { nullLeavesOut: ['facilityIds'], success: requirement })
verb(updateComplianceRequirement, { success: requirement })
verb(deleteComplianceRequirement, {
  success: (t) => ({
    deletedRequirementId: deletedId(t, 'ComplianceRequirement', (done) => done.requirementId),
    ...provider(t),
  }),
})
verb(createComplianceCategory, {
  success: (t) => ({
    category: recordAfter(t, 'ComplianceCategory', (done) => done.categoryId, {
      description: 'The category as it is now.',
    }),
    ...provider(t),
  }),
})
verb(deleteComplianceCategory, {
  success: (t) => ({
    deletedCategoryId: deletedId(t, 'ComplianceCategory', (done) => done.categoryId),
    ...provider(t),
  }),
})
verb(saveComplianceConfiguration, { success: provider })
verb(saveCentralTypes, { success: provider })

const waitingTarget = <S extends { targetId: string }>(t: SuccessFields<S>) => ({
  waitingTarget: recordAfter(t, 'WaitingTarget', (done) => done.targetId, {
    description: 'The waiting target as it is now.',
  }),
  ...provider(t),
})
verb(createWaitingTarget, {
  types: { status: TargetStatusRef, escalateTo: [AudienceRef] },
  nullLeavesOut: ['escalateTo'],
  success: waitingTarget,
})
verb(updateWaitingTarget, { types: { escalateTo: [AudienceRef] }, success: waitingTarget })
verb(deleteWaitingTarget, {
  success: (t) => ({ deletedTargetId: deletedId(t, 'WaitingTarget', (done) => done.targetId), ...provider(t) }),
})

for (const command of [reorderFacilities, reorderPurposes, reorderProcedures, reorderComplianceRequirements])
  verb(command, { success: provider })
verb(clearLineChecks, { success: provider })
verb(setLineCheckInterval, { types: { intervalUnits: IntervalUnitsRef }, success: provider })
verb(setLineCheckTime, { success: provider })
