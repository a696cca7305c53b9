import { mostViews, type ViewFacts } from '../../domain/views/rules'
import { viewListMeanings, type ViewList } from '../../domain/views/filters'
import { createSavedView, deleteSavedView, updateSavedView } from '../../services/views/verbs'
import { visibleSavedViews } from '../../services/views/visibility'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { enumOf } from '../kernel/enumOf'
import type { SuccessFields } from '../kernel/inputs'
import { foundAmong } from '../kernel/node'
import { hints } from '../kernel/plugins/cost'
import { ProviderChanged, recordAfter, verb, viewerCan } from '../kernel/verb'

const ViewListRef = enumOf<ViewList>('SavedViewList', 'A list whose filters can be saved as a view.', viewListMeanings)

builder.prismaNode('SavedView', {
  description: 'The filters of a list under a name. A personal view is seen by its owner, a shared one by all.',
  ...foundAmong(visibleSavedViews),
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
    list: t.field({
      type: ViewListRef,
      description: 'The list whose filters it keeps.',
      select: { list: true },
      resolve: ({ list }) => list as ViewList,
    }),
    name: t.exposeString('name', { description: 'What people call it.' }),
    query: t.exposeString('query', {
      description: "The filters as they stand in the list's address. They never name a patient.",
    }),
    shared: t.exposeBoolean('shared', {
      description: 'Whether everyone of the provider who may see the list sees it.',
    }),
    viewerIsOwner: t.boolean({
      ...hints({ personal: true }),
      description: 'Whether you saved it. Only who saved a shared view makes it personal again.',
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, context) => ownerId === actorOf(context).userId,
    }),
  }),
})
viewerCan<ViewFacts>('SavedView', { ownerId: true, shared: true }, updateSavedView)

builder.prismaObjectField('Provider', 'savedViews', (t) =>
  t.prismaField({
    type: ['SavedView'],
    ...hints({ personal: true, size: 20 }),
    description: 'Your own views of a list and the shared ones, by name; none of a list that you may not see.',
    args: { list: t.arg({ type: ViewListRef, required: true, description: 'The list.' }) },
    resolve: (query, _provider, { list }, context) =>
      context.db.savedView.findMany({
        ...query,
        where: { AND: [visibleSavedViews(actorOf(context)), { list }] },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: 2 * mostViews,
      }),
  }),
)

const viewAfter = (t: SuccessFields<{ savedViewId: string }>) => ({
  savedView: recordAfter(t, 'SavedView', ({ savedViewId }) => savedViewId, { description: 'The view as it is now.' }),
})

verb(createSavedView, { types: { list: ViewListRef }, changes: [ProviderChanged], success: viewAfter })
verb(updateSavedView, { changes: [ProviderChanged], success: viewAfter })
verb(deleteSavedView, { changes: [ProviderChanged] })
