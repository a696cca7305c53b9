import { graphql, useFragment } from 'react-relay'
import { roleNames, type Role } from 'domain/kernel/actor'
import { checkInput } from 'domain/kernel/input/input'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { userEntriesInput } from 'domain/users/input'
import { facilitiesRequired, rolesInOrder } from 'domain/users/rules'
import { CheckboxField } from '../../forms/fields/CheckboxField'
import { ChoicesField } from '../../forms/fields/ChoicesField'
import { SelectField } from '../../forms/fields/SelectField'
import { TextField } from '../../forms/fields/TextField'
import type { userForm_provider$key } from './__generated__/userForm_provider.graphql'

/** The entries of a person (administration, section 2; rules 9.2). */
export type UserValues = {
  fullName: string
  email: string
  role: Role | ''
  training: boolean
  allowedFacilityIds: readonly string[]
  active: boolean
  superadmin: boolean
}

const providerFragment = graphql`
  fragment userForm_provider on Provider {
    grantableRoles
    mustGrantFacilities
    facilities {
      id
      name
    }
  }
`

/** What the form knows about the provider. */
export type UserFormProvider = userForm_provider$key

/** Finds all errors in the entries, the same as the server's. */
export const useUserCheck = (provider: UserFormProvider): ((values: UserValues) => FieldRefusal[]) => {
  const { mustGrantFacilities } = useFragment(providerFragment, provider)
  return ({ fullName, email, role, training, superadmin, allowedFacilityIds }) => [
    ...(checkInput(userEntriesInput, { fullName, email, role: role || undefined, training, superadmin }).refusal
      ?.fields ?? []),
    ...(mustGrantFacilities && allowedFacilityIds.length === 0
      ? [{ field: 'allowedFacilityIds', message: facilitiesRequired }]
      : []),
  ]
}

type UserFieldsProps = {
  provider: UserFormProvider
  /** The person's role, which stays on offer. */
  role?: Role
  /** Superadmins see Superadmin. */
  isSuperadmin: boolean
  /** Name and e-mail are read-only. */
  accountReadOnly?: boolean
  emailHelp?: string
  /** Role, training and facilities are read-only. */
  readOnly?: boolean
}

/** The fields of a person, without Active, which a new person does not have. */
export const UserFields = ({ provider, role, isSuperadmin, accountReadOnly, emailHelp, readOnly }: UserFieldsProps) => {
  const { grantableRoles, mustGrantFacilities, facilities } = useFragment(providerFragment, provider)
  const offered = rolesInOrder.filter((each) => each === role || grantableRoles?.some((other) => other === each))
  return (
    <>
      <TextField name="fullName" label="Full Name" required autoCapitalize="words" readOnly={accountReadOnly} />
      <TextField
        name="email"
        label="E-Mail"
        type="email"
        required
        autoCapitalize="none"
        readOnly={accountReadOnly || emailHelp !== undefined}
        help={emailHelp}
      />
      <SelectField
        name="role"
        label="Role"
        required
        readOnly={readOnly}
        options={offered.map((value) => ({ value, label: roleNames[value] }))}
      />
      <CheckboxField name="training" label="Training" readOnly={readOnly} />
      <ChoicesField
        name="allowedFacilityIds"
        label={mustGrantFacilities ? 'Allowed Facilities' : 'Allowed Facilities (none chosen: all)'}
        required={mustGrantFacilities === true}
        options={facilities.map(({ id, name }) => ({ value: id, label: name }))}
        readOnly={readOnly}
      />
      {isSuperadmin ? <CheckboxField name="superadmin" label="Superadmin" readOnly={readOnly} /> : null}
    </>
  )
}
