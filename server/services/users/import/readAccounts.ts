import type { KnownAccount, ReadRow } from '../../../domain/users/importRows'
import type { CommandContext } from '../../kernel/command'

type Rows = readonly Pick<ReadRow, 'email'>[]

const emailsOf = (rows: Rows): string[] => [...new Set(rows.map(({ email }) => email).filter(Boolean))]

/**
 * Imports into one provider happen one after the other, and nobody else changes the people of the file meanwhile. Their
 * rows are locked in the order of their ids.
 */
export const lockImports = async ({ tx, actor }: Pick<CommandContext, 'tx' | 'actor'>, rows: Rows): Promise<void> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('import of people ' || ${actor.providerId}, 0))`
  await tx.$executeRaw`select from app_user where email = any (${emailsOf(rows)}::text[]) order by id for no key update`
}

/** The accounts that have an e-mail address of the file, with their role and facilities in the actor's provider. */
export const readAccounts = async (
  { tx, actor: { providerId } }: Pick<CommandContext, 'tx' | 'actor'>,
  rows: Rows,
): Promise<Map<string, KnownAccount>> => {
  const accounts = await tx.$queryRaw<KnownAccount[]>`
    select u.id, u.email, u.full_name as "fullName", coalesce(r.training, false) as training, r.role::text as role, i.id is not null as "isInvited",
      coalesce((select array_agg(a.facility_id::text) from allowed_facility a where a.user_id = u.id and a.provider_id = ${providerId}::uuid), '{}') as "facilityIds"
    from app_user u left join provider_role r on r.user_id = u.id and r.provider_id = ${providerId}::uuid
      left join role_invitation i on i.user_id = u.id and i.provider_id = ${providerId}::uuid
    where u.email = any (${emailsOf(rows)}::text[])`
  return new Map(accounts.map((account) => [account.email, account]))
}
