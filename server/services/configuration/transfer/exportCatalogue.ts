import {
  countsOf,
  documentFormat,
  documentVersion,
  type CatalogueDocument,
} from '../../../domain/configuration/transfer/document'
import type { Audience, TargetStatus } from '../../../domain/configuration/targets/target'
import { mustSeeAllFacilities } from '../../../domain/configuration/facilities/rules'
import { readFacilities } from '../facilities/readFacilities'
import { authorize, type Request } from '../../kernel/request'
import { stopIf } from '../../kernel/refused'
import { readProcedures } from '../procedures/readProcedures'
import { readPurposes } from '../purposes/readPurposes'
import { readTargets } from '../targets/readTargets'

/** The provider's configuration as one document, in its order (rules 5.10). */
export const exportCatalogue = async (request: Request) => {
  stopIf(mustSeeAllFacilities(authorize(request, 'catalogue:see')))
  const [purposes, facilities, procedures, targets] = [
    await readPurposes(request),
    await readFacilities(request),
    await readProcedures(request),
    await readTargets(request),
  ]
  const lists = {
    purposes: purposes.map(({ name, lineCheck, procedures: usual }) => ({
      name,
      lineCheck,
      procedures: usual.map(({ procedureId }) => procedures.find(({ id }) => id === procedureId)!.name),
    })),
    facilities: facilities.map(({ name, timeZone, followUpsEnabled, requiredCallFields, rooms, ...facility }) => ({
      name,
      timeZone,
      followUpsEnabled,
      workingFrom: facility.workingFrom,
      workingTo: facility.workingTo,
      workingDays: facility.workingDays,
      requiredCallFields,
      rooms: rooms.map((room) => room.name),
    })),
    procedures: procedures.map(({ name, followUpInterval, countInPerformance, requiredCallFields, fields }) => ({
      name,
      followUpInterval,
      countInPerformance,
      requiredCallFields,
      fields: fields.map(
        ({ name: fieldName, type, required, followUpTypeName, externalLength, hideHeader, hideGroup, options }) => ({
          name: fieldName,
          type,
          required,
          followUpTypeName,
          externalLength,
          hideHeader,
          hideGroup,
          options: options.map(({ value, endFollowUp, immediateFollowUpInterval, excludesOthers, requires }) => ({
            value,
            endFollowUp,
            immediateFollowUpInterval,
            excludesOthers,
            requires: fields
              .filter(({ id }) => requires.some(({ fieldId }) => fieldId === id))
              .map((required_) => required_.name),
          })),
        }),
      ),
    })),
    waitingTargets: targets.map(({ purpose, facility, status, ...target }) => ({
      status: status as TargetStatus,
      purpose: purpose && purpose.name,
      facility: facility && facility.name,
      targetMinutes: target.targetMinutes,
      escalateAfter: target.escalateAfter,
      escalateTo: target.escalateTo as Audience[],
      repeatEvery: target.repeatEvery,
    })),
  }
  return {
    format: documentFormat,
    version: documentVersion,
    counts: countsOf(lists),
    ...lists,
  } satisfies CatalogueDocument
}
