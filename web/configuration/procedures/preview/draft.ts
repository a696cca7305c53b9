import type { FieldType } from 'domain/configuration/procedures/catalogue'
import { checkInput } from 'domain/kernel/input/input'
import { createOptionInput } from 'domain/configuration/procedures/input'
import type { ProcedurePreviewQuery$rawResponse } from './__generated__/ProcedurePreviewQuery.graphql'

/** A procedure with unsaved changes. */
export type Draft = ProcedurePreviewQuery$rawResponse['provider']['procedures'][number]
export type DraftField = Draft['fields'][number]
export type DraftOption = DraftField['options'][number]

/** The id of a new item, which no saved record has. */
const newId = 'new'

/** The items in the order of another list with the same ids. */
export const inOrder = <Item extends { readonly id: string }>(
  items: readonly Item[],
  order: readonly { readonly id: string }[],
): Item[] => order.flatMap(({ id }) => items.find((item) => item.id === id) ?? [])

/** The procedure with one field's entries; a new field comes last, once its type is chosen. */
export const withField = (
  draft: Draft,
  databaseId: string | null,
  entries: Pick<DraftField, 'name' | 'required' | 'followUpTypeName' | 'hideHeader' | 'hideGroup'> & {
    type: FieldType | null
  },
): Draft => {
  const { name, required, followUpTypeName, hideHeader, hideGroup } = entries
  const entered = {
    name: name.trim() || 'New field',
    required,
    followUpTypeName,
    hideHeader,
    hideGroup,
    ...(entries.type ? { type: entries.type } : {}),
  }
  if (databaseId !== null)
    return {
      ...draft,
      fields: draft.fields.map((field) => (field.databaseId === databaseId ? { ...field, ...entered } : field)),
    }
  if (entries.type === null) return draft
  return {
    ...draft,
    fields: [...draft.fields, { id: newId, databaseId: newId, options: [], ...entered, type: entries.type }],
  }
}

/** The procedure with other options for one field. */
export const withOptions = (
  draft: Draft,
  fieldDatabaseId: string,
  change: (options: readonly DraftOption[]) => readonly DraftOption[],
): Draft => ({
  ...draft,
  fields: draft.fields.map((field) =>
    field.databaseId === fieldDatabaseId ? { ...field, options: change(field.options) } : field,
  ),
})

const daysInput = createOptionInput.pick(['immediateFollowUpInterval'])

/** The procedure with one option's entries; a new option comes last. */
export const withOption = (
  draft: Draft,
  fieldDatabaseId: string,
  optionId: string | null,
  entries: Pick<DraftOption, 'value' | 'endFollowUp' | 'requiredFieldIds' | 'excludesOthers'> & {
    immediateFollowUpInterval: string
  },
): Draft => {
  const { value, endFollowUp, requiredFieldIds, excludesOthers, immediateFollowUpInterval } = entries
  const entered = {
    value: value.trim() || 'New option',
    endFollowUp,
    requiredFieldIds,
    excludesOthers,
    immediateFollowUpInterval:
      checkInput(daysInput, { immediateFollowUpInterval }).value?.immediateFollowUpInterval ?? null,
  }
  return withOptions(draft, fieldDatabaseId, (options) =>
    optionId === null
      ? [...options, { id: newId, ...entered }]
      : options.map((option) => (option.id === optionId ? { ...option, ...entered } : option)),
  )
}
