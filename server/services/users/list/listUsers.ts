import { Prisma } from '../../../db/generated/prisma/client'
import { anywhere } from '../../../domain/kernel/input/names'
import { pageCountOf, rowsBefore } from '../../../domain/kernel/lists'
import type { UserOrder } from '../../../domain/users/list'
import { rolesInOrder } from '../../../domain/users/rules'
import { authorize, type Request } from '../../kernel/request'

export type UserListCriteria = {
  /** Part of a name or an e-mail address. */
  search?: string | null
  order: UserOrder
  includeDisabled?: boolean
}

type UserPage = { ids: string[]; total: number; pages: number }

const columns: Record<UserOrder['field'], Prisma.Sql> = {
  fullName: Prisma.sql`u.name_key`,
  email: Prisma.sql`u.email`,
  role: Prisma.sql`array_position(${[...rolesInOrder]}::text[], r.role::text)`,
  training: Prisma.sql`not r.training`,
  // Disabled people first, then locked and invited ones.
  status: Prisma.sql`case when not u.active then 0 when exists (select from account_lock l where l.user_id = u.id and l.provider_id = r.provider_id) then 1 when u.password_hash is null then 2 else 3 end`,
}

/**
 * A page of the provider's people (rules 9.1). Whoever may see the list sees everybody in it, whatever their own
 * facilities. Pages count from 0; one past the last is empty.
 */
export const findUserPage = async (
  request: Request,
  { search, order: { field, descending }, includeDisabled = false }: UserListCriteria,
  page: number,
  size: number,
): Promise<UserPage> => {
  const actor = authorize(request, 'users:see')
  const pattern = search?.trim() ? anywhere(search.trim()) : null
  const before = rowsBefore(page, size)
  const way = descending ? Prisma.sql`desc` : Prisma.sql`asc`
  const [found] = await request.clients.forProvider(actor.providerId).$queryRaw<{ total: number; ids: string[] }[]>`
    with hits as materialized (
      select u.id, row_number() over (order by ${columns[field]} ${way}, u.name_key, u.email) as place
      from provider_role r join app_user u on u.id = r.user_id
      where r.provider_id = ${actor.providerId}::uuid and (${includeDisabled} or u.active)
        and (${pattern}::text is null or u.name_key like fold_text(${pattern}) or fold_text(u.email) like fold_text(${pattern}))
    )
    select (select count(*)::int from hits) as total,
      array(select id from hits where place > ${before} and place <= ${before + size} order by place) as ids`
  const { total, ids } = found!
  return { ids, total, pages: pageCountOf(total, size) }
}
