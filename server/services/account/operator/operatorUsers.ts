import { boolean, object } from 'yup'
import { hashPassword } from '../../../auth/password'
import { newUserInput, personInput, setPasswordInput } from '../../../domain/users/userInput'
import { text } from '../../../domain/kernel/input/input'
import { operation, type OperationContext } from '../../kernel/operation'
import { stopIfInvalid } from '../../kernel/refused'
import { addProvider } from '../../providers/addProvider'
import { addUser } from '../../users/addUser'
import { lockIn, setActive, setPassword, unlockIn } from '../../users/changeUser'
import { findPerson, findProvider } from './operatorLookups'

const createUserInput = newUserInput.concat(object({ provider: text(), newProvider: boolean().default(false) }))

export const createUser = operation('createUser', createUserInput, async (context, input) => {
  const { provider: name, newProvider, role, superadmin } = input
  stopIfInvalid([
    ...(role === null && (name !== null || !superadmin) ? [{ field: 'role', message: 'Required' }] : []),
    ...(name === null && (role !== null || newProvider) ? [{ field: 'provider', message: 'Required' }] : []),
  ])
  if (name === null) return { userId: await addUser(context, input, null) }
  const providerId = newProvider
    ? await addProvider(context, { name }, 'provider')
    : await findProvider(context.tx, name)
  context.inProvider(providerId)
  return { userId: await addUser(context, input, providerId) }
})

export const setUserPassword = operation('setPassword', setPasswordInput, async (context, { email, password }) => {
  const { id } = await findPerson(context.tx, email)
  await setPassword(context, id, { passwordHash: await hashPassword(password) })
})

type Found = Awaited<ReturnType<typeof findPerson>>

const personOperation = (name: string, run: (context: OperationContext, person: Found) => Promise<void>) =>
  operation(name, personInput, async (context, { email }) => run(context, await findPerson(context.tx, email)))

export const disableUser = personOperation('disableUser', (context, person) => setActive(context, person, false))
export const enableUser = personOperation('enableUser', (context, person) => setActive(context, person, true))
/** Locks the person in each of their providers; a lock elsewhere would leave them working. */
export const lockUser = personOperation('lockUser', async (context, { id, roles }) => {
  for (const { providerId } of roles) await lockIn(context, id, { providerId, lockedById: null })
})
export const unlockUser = personOperation('unlockUser', async (context, { id, roles }) => {
  for (const { providerId } of roles) await unlockIn(context, id, providerId)
})

/** All accounts, by name. */
export const listUsers = operation('listUsers', object({}), ({ tx }) =>
  tx.user.findMany({
    select: {
      email: true,
      fullName: true,
      active: true,
      superadmin: true,
      roles: {
        select: {
          role: true,
          training: true,
          lock: { select: { userId: true } },
          provider: { select: { name: true } },
        },
        orderBy: { joinedAt: 'asc' },
      },
    },
    orderBy: [{ fullName: 'asc' }, { email: 'asc' }],
  }),
)
