import { useNotify } from '../../../ui/notices/notices'
import { SendButton } from '../../../ui/page/SendButton'
import type { CallVerbs } from './useCallVerbs'

type UndeleteCallProps = {
  verbs: CallVerbs
  /** The call's name in notices. */
  name: string
}

/** Brings a deleted call back. */
export const UndeleteCall = ({ verbs, name }: UndeleteCallProps) => {
  const notify = useNotify()
  const undelete = async () => {
    if (await verbs.undelete()) notify({ kind: 'success', title: 'Call undeleted', description: name })
  }
  return (
    <SendButton
      variant="outline"
      disabled={verbs.isBusy}
      shortcut={{ keys: 'u', label: 'Undelete' }}
      onClick={() => void undelete()}
    >
      {verbs.isUndeleting ? 'Undeleting…' : 'Undelete'}
    </SendButton>
  )
}
