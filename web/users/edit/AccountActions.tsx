import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Lock, LockOpen, LogOut, Mail, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Confirm } from '../../ui/dialog/Confirm'
import { useNotify } from '../../ui/notices/notices'
import { unlockFate } from './unlockFate'
import { InvitationDialog, type Invitation } from './InvitationDialog'
import { useEndUserSessions, useLockUser, useRemoveUser, useResendInvitation, useUnlockUser } from './userVerbs'
import type { AccountActions_user$key } from './__generated__/AccountActions_user.graphql'

type AccountActionsProps = {
  user: AccountActions_user$key
  providerName: string
  onChanged: () => void
  onRemoved: () => void
}

/** `isShown`: a dialog shows the result, so no notice has to. */
type Result = { ok: boolean; refusal?: { message: string } | null; isShown?: boolean }

/** What an administrator does to an account besides its entries; each asks first. */
export const AccountActions = ({ providerName, onChanged, onRemoved, ...props }: AccountActionsProps) => {
  const notify = useNotify()
  const { id, fullName, isLocked, lockReason, ...may } = useFragment(
    graphql`
      fragment AccountActions_user on User {
        id
        fullName
        isLocked
        viewerCanInviteAgain
        lockReason
        viewerCanLock
        viewerCanUnlock
        viewerCanEndSessions
        viewerCanRemove
      }
    `,
    props.user,
  )
  const [resendInvitation] = useResendInvitation()
  const [lockUser] = useLockUser()
  const [unlockUser] = useUnlockUser()
  const [endSessions] = useEndUserSessions()
  const [removeUser] = useRemoveUser()
  const [asked, setAsked] = useState<string | null>(null)
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const input = { userId: id }
  const actions = [
    {
      label: 'Invite Again',
      icon: Mail,
      isOffered: may.viewerCanInviteAgain,
      question: `Invite ${fullName} again?`,
      fate: 'Links of earlier invitations stop working.',
      done: `New invitation for ${fullName}`,
      run: async (): Promise<Result> => {
        const result = await resendInvitation({ input })
        const { token, expiresAt } = result.ok ? result.data : {}
        if (!token || !expiresAt) return result
        setInvitation({ token, expiresAt, name: fullName })
        return { ...result, isShown: true }
      },
    },
    {
      label: isLocked ? 'Unlock' : 'Lock',
      icon: isLocked ? LockOpen : Lock,
      isOffered: isLocked ? may.viewerCanUnlock : may.viewerCanLock,
      question: `${isLocked ? 'Unlock' : 'Lock'} the account of ${fullName}?`,
      fate: isLocked
        ? unlockFate(lockReason)
        : 'Here they reach only their own account until someone unlocks it, and their open calls return to the queue. They stay signed in.',
      done: `${fullName} ${isLocked ? 'unlocked' : 'locked'}`,
      run: (): Promise<Result> => (isLocked ? unlockUser : lockUser)({ input }),
    },
    {
      label: 'Sign out everywhere',
      icon: LogOut,
      isOffered: may.viewerCanEndSessions,
      question: `Sign ${fullName} out everywhere?`,
      fate: 'Every browser in which they are signed in shows the sign-in page.',
      done: `${fullName} signed out everywhere`,
      run: (): Promise<Result> => endSessions({ input }),
    },
    {
      label: `Remove from ${providerName}`,
      icon: UserMinus,
      isDangerous: true,
      isOffered: may.viewerCanRemove,
      question: `Remove ${fullName} from ${providerName}?`,
      fate: 'Their role, facilities and API tokens here end, and their open calls return to the queue. Their account and what they did stay.',
      done: `${fullName} removed from ${providerName}`,
      run: async (): Promise<Result> => {
        const result = await removeUser({ input })
        if (result.ok) onRemoved()
        return result
      },
    },
  ].filter(({ isOffered }) => isOffered)
  if (actions.length === 0) return null
  const chosen = actions.find(({ label }) => label === asked)

  const confirm = async () => {
    const { ok, refusal, isShown } = await chosen!.run()
    if (ok) {
      if (!isShown) notify({ kind: 'success', title: chosen!.done })
      onChanged()
    } else if (refusal) notify({ kind: 'error', title: `${fullName} was not changed`, description: refusal.message })
  }

  return (
    <Box mt="8" pt="4" borderTopWidth="1px" borderColor="border">
      <chakra.h3 textStyle="md" fontWeight="bold" mb="3">
        Account
      </chakra.h3>
      {lockReason ? (
        <Text mb="3" color="fg.muted">
          {lockReason}
        </Text>
      ) : null}
      <Flex wrap="wrap" gap="2">
        {actions.map(({ label, icon: Icon, isDangerous }) => (
          <Button
            key={label}
            variant="outline"
            colorPalette={isDangerous ? 'red' : 'gray'}
            onClick={() => setAsked(label)}
          >
            <Icon aria-hidden />
            {label}
          </Button>
        ))}
      </Flex>
      {chosen ? (
        <Confirm
          isOpen
          isDangerous={chosen.isDangerous}
          title={chosen.question}
          confirmLabel={chosen.label}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        >
          {chosen.fate}
        </Confirm>
      ) : null}
      {/* A dialog that opens over the question would close with it. */}
      {invitation && !chosen ? <InvitationDialog invitation={invitation} onClose={() => setInvitation(null)} /> : null}
    </Box>
  )
}
