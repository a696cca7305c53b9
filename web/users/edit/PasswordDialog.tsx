import { Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { checkInput } from 'domain/kernel/input/input'
import { setUserPasswordInput } from 'domain/users/input'
import { TextField } from '../../forms/fields/TextField'
import { EditDialog } from '../../forms/record/EditDialog'
import { useSetUserPassword } from './userVerbs'
import type { PasswordDialog_user$key } from './__generated__/PasswordDialog_user.graphql'

const entered = setUserPasswordInput.pick(['password'])

/** Sets a password for somebody else (rules 9.4). */
export const PasswordDialog = ({ onClose, ...props }: { user: PasswordDialog_user$key; onClose: () => void }) => {
  const [setPassword] = useSetUserPassword()
  const { id, fullName } = useFragment(
    graphql`
      fragment PasswordDialog_user on User {
        id
        fullName
      }
    `,
    props.user,
  )
  return (
    <EditDialog<{ password: string }>
      title={`New password for ${fullName}`}
      saveLabel="Set Password"
      latest={{ values: { password: '' }, version: null }}
      keptAs={null}
      check={({ password }) => checkInput(entered, { password: password || undefined }).refusal?.fields ?? []}
      onSave={({ password }) => setPassword({ input: { userId: id, password } })}
      saved={() => `${fullName} has a new password`}
      onClose={onClose}
    >
      <Text>They are signed out everywhere, and must change this password when they sign in.</Text>
      <TextField name="password" label="New password" type="password" autoComplete="new-password" required />
    </EditDialog>
  )
}
