import { useFormikContext } from 'formik'
import { graphql, useFragment } from 'react-relay'
import { createRequirementInput } from 'domain/configuration/compliance/input'
import { CheckboxField } from '../../forms/fields/CheckboxField'
import { ChoicesField } from '../../forms/fields/ChoicesField'
import { ComboboxField } from '../../forms/fields/ComboboxField'
import { TextAreaField, TextField } from '../../forms/fields/TextField'
import { globalId } from '../../relay/globalId'
import { ConfigurationDialog } from '../kit/ConfigurationDialog'
import type { ItemDialog } from '../kit/ConfigurationList'
import type { RequirementDialog_configuration$key } from './__generated__/RequirementDialog_configuration.graphql'
import type { RequirementDialog_requirement$key } from './__generated__/RequirementDialog_requirement.graphql'
import { useCreateComplianceRequirement, useUpdateComplianceRequirement } from './requirementVerbs'

type Values = {
  name: string
  categoryId: string | null
  facilityIds: readonly string[]
  isGlobal: boolean
  doesNotExpire: boolean
  notes: string
  link: string
  gracePeriod: string
}

const blank: Values = {
  name: '',
  categoryId: null,
  facilityIds: [],
  isGlobal: false,
  doesNotExpire: false,
  notes: '',
  link: '',
  gracePeriod: '',
}

/** Without weight: a new requirement comes last, and an edited one stays in place. */
const entriesInput = createRequirementInput.omit(['weight'])

/** The entries with ids as GraphQL takes them. A global requirement has no facilities. */
const withIds = <Entries extends { categoryId: string; facilityIds: string[]; isGlobal: boolean }>(
  entries: Entries,
) => ({
  ...entries,
  categoryId: globalId('ComplianceCategory', entries.categoryId),
  facilityIds: entries.isGlobal ? [] : entries.facilityIds.map((id) => globalId('Facility', id)),
})

type Option = { value: string; label: string }

/** The facilities, which a global requirement does not choose among. */
const Places = ({ options, readOnly }: { options: readonly Option[]; readOnly: boolean }) => {
  const { isGlobal } = useFormikContext<Values>().values
  return (
    <ChoicesField
      name="facilityIds"
      label="Facilities"
      options={options}
      required={!readOnly && !isGlobal}
      readOnly={readOnly || isGlobal}
    />
  )
}

type RequirementDialogProps = {
  requirement: RequirementDialog_requirement$key | null
  configuration: RequirementDialog_configuration$key
  about: ItemDialog
}

/** Adds or edits a compliance requirement (administration, section 2). */
export const RequirementDialog = ({ about, ...props }: RequirementDialogProps) => {
  const { readOnly } = about
  const requirement = useFragment(
    graphql`
      fragment RequirementDialog_requirement on ComplianceRequirement {
        id
        name
        category {
          databaseId
        }
        facilities {
          databaseId
        }
        isGlobal
        doesNotExpire
        notes
        link
        gracePeriod
        version
      }
    `,
    props.requirement,
  )
  const { complianceCategories, facilities } = useFragment(
    graphql`
      fragment RequirementDialog_configuration on Configuration {
        complianceCategories {
          databaseId
          name
        }
        facilities {
          databaseId
          name
        }
      }
    `,
    props.configuration,
  )
  const [createRequirement] = useCreateComplianceRequirement()
  const [updateRequirement] = useUpdateComplianceRequirement()
  const optionsOf = (records: readonly { databaseId: string; name: string }[]): Option[] =>
    records.map(({ databaseId, name }) => ({ value: databaseId, label: name }))
  return (
    <ConfigurationDialog
      about={about}
      kind="Requirement"
      item={requirement}
      nameOf={({ name }) => name}
      blank={blank}
      valuesOf={({ name, category, facilities, isGlobal, doesNotExpire, notes, link, gracePeriod }): Values => ({
        name,
        categoryId: category.databaseId,
        facilityIds: facilities.map(({ databaseId }) => databaseId),
        isGlobal,
        doesNotExpire,
        notes: notes ?? '',
        link: link ?? '',
        gracePeriod: String(gracePeriod),
      })}
      schema={entriesInput}
      create={(input) => createRequirement({ input: withIds(input) })}
      update={(input, { id }) => updateRequirement({ input: { ...withIds(input), requirementId: id } })}
    >
      <TextField name="name" label="Name" required={!readOnly} readOnly={readOnly} />
      <ComboboxField
        name="categoryId"
        label="Category"
        options={optionsOf(complianceCategories)}
        required={!readOnly}
        help={complianceCategories.length === 0 ? 'There are no categories yet. Add one with New Category.' : undefined}
        readOnly={readOnly}
      />
      <Places options={optionsOf(facilities)} readOnly={readOnly} />
      <CheckboxField name="isGlobal" label="Global Requirement" readOnly={readOnly} />
      <CheckboxField name="doesNotExpire" label="Does not expire" readOnly={readOnly} />
      <TextAreaField name="notes" label="Notes" readOnly={readOnly} />
      <TextField
        name="link"
        label="Link"
        placeholder="https://…"
        inputMode="url"
        autoCapitalize="none"
        readOnly={readOnly}
      />
      <TextField
        name="gracePeriod"
        label="Grace period"
        help="In days."
        required={!readOnly}
        inputMode="numeric"
        readOnly={readOnly}
      />
    </ConfigurationDialog>
  )
}
