import { doesNotExist, type FieldRefusal } from '../kernel/refusal'
import { needsCustomName, purposeNames } from '../configuration/purposes/purpose'

/** The purpose of line checks must be one that can be chosen now, and not Custom. */
export const wrongCheckPurpose = (purpose: { name: string } | null): FieldRefusal[] => {
  if (!purpose) return [doesNotExist('purposeId')]
  return needsCustomName(purpose.name)
    ? [
        {
          field: 'purposeId',
          message: `Each call with ${purposeNames.custom} is named by hand, so line checks need another purpose`,
        },
      ]
    : []
}
