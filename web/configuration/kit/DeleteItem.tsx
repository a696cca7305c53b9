import type { ReactNode } from 'react'
import { Confirm } from '../../ui/dialog/Confirm'
import { useNotify } from '../../ui/notices/notices'

type Deleted = { ok: boolean; refusal?: { message: string } | null }

type DeleteItemProps = {
  name: string
  onDelete: () => Promise<Deleted>
  onClose: () => void
  /** What becomes of it. */
  children: ReactNode
}

/** Asks before an item of the configuration is deleted (administration, section 8). */
export const DeleteItem = ({ name, onDelete, onClose, children }: DeleteItemProps) => {
  const notify = useNotify()
  const remove = async () => {
    const { ok, refusal } = await onDelete()
    if (ok) notify({ kind: 'success', title: `${name} was deleted` })
    else if (refusal) notify({ kind: 'error', title: `${name} was not deleted`, description: refusal.message })
  }
  return (
    <Confirm
      isOpen
      isDangerous
      title="Are you sure you want to delete this item?"
      confirmLabel="Delete"
      onConfirm={remove}
      onClose={onClose}
    >
      {children}
    </Confirm>
  )
}
