import { Confirm } from '../../ui/dialog/Confirm'
import { useNotify } from '../../ui/notices/notices'
import { useUndeleteProcedure } from '../verbs/useUndeleteProcedure'

type UndeleteProcedureProps = {
  procedure: { readonly id: string; readonly name: string; readonly version: number }
  onClose: () => void
}

/** Asks before a procedure is brought back (administration, section 8). */
export const UndeleteProcedure = ({ procedure: { id, name, version }, onClose }: UndeleteProcedureProps) => {
  const notify = useNotify()
  const [undelete] = useUndeleteProcedure()
  const bringBack = async () => {
    const result = await undelete({ input: { procedureId: id, expectedVersion: version } })
    if (result.ok) notify({ kind: 'success', title: `${name} is active again` })
    else if (result.refusal)
      notify({
        kind: 'error',
        title: `${name} was not brought back`,
        description: result.refusal.fields[0]?.message ?? result.refusal.message,
      })
  }
  return (
    <Confirm
      isOpen
      title="Are you sure you want to make this procedure active again?"
      confirmLabel="Undelete"
      onConfirm={bringBack}
      onClose={onClose}
    >
      {name} can be recorded again, with the fields and options that it has.
    </Confirm>
  )
}
