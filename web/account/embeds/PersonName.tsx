import { chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { PresenceDot } from '../../ui/parts/PresenceDot'
import type { PersonName_user$key } from './__generated__/PersonName_user.graphql'

const Name = chakra(
  'span',
  { base: { '& > [data-presence]': { ms: '1.5', whiteSpace: 'nowrap' } } },
  { forwardProps: ['translate'] },
)

/** A person's name, with their presence. */
export const PersonName = (props: { user: PersonName_user$key }) => {
  const { fullName, presence } = useFragment(
    graphql`
      fragment PersonName_user on User {
        fullName
        presence
      }
    `,
    props.user,
  )
  return (
    <Name translate="no">
      {fullName}
      <PresenceDot presence={presence} />
    </Name>
  )
}
