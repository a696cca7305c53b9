import { Badge, Flex } from '@chakra-ui/react'
import { Eye, FileCheck, KeyRound, LockOpen, Pencil } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ListCell, ListName, ListRow } from '../../tables/list/ListTable'
import { IconButton } from '../../ui/parts/IconButton'
import { UnlockDialog } from '../embeds/UnlockDialog'
import type { UserRow_user$key } from './__generated__/UserRow_user.graphql'

type UserRowProps = {
  user: UserRow_user$key
  /** The viewer may change people at all; otherwise the row shows its person read-only. */
  canChange: boolean
  /** The viewer may see others' compliance documents. */
  canSeeDocuments: boolean
  onEdit: () => void
  onPassword: () => void
  onUnlocked: () => void
}

/** One person of the list. */
export const UserRow = ({ canChange, canSeeDocuments, onEdit, onPassword, onUnlocked, ...props }: UserRowProps) => {
  const user = useFragment(
    graphql`
      fragment UserRow_user on User {
        id
        databaseId
        fullName
        email
        roleName
        training
        active
        isLocked
        lockReason
        isInvited
        viewerCanSetPassword
        viewerCanUnlock
      }
    `,
    props.user,
  )
  const { fullName } = user
  const [isUnlocking, setUnlocking] = useState(false)
  const states = [
    ...(user.active ? [] : [{ word: 'Disabled', palette: 'gray' }]),
    ...(user.isLocked ? [{ word: 'Locked', palette: 'red' }] : []),
    ...(user.isInvited ? [{ word: 'Invited', palette: 'blue' }] : []),
  ]
  return (
    <ListRow>
      <ListName>{fullName}</ListName>
      <ListCell name="E-Mail" place="whole">
        {user.email}
      </ListCell>
      <ListCell name="Role">{user.roleName}</ListCell>
      <ListCell isWords name="Training">
        {user.training && <Badge colorPalette="teal">Training</Badge>}
      </ListCell>
      <ListCell isWords name="Status">
        {states.length > 0 && (
          <Flex wrap="wrap" gap="1.5">
            {states.map(({ word, palette }) => (
              <Badge key={word} colorPalette={palette}>
                {word}
              </Badge>
            ))}
          </Flex>
        )}
      </ListCell>
      <ListCell name="Actions" place="trail">
        {user.viewerCanUnlock && (
          <IconButton icon={LockOpen} label={`Unlock ${fullName}`} onClick={() => setUnlocking(true)} />
        )}
        {canChange && user.viewerCanSetPassword && (
          <IconButton icon={KeyRound} label={`Password of ${fullName}`} onClick={onPassword} />
        )}
        {canSeeDocuments && (
          <IconButton
            icon={FileCheck}
            label={`Documents of ${fullName}`}
            to={`/reports/documents/${user.databaseId}`}
          />
        )}
        <IconButton
          icon={canChange ? Pencil : Eye}
          label={`${canChange ? 'Edit' : 'View'} ${fullName}`}
          onClick={onEdit}
        />
        {isUnlocking ? (
          <UnlockDialog person={user} onUnlocked={onUnlocked} onClose={() => setUnlocking(false)} />
        ) : null}
      </ListCell>
    </ListRow>
  )
}
