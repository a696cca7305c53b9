import { Box, Button } from '@chakra-ui/react'
import { LockOpen } from 'lucide-react'
import { useState } from 'react'
import { Confirm } from '../../ui/dialog/Confirm'
import { useNotify } from '../../ui/notices/notices'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { useUnlockUser } from '../edit/userVerbs'
import { unlockFate } from '../edit/unlockFate'

export type LockedPerson = { readonly id: string; readonly fullName: string; readonly lockReason?: string | null }

type LockedAccountProps = {
  person: LockedPerson
  onUnlocked: () => void
  onDismiss?: () => void
}

/** Says that somebody's account is locked, and offers *Unlock* (rules 6.7). */
export const LockedAccount = ({ person: { id, fullName, lockReason }, onUnlocked, onDismiss }: LockedAccountProps) => {
  const notify = useNotify()
  const [unlockUser] = useUnlockUser()
  const [isAsking, setAsking] = useState(false)
  const unlock = async () => {
    const { ok, ...rest } = await unlockUser({ input: { userId: id } })
    if (ok) {
      notify({ kind: 'success', title: `${fullName} unlocked` })
      onUnlocked()
    } else if ('refusal' in rest && rest.refusal)
      notify({ kind: 'error', title: `${fullName} was not changed`, description: rest.refusal.message })
  }
  return (
    <Box role="status" mb="4" borderRadius="l3" overflow="clip">
      <NoticeStrip
        kind="warning"
        title={`The account of ${fullName} is locked`}
        text={lockReason}
        action={
          <Button variant="outline" colorPalette="gray" onClick={() => setAsking(true)}>
            <LockOpen aria-hidden />
            Unlock
          </Button>
        }
        onDismiss={onDismiss}
      />
      {isAsking ? (
        <Confirm
          isOpen
          title={`Unlock the account of ${fullName}?`}
          confirmLabel="Unlock"
          onConfirm={unlock}
          onClose={() => setAsking(false)}
        >
          {unlockFate(lockReason)}
        </Confirm>
      ) : null}
    </Box>
  )
}
