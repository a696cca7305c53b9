import type { Clients } from '../../db/access/client'
import type { FieldType } from '../../domain/configuration/procedures/catalogue'

type Option = { value: string; endFollowUp?: true; immediateFollowUpInterval?: number; requires?: string }
type Field = { name: string; type: FieldType; required?: true; followUpTypeName?: true; options?: Option[] }

const options = (...values: (string | Option)[]): Option[] =>
  values.map((value) => (typeof value === 'string' ? { value } : value))

/** A small configuration with every type of field and every kind of rule. */
const procedures: { name: string; followUpInterval?: number; requiredCallFields?: string[]; fields: Field[] }[] = [
  {
    name: 'Insertion',
    followUpInterval: 7,
    requiredCallFields: ['patientLastName'],
    fields: [
      {
        name: 'Insertion Type',
        type: 'radio',
        required: true,
        followUpTypeName: true,
        options: options('SL PICC', 'ML'),
      },
      {
        name: 'Tip confirmation',
        type: 'radio',
        options: options('ECG', { value: 'Chest X-ray', requires: 'X-ray read by' }),
      },
      { name: 'X-ray read by', type: 'text' },
      { name: 'Catheter length', type: 'number' },
    ],
  },
  {
    name: 'Dressing',
    fields: [
      {
        name: 'Kind',
        type: 'radio',
        options: options(
          { value: 'Transparent', immediateFollowUpInterval: 7 },
          { value: 'Gauze', immediateFollowUpInterval: 2 },
        ),
      },
      { name: 'Site', type: 'checkboxes', options: options('Clean', 'Red', 'Swollen') },
      { name: 'Biopatch', type: 'checkbox' },
    ],
  },
  {
    name: 'Removal',
    fields: [
      { name: 'Reason', type: 'radio', options: options({ value: 'Treatment ended', endFollowUp: true }, 'Occlusion') },
    ],
  },
  { name: 'Education', fields: [{ name: 'Topic', type: 'text' }] },
]

/** Creates the configuration in the provider; answers the ids of fields by name. */
export const openCatalogue = async (
  { system }: Clients,
  providerId: string,
): Promise<{ procedures: Record<string, string>; fields: Record<string, string> }> => {
  const ids = { procedures: {} as Record<string, string>, fields: {} as Record<string, string> }
  for (const [weight, { fields, ...procedure }] of procedures.entries()) {
    const { id: procedureId } = await system.procedure.create({ data: { providerId, weight, ...procedure } })
    ids.procedures[procedure.name] = procedureId
    const made = await system.procedureField.createManyAndReturn({
      data: fields.map(({ options: _options, ...field }, fieldWeight) => ({
        providerId,
        procedureId,
        weight: fieldWeight,
        ...field,
      })),
    })
    for (const { name, id } of made) ids.fields[name] = id
    for (const field of fields)
      for (const [optionWeight, { requires, ...option }] of (field.options ?? []).entries()) {
        const { id: optionId } = await system.procedureFieldOption.create({
          data: { providerId, fieldId: ids.fields[field.name]!, weight: optionWeight, ...option },
        })
        if (requires)
          await system.optionRequirement.create({ data: { providerId, optionId, fieldId: ids.fields[requires]! } })
      }
  }
  return ids
}
