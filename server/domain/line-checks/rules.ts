import { doesNotExist, type FieldRefusal } from '../kernel/refusal'
import { needsCustomName, purposeNames } from '../configuration/purposes/purpose'

/** Line checks are made with a purpose that may be chosen now, and that needs no name of its own for each call. */
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
