import { useState } from 'react'
import { checkInput } from 'domain/kernel/input/input'
import { setUserPasswordInput } from 'domain/users/input'
import { TextField } from '../../forms/fields/TextField'
import { useFormField } from '../../forms/fields/useFormField'
import { EditDialog } from '../../forms/record/EditDialog'
import { useNotify } from '../../ui/notices/notices'
import { Segments } from '../../ui/parts/Segments'
import { InvitationDialog, type Invitation } from './InvitationDialog'
import { UserFields, useUserCheck, type UserFormProvider, type UserValues } from './userForm'
import { useCreateUser } from './userVerbs'

type How = 'invitation' | 'password'
type Values = UserValues & { how: How; password: string }

const blank: Values = {
  fullName: '',
  email: '',
  role: '',
  training: false,
  allowedFacilityIds: [],
  active: true,
  superadmin: false,
  how: 'invitation',
  password: '',
}

/** The password's errors, when one is set. */
const wrongPassword = ({ how, password }: Values) =>
  how === 'password'
    ? (checkInput(setUserPasswordInput.pick(['password']), { password: password || undefined }).refusal?.fields ?? [])
    : []

type NewUserDialogProps = {
  provider: UserFormProvider
  isSuperadmin: boolean
  onAdded: () => void
  onClose: () => void
}

/** Adds a person (administration, section 2; rules 9.2). */
export const NewUserDialog = ({ provider, isSuperadmin, onAdded, onClose }: NewUserDialogProps) => {
  const notify = useNotify()
  const [createUser] = useCreateUser()
  const check = useUserCheck(provider)
  const [invitation, setInvitation] = useState<Invitation | null>(null)

  const save = async ({ how, password, role, active: _active, superadmin, ...values }: Values) => {
    const result = await createUser({
      input: {
        ...values,
        role: role || null,
        password: how === 'password' ? password : null,
        ...(isSuperadmin ? { superadmin } : {}),
      },
    })
    if (!result.ok) return result
    const { existed, invitation: made } = result.data
    const name = values.fullName
    onAdded()
    if (made) setInvitation({ ...made, name, hasAccount: existed })
    else {
      notify(
        existed
          ? {
              kind: 'info',
              title: `Invitation sent to ${name}`,
              description: 'They have an account already. Their role here begins when they accept.',
            }
          : { kind: 'success', title: how === 'password' ? `${name} added` : `Invitation sent to ${name}` },
      )
      onClose()
    }
    return result
  }

  if (invitation) return <InvitationDialog invitation={invitation} onClose={onClose} />
  return (
    <EditDialog<Values>
      isFull
      title="Add New User"
      saveLabel="Add"
      latest={{ values: blank, version: null }}
      keptAs="user new"
      check={(values) => [...check(values), ...wrongPassword(values)]}
      onSave={save}
      onClose={onClose}
    >
      <UserFields provider={provider} isSuperadmin={isSuperadmin} />
      <PasswordChoice />
    </EditDialog>
  )
}

const ways = [
  { value: 'invitation', label: 'Send an invitation' },
  { value: 'password', label: 'Set a password now' },
] as const

const PasswordChoice = () => {
  const { value, setValue } = useFormField<How>('how')
  return (
    <>
      <Segments label="Sign-in" options={ways} value={value} onChange={setValue} />
      {value === 'password' ? (
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          required
          help="They must change it when they sign in."
        />
      ) : null}
    </>
  )
}
