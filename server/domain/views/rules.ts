import type { Actor } from '../kernel/actor'
import { may } from '../kernel/permissions'
import { refuse, type FieldRefusal, type Refusal } from '../kernel/refusal'
import { hasMore, viewQuery, type ViewList } from './filters'

/** The most views that a person has of a list, and the most shared ones of a list (rules 10.8). */
export const mostViews = 30

/** What decides who may change a view. */
export type ViewFacts = { ownerId: string; shared: boolean }

const notShared = (): Refusal => refuse('SHARED_VIEW', 'Only managers and administrators make and change shared views.')

/** Everybody saves views of their own; managers and administrators share them. */
export const canSaveView = ({ shared }: Pick<ViewFacts, 'shared'>, actor: Actor): Refusal | null =>
  shared && !may(actor, 'views:share') ? notShared() : null

/** A personal view is its owner's; a shared one belongs to all managers and administrators. */
export const canChangeView = (view: ViewFacts, actor: Actor): Refusal | null => canSaveView(view, actor)

/** A view that is no longer shared would vanish from whoever did not save it. */
export const canShareView = (view: ViewFacts, shared: boolean | undefined, actor: Actor): Refusal | null => {
  if (shared === undefined || shared === view.shared) return null
  if (!shared && view.ownerId !== actor.userId)
    return refuse('SHARED_VIEW', 'Someone else saved this view, so it stays shared. Delete it if no one needs it.')
  return canSaveView({ shared }, actor)
}

/** What is wrong with the filters of a view; nothing else is stored. */
export const wrongQuery = (list: ViewList, query: string): FieldRefusal[] =>
  hasMore(list, query)
    ? [{ field: 'query', message: 'Has something else than filters of the list that can be saved' }]
    : viewQuery(list, query) === ''
      ? [{ field: 'query', message: 'Choose filters first' }]
      : []

/** The problem of one more view, of a list in which there are so many. */
export const tooMany = (views: number, shared: boolean): FieldRefusal[] =>
  views < mostViews
    ? []
    : [
        {
          field: 'name',
          message: `There are ${mostViews} ${shared ? 'shared views' : 'views of yours'}. Delete one first.`,
        },
      ]
