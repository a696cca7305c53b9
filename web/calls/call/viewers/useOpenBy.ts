import { graphql, useFragment } from 'react-relay'
import { globalId } from '../../../relay/globalId'
import { useViewer } from '../../../relay/viewer'
import type { useOpenBy_call$key } from './__generated__/useOpenBy_call.graphql'

/** Somebody else who has the call open. */
export type CallViewer = { id: string; name: string; isEditing: boolean }

/** Who else has the call open: editors first, then by name. Never the person themselves, even in another tab. */
export const useOpenBy = (callKey: useOpenBy_call$key): readonly CallViewer[] => {
  const { openBy } = useFragment(
    graphql`
      fragment useOpenBy_call on Call {
        openBy {
          isEditing
          user {
            id
            fullName
          }
        }
      }
    `,
    callKey,
  )
  const self = globalId('User', useViewer().userId)
  return openBy
    .filter(({ user }) => user.id !== self)
    .map(({ user, isEditing }) => ({ id: user.id, name: user.fullName, isEditing }))
    .sort((a, b) => Number(b.isEditing) - Number(a.isEditing) || a.name.localeCompare(b.name))
}

export const namesOf = ([first, ...rest]: readonly CallViewer[]): string =>
  rest.length === 0
    ? (first?.name ?? '')
    : rest.length === 1
      ? `${first!.name} and ${rest[0]!.name}`
      : `${first!.name} and ${rest.length} others`

/** One sentence; empty when nobody else has the call open. */
export const openWords = (viewers: readonly CallViewer[]): string => {
  const editing = viewers.filter(({ isEditing }) => isEditing)
  const looking = viewers.filter(({ isEditing }) => !isEditing)
  const have = looking.length === 1 ? 'has' : 'have'
  if (editing.length === 0) return looking.length === 0 ? '' : `${namesOf(looking)} ${have} this call open`
  const edit = `${namesOf(editing)} ${editing.length === 1 ? 'is' : 'are'} editing this call`
  return looking.length === 0 ? edit : `${edit}; ${namesOf(looking)} ${have} it open`
}
