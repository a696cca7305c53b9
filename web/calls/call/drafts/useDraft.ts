import { graphql, useFragment } from 'react-relay'
import type { useDraft_call$data, useDraft_call$key } from './__generated__/useDraft_call.graphql'

export type Draft = Pick<NonNullable<useDraft_call$data['viewerDraft']>, 'revision' | 'entries'> & {
  readonly savedAt: string | null
}

const noDraft: Draft = { revision: 0, savedAt: null, entries: [] }

/** The person's unsent entries of the call, as the server has them: from this page and from others. */
export const useDraft = (callKey: useDraft_call$key): Draft => {
  const { viewerDraft } = useFragment(
    graphql`
      fragment useDraft_call on Call {
        viewerDraft {
          revision
          savedAt
          entries {
            name
            from
            to
          }
        }
      }
    `,
    callKey,
  )
  return viewerDraft ?? noDraft
}
