import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { userVerbsCreateUserMutation } from './__generated__/userVerbsCreateUserMutation.graphql'
import type { userVerbsEndUserSessionsMutation } from './__generated__/userVerbsEndUserSessionsMutation.graphql'
import type { userVerbsLockUserMutation } from './__generated__/userVerbsLockUserMutation.graphql'
import type { userVerbsRemoveUserMutation } from './__generated__/userVerbsRemoveUserMutation.graphql'
import type { userVerbsResendInvitationMutation } from './__generated__/userVerbsResendInvitationMutation.graphql'
import type { userVerbsSetUserPasswordMutation } from './__generated__/userVerbsSetUserPasswordMutation.graphql'
import type { userVerbsUnlockUserMutation } from './__generated__/userVerbsUnlockUserMutation.graphql'
import type { userVerbsUpdateUserMutation } from './__generated__/userVerbsUpdateUserMutation.graphql'

/** A person as the list and its dialogs show them. */
void graphql`
  fragment userVerbs_user on User {
    ...UserRow_user
    ...UserDialog_user
  }
`

/** A success, with the person as they are now. */
void graphql`
  fragment userVerbs_success on UserChanged {
    user {
      ...userVerbs_user
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment userVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on User @alias(as: "user") {
        ...userVerbs_user
      }
    }
  }
`

export const useCreateUser = () =>
  useAction<userVerbsCreateUserMutation>(graphql`
    mutation userVerbsCreateUserMutation($input: CreateUserInput!) {
      createUser(input: $input) {
        ... on CreateUserSuccess @alias(as: "success") {
          existed
          invitation {
            token
            expiresAt
          }
        }
        ...userVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUpdateUser = () =>
  useAction<userVerbsUpdateUserMutation>(graphql`
    mutation userVerbsUpdateUserMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        ...userVerbs_success @alias(as: "success") @relay(mask: false)
        ...userVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useSetUserPassword = () =>
  useAction<userVerbsSetUserPasswordMutation>(graphql`
    mutation userVerbsSetUserPasswordMutation($input: SetUserPasswordInput!) {
      setUserPassword(input: $input) {
        ...userVerbs_success @alias(as: "success") @relay(mask: false)
        ...userVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useEndUserSessions = () =>
  useAction<userVerbsEndUserSessionsMutation>(graphql`
    mutation userVerbsEndUserSessionsMutation($input: EndUserSessionsInput!) {
      endUserSessions(input: $input) {
        ...userVerbs_success @alias(as: "success") @relay(mask: false)
        ...userVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useLockUser = () =>
  useAction<userVerbsLockUserMutation>(graphql`
    mutation userVerbsLockUserMutation($input: LockUserInput!) {
      lockUser(input: $input) {
        ...userVerbs_success @alias(as: "success") @relay(mask: false)
        ...userVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUnlockUser = () =>
  useAction<userVerbsUnlockUserMutation>(graphql`
    mutation userVerbsUnlockUserMutation($input: UnlockUserInput!) {
      unlockUser(input: $input) {
        ...userVerbs_success @alias(as: "success") @relay(mask: false)
        ...userVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useRemoveUser = () =>
  useAction<userVerbsRemoveUserMutation>(graphql`
    mutation userVerbsRemoveUserMutation($input: RemoveUserInput!) {
      removeUser(input: $input) {
        ... on RemoveUserSuccess @alias(as: "success") {
          removedUserId
        }
        ...userVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useResendInvitation = () =>
  useAction<userVerbsResendInvitationMutation>(graphql`
    mutation userVerbsResendInvitationMutation($input: ResendInvitationInput!) {
      resendInvitation(input: $input) {
        ... on ResendInvitationSuccess @alias(as: "success") {
          token
          expiresAt
        }
        ...userVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
