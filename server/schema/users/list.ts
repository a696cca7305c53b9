import type { UserSort } from '../../domain/users/list'
import { findUserPage } from '../../services/users/list/listUsers'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'
import { longestPage, numberedPage } from '../kernel/keyset'
import { OrderDirectionRef } from '../kernel/order'
import { readSelected } from '../kernel/readNodes'

const UserOrderFieldRef = builder.enumType('UserOrderField', {
  description: 'What a list of people can be ordered by; equal entries are ordered by name.',
  values: {
    FULL_NAME: { value: 'fullName', description: 'The full name.' },
    EMAIL: { value: 'email', description: 'The e-mail address.' },
    ROLE: { value: 'role', description: 'The role, from System Administrator to External.' },
    TRAINING: { value: 'training', description: 'Trainees first.' },
    STATUS: { value: 'status', description: 'Disabled, locked, invited, then everyone else.' },
  } as const,
})

const UserOrderRef = builder.inputType('UserOrder', {
  description: 'The order of a list of people.',
  fields: (t) => ({
    field: t.field({ type: UserOrderFieldRef, required: true, description: 'What to order by.' }),
    direction: t.field({ type: OrderDirectionRef, required: true, description: 'The direction.' }),
  }),
})

const UserFilterRef = builder.inputType('UserFilter', {
  description: 'Which people a list contains.',
  fields: (t) => ({
    search: t.string({ description: 'Part of the name or of the e-mail address; case and accents are ignored.' }),
    includeDisabled: t.boolean({ description: 'Whether the list also has disabled people. Default: it has not.' }),
  }),
})

builder.prismaObjectField('Provider', 'users', (t) =>
  t.connection(
    {
      type: 'User' as never,
      nullable: true,
      needs: 'users:see',
      ...hints({ personal: true }),
      description: `The people who have a role here, in pages of 20 by default and ${longestPage} at most. Null for people who may not see the list.`,
      args: {
        filter: t.arg({ type: UserFilterRef, description: 'Which people the list contains.' }),
        orderBy: t.arg({ type: UserOrderRef, description: 'Default: by name.' }),
        page: t.arg.int({
          description:
            'The number of the page, from 0, with `first` people on each page. A page past the last is empty. The cursors of a page cannot be used.',
        }),
      },
      resolve: async (_provider, args, context, info) => {
        const { filter, orderBy } = args
        const number = args.page ?? 0
        const field: UserSort = orderBy?.field ?? 'fullName'
        const { size, page } = numberedPage(field, { ...args, page: number })
        const { ids, total, pages } = await findUserPage(
          context.request,
          {
            search: filter?.search ?? null,
            order: { field, descending: orderBy?.direction === 'desc' },
            includeDisabled: filter?.includeDisabled ?? false,
          },
          number,
          size,
        )
        const byId = await readSelected('User', { id: { in: ids } }, context, info, [['edges', 'node']])
        const { edges, pageInfo } = page(
          ids.filter((id) => byId.has(id)),
          pages,
        )
        return {
          edges: edges.map(({ cursor, node }) => ({ cursor, node: byId.get(node.id)! })) as never,
          pageInfo,
          total,
          pages,
        }
      },
    },
    {
      name: 'UserConnection',
      description: 'A page of people.',
      fields: (connection) => ({
        totalCount: connection.exposeInt('total', { description: 'The number of people on all pages.' }),
        pageCount: connection.exposeInt('pages', { description: 'The number of pages.' }),
      }),
    },
    { name: 'UserEdge', description: 'A person, with their cursor.' },
  ),
)
