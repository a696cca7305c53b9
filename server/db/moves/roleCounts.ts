import type { Statement } from '../access/client'

const peopleOfProvider =
  'select user_id from provider_role where provider_id = $1::uuid union select user_id from role_invitation where provider_id = $1::uuid'

/** Locks everyone who has a role in the provider or is invited to one. */
export const lockPeopleOfProvider: Statement = {
  name: 'patency_lock_people_of_provider',
  text: `select id from app_user where id in (${peopleOfProvider}) order by id for no key update`,
}

const here = (table: string): string =>
  `(select count(*) from ${table} join provider on provider.id = provider_id where user_id = app_user.id and moved_to is null)`

/**
 * Counts again in how many providers each of them has a role or is invited to one. A provider that was moved away counts no
 * more: nobody works in it here.
 */
export const countRolesOfPeople: Statement = {
  name: 'patency_count_roles_of_people',
  text: `update app_user set role_count = ${here('provider_role')} + ${here('role_invitation')} where id in (${peopleOfProvider})`,
}
