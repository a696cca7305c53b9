import { Confirm } from '../../ui/dialog/Confirm'
import { useNotify } from '../../ui/notices/notices'
import { useRevokeDevice } from './deviceVerbs'

/** Asks before a device is revoked: it shows nothing more at once. */
export const RevokeDevice = ({
  device: { id, name },
  onClose,
}: {
  device: { id: string; name: string }
  onClose: () => void
}) => {
  const notify = useNotify()
  const [revoke] = useRevokeDevice()
  const run = async () => {
    const { ok, ...result } = await revoke({ input: { deviceId: id } })
    if (ok) notify({ kind: 'success', title: `${name} was revoked` })
    else if ('refusal' in result && result.refusal)
      notify({ kind: 'error', title: `${name} was not revoked`, description: result.refusal.message })
  }
  return (
    <Confirm isOpen isDangerous title="Revoke Device?" confirmLabel="Revoke" onConfirm={run} onClose={onClose}>
      {name} shows nothing more at once. It can be paired again by a new code.
    </Confirm>
  )
}
