import { Eye, PencilLine } from 'lucide-react'
import { VisuallyHidden } from '../../../ui/parts/VisuallyHidden'
import { namesOf, type CallViewer } from './useOpenBy'

type CallViewersProps = {
  viewers: readonly CallViewer[]
  /** The name is already shown before the icon. */
  areNamed?: boolean
}

/** On a card: who has the call open. The pencil means unsent entries. */
export const CallViewers = ({ viewers, areNamed = false }: CallViewersProps) =>
  [true, false].map((isEditing) => {
    const these = viewers.filter((viewer) => viewer.isEditing === isEditing)
    if (these.length === 0) return null
    const Icon = isEditing ? PencilLine : Eye
    const doing = `${these.length === 1 ? 'is' : 'are'} ${isEditing ? 'editing' : 'looking at'} it`
    return (
      <span key={String(isEditing)} className="looks" title={`${these.map(({ name }) => name).join(', ')} ${doing}`}>
        <Icon aria-hidden size={14} />
        {areNamed ? null : <span translate="no">{namesOf(these)}</span>}
        <VisuallyHidden>{` ${doing}`}</VisuallyHidden>
      </span>
    )
  })
