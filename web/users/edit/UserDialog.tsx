import { graphql, useFragment } from 'react-relay'
import type { Role } from 'domain/kernel/actor'
import { CheckboxField } from '../../forms/fields/CheckboxField'
import { EditDialog } from '../../forms/record/EditDialog'
import { useViewer } from '../../relay/viewer'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { AccountActions } from './AccountActions'
import { UserFields, useUserCheck, type UserFormProvider, type UserValues } from './userForm'
import { useUpdateUser } from './userVerbs'
import type { UserDialog_user$data, UserDialog_user$key } from './__generated__/UserDialog_user.graphql'

const valuesOf = (user: UserDialog_user$data): UserValues => ({
  fullName: user.fullName,
  email: user.email ?? '',
  role: (user.role ?? '') as Role | '',
  training: user.training,
  allowedFacilityIds: (user.allowedFacilities ?? []).map(({ id }) => id),
  active: user.active === true,
  superadmin: user.superadmin === true,
})

type UserDialogProps = {
  user: UserDialog_user$key
  provider: UserFormProvider
  providerName: string
  isSuperadmin: boolean
  /** The viewer may see people, and change none. */
  readOnly: boolean
  onChanged: () => void
  onClose: () => void
}

/** Why parts of the form are read-only; null when they are not. */
const reasonOf = ({ fullName, worksElsewhere, viewerCanChange, viewerCanChangeAccount }: UserDialog_user$data) => {
  if (!viewerCanChange) return 'Your role or your facilities do not let you change this account.'
  return worksElsewhere && !viewerCanChangeAccount
    ? `${fullName} also works in another provider. Only they or a superadmin change name, e-mail, password and Active.`
    : null
}

/** Edits a person (administration, section 2; rules 9.2, 9.3). */
export const UserDialog = ({
  provider,
  providerName,
  isSuperadmin,
  readOnly,
  onChanged,
  onClose,
  ...props
}: UserDialogProps) => {
  const { userId } = useViewer()
  const [updateUser] = useUpdateUser()
  const check = useUserCheck(provider)
  const user = useFragment(
    graphql`
      fragment UserDialog_user on User {
        id
        databaseId
        fullName
        email
        role
        training
        active
        superadmin
        version
        worksElsewhere
        allowedFacilities {
          id
        }
        viewerCanChange
        viewerCanChangeAccount
        viewerCanDisable
        ...AccountActions_user
      }
    `,
    props.user,
  )
  const { viewerCanChange, viewerCanChangeAccount, viewerCanDisable } = user
  const isOwn = user.databaseId === userId
  const reason = readOnly ? null : reasonOf(user)

  const save = async ({ role, superadmin, ...values }: UserValues, expectedVersion: number | null) => {
    const result = await updateUser({
      input: {
        ...values,
        userId: user.id,
        expectedVersion,
        ...(role ? { role } : {}),
        ...(isSuperadmin ? { superadmin } : {}),
      },
    })
    if (result.ok) onChanged()
    return result
  }

  return (
    <EditDialog<UserValues>
      isFull
      title={readOnly ? user.fullName : 'Edit User'}
      latest={{ values: valuesOf(user), version: user.version ?? null }}
      keptAs={`user ${user.id}`}
      check={check}
      onSave={save}
      saved={({ fullName }) => `${fullName} saved`}
      onClose={onClose}
      readOnly={readOnly || !viewerCanChange}
      below={
        readOnly ? null : (
          <AccountActions user={user} providerName={providerName} onChanged={onChanged} onRemoved={onClose} />
        )
      }
    >
      {reason ? <NoticeStrip kind="info" title="Not everything can be changed here" text={reason} /> : null}
      <UserFields
        provider={provider}
        role={(user.role ?? undefined) as Role | undefined}
        isSuperadmin={isSuperadmin}
        accountReadOnly={readOnly || !viewerCanChangeAccount}
        emailHelp={isOwn && !readOnly ? 'Change your own e-mail in your account.' : undefined}
        readOnly={readOnly || !viewerCanChange}
      />
      <CheckboxField name="active" label="Active" readOnly={readOnly || !viewerCanDisable} />
    </EditDialog>
  )
}
