import { object, string } from 'yup'
import { email, knownPassword } from '../account/input'
import { newPassword } from '../account/password'
import { asTyped, subject } from '../kernel/input/input'
import { linkCode } from './linkCode'

const token = () =>
  string()
    .meta(asTyped)
    .transform((_value, sent: unknown) => (typeof sent === 'string' ? linkCode(sent) : sent))
    .typeError('Must be text')
    .required('Required')
    .max(200, 'Must be at most 200 characters')

/** What the page of a link asks: whose link it is. */
export const readLinkInput = object({ token: token() })

/** A link's token, and the password that its person chooses. */
export const acceptLinkInput = object({
  token: token(),
  password: newPassword(),
  confirmPassword: string()
    .meta(asTyped)
    .strict()
    .typeError('Must be text')
    .required('You must confirm your new password')
    .test(
      'matches',
      'Passwords must match',
      (value, { parent }) => !value || value === (parent as { password?: unknown }).password,
    ),
})

/** The token of a link that begins a role, and the password that its person has already. */
export const joinByLinkInput = object({
  token: token(),
  password: knownPassword(),
})

export const passwordResetInput = object({ email: email() })

export const resendInvitationInput = object({ userId: subject('User', 'The person.') })

export const roleInvitationInput = object({ roleInvitationId: subject('RoleInvitation', 'The invitation.') })
