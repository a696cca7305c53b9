import { Confirm } from '../../ui/dialog/Confirm'
import { useNotify } from '../../ui/notices/notices'
import { unlockFate } from '../edit/unlockFate'
import { useUnlockUser } from '../edit/userVerbs'

export type LockedPerson = {
  readonly id: string
  readonly fullName: string
  readonly lockReason?: string | null
  readonly viewerCanUnlock: boolean
}

type UnlockDialogProps = { person: LockedPerson; onUnlocked: () => void; onClose: () => void }

/** Asks whether a person is to be unlocked, with the reason of the lock, and unlocks them (rules 6.7). */
export const UnlockDialog = ({ person: { id, fullName, lockReason }, onUnlocked, onClose }: UnlockDialogProps) => {
  const notify = useNotify()
  const [unlockUser] = useUnlockUser()
  const unlock = async () => {
    const { ok, ...rest } = await unlockUser({ input: { userId: id } })
    if (ok) {
      notify({ kind: 'success', title: `${fullName} unlocked` })
      onUnlocked()
    } else if ('refusal' in rest && rest.refusal)
      notify({ kind: 'error', title: `${fullName} was not changed`, description: rest.refusal.message })
  }
  return (
    <Confirm
      isOpen
      title={`Unlock the account of ${fullName}?`}
      confirmLabel="Unlock"
      onConfirm={unlock}
      onClose={onClose}
    >
      {unlockFate(lockReason)}
    </Confirm>
  )
}
