import { object, string } from 'yup'
import { countRolesOfPeople, lockPeopleOfProvider } from '../../../db/moves/roleCounts'
import { requiredName } from '../../../domain/kernel/input/entries'
import { findProvider } from './operatorLookups'
import { operation, type OperationContext } from '../../kernel/operation'
import { stopIfInvalid } from '../../kernel/refused'

/** Of a provider, by its name or id. */
const providerInput = object({ provider: requiredName() })

/** Where the other installation is: `https://calls.example.org`. */
const originText = () =>
  string()
    .required('Required')
    .test('origin', 'Must be an address such as https://calls.example.org', (value) => {
      const url = URL.canParse(value) ? new URL(value) : null
      return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
    })

const lockProvider = async ({ tx }: OperationContext, name: string) => {
  const id = await findProvider(tx, name)
  await tx.$executeRaw`select from provider where id = ${id}::uuid for no key update`
  const provider = await tx.provider.findUniqueOrThrow({
    where: { id },
    select: { id: true, name: true, status: true, movedTo: true, version: true },
  })
  const head = await tx.auditHead.findUnique({ where: { providerId: id } })
  return { ...provider, isClosed: head?.closed ?? false }
}

const refuse = (message: string): void => stopIfInvalid([{ field: 'provider', message }])

const gone = (to: string): string => `It was moved to ${to}`

/** All providers, by name. */
export const listProviders = operation('listProviders', object({}), ({ tx }) =>
  tx.provider.findMany({
    select: { id: true, name: true, status: true, movedTo: true, createdAt: true, _count: { select: { roles: true } } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  }),
)

/**
 * The first step of a move, before the provider is exported: no write of it is accepted until it is reopened, here or where
 * it is imported. It may be repeated.
 */
export const beginMove = operation('beginMove', providerInput, async (context, input) => {
  const { id, name, status, movedTo, version } = await lockProvider(context, input.provider)
  if (movedTo !== null) refuse(gone(movedTo))
  const isFirst = status === 'Active'
  if (isFirst) {
    await context.tx.provider.update({ where: { id }, data: { status: 'Moving', version: version + 1 } })
    context.inProvider(id)
  }
  context.record({ kind: 'provider', id }, isFirst ? { status: [status, 'Moving'] } : {})
  return { id, name }
})

/** Opens a provider that is closed, because its move was given up or it has arrived. */
export const reopenProvider = operation('reopenProvider', providerInput, async (context, input) => {
  const { id, name, status, movedTo, version, isClosed } = await lockProvider(context, input.provider)
  if (movedTo !== null) refuse(`${gone(movedTo)}, where its people work`)
  if (!isClosed && status !== 'Moving') refuse('It is not being moved')
  await context.tx.$executeRaw`select reopen_head(${id}::uuid)`
  const isMoving = status === 'Moving'
  if (isMoving) await context.tx.provider.update({ where: { id }, data: { status: 'Active', version: version + 1 } })
  context.inProvider(id)
  context.record({ kind: 'provider', id }, isMoving ? { status: [status, 'Active'] } : {})
  // Screens and stored answers are older than the calls that came due meanwhile.
  context.changed({ kind: 'catalogue', id, providerId: id }, [])
  return { id, name }
})

/** The last step where it was: its people are told where they work now. */
export const endMove = operation('endMove', providerInput.shape({ to: originText() }), async (context, input) => {
  const { tx, sql } = context
  const providerId = await findProvider(tx, input.provider)
  await sql.rows(lockPeopleOfProvider, [providerId])
  const { id, name, status, isClosed, version } = await lockProvider(context, providerId)
  if (!isClosed) refuse('It is not being moved. Export it first')
  const data = { status: 'Inactive', movedTo: input.to } as const
  await tx.provider.update({ where: { id }, data: { ...data, version: version + 1 } })
  // Who works elsewhere too can be changed there from now on.
  await sql.rows(countRolesOfPeople, [id])
  context.record({ kind: 'provider', id }, { status: [status, 'Inactive'], movedTo: [null, input.to] })
  return { id, name }
})

/** Before its rows are deleted where it was. */
export const removeProvider = operation('removeProvider', providerInput, async (context, input) => {
  const { id, name, movedTo } = await lockProvider(context, input.provider)
  if (movedTo === null) refuse('It was not moved away. Tell first where it is: moved <name> --to <address>')
  context.record({ kind: 'provider', id }, { name: [name, null], movedTo: [movedTo, null] })
  return { id, name }
})
