import { boolean, object } from 'yup'
import { hashPassword } from '../../../auth/password'
import { newUserInput, personInput, setPasswordInput } from '../../../domain/users/userInput'
import { text } from '../../../domain/kernel/input/input'
import { operation, type OperationContext } from '../../kernel/operation'
import { stopIfInvalid } from '../../kernel/refused'
import { addProvider } from '../../providers/addProvider'
import { addUser } from '../../users/addUser'
import { setActive, setLocked, setPassword, type Person } from '../../users/changeUser'
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

const personOperation = (name: string, run: (context: OperationContext, person: Person) => Promise<void>) =>
  operation(name, personInput, async (context, { email }) => run(context, await findPerson(context.tx, email)))

export const disableUser = personOperation('disableUser', (context, person) => setActive(context, person, false))
export const enableUser = personOperation('enableUser', (context, person) => setActive(context, person, true))
export const lockUser = personOperation('lockUser', (context, person) => setLocked(context, person, true))
export const unlockUser = personOperation('unlockUser', (context, person) => setLocked(context, person, false))

/** All accounts, by name. */
export const listUsers = operation('listUsers', object({}), ({ tx }) =>
  tx.user.findMany({
    select: {
      email: true,
      fullName: true,
      active: true,
      isLocked: true,
      superadmin: true,
      training: true,
      roles: { select: { role: true, provider: { select: { name: true } } }, orderBy: { joinedAt: 'asc' } },
    },
    orderBy: [{ fullName: 'asc' }, { email: 'asc' }],
  }),
)
