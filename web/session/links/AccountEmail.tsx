import { chakra } from '@chakra-ui/react'
import { FieldFrame } from '../../forms/fields/FieldFrame'

/** The address of the account, beside its password, so that a password manager keeps both together. */
export const AccountEmail = ({ email }: { email: string }) => (
  <FieldFrame id="email" label="E-mail">
    {(field) => (
      <chakra.input
        {...field}
        readOnly
        value={email}
        autoComplete="username"
        w="full"
        bg="transparent"
        py="1"
        outline="none"
        borderRadius="l1"
        focusVisibleRing="outside"
      />
    )}
  </FieldFrame>
)
