import { Button } from '@chakra-ui/react'
import { use } from 'react'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { focusField, FormScope } from '../fields/useFormField'
import type { KeptForm } from './useKeptForm'

/** Says that a form shows what was entered on a page that is closed, and offers to discard it; in a live region. */
export const RestoredStrip = ({ kept, text }: { kept: KeptForm; text?: string | undefined }) => {
  const scope = use(FormScope)
  const [first] = kept.restored
  if (first === undefined) return null
  const discard = () => {
    kept.discard()
    // The button is gone then.
    requestAnimationFrame(() => focusField(first, scope))
  }
  return (
    <NoticeStrip
      kind="info"
      title="Unsaved entries restored"
      text={text}
      action={
        <Button size="sm" variant="outline" onClick={discard}>
          Discard
        </Button>
      }
      onDismiss={kept.dismiss}
    />
  )
}
