import { Eye, Info, Pencil, Trash2, Undo2 } from 'lucide-react'
import { RowButton, RowLink } from './RowButton'

type ItemButtonsProps = {
  name: string
  /** The page of what belongs to it. */
  to?: string
  canChange: boolean
  /** Opens its dialog, which only shows for who may not change it. */
  onShow: () => void
  onDelete?: () => void
  onUndelete?: () => void
}

/** What can be done with a row of the procedures, their fields and their options. */
export const ItemButtons = ({ name, to, canChange, onShow, onDelete, onUndelete }: ItemButtonsProps) => (
  <>
    {to ? <RowLink icon={Eye} label={`View ${name}`} to={to} /> : null}
    {canChange ? (
      <RowButton icon={Pencil} label={`Edit ${name}`} onClick={onShow} />
    ) : (
      <RowButton icon={Info} label={`Details of ${name}`} onClick={onShow} />
    )}
    {canChange && onDelete ? <RowButton icon={Trash2} isDangerous label={`Delete ${name}`} onClick={onDelete} /> : null}
    {canChange && onUndelete ? <RowButton icon={Undo2} label={`Undelete ${name}`} onClick={onUndelete} /> : null}
  </>
)
