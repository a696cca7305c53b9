import type { InferType } from 'yup'
import { hashPassword } from '../../auth/password'
import type { newUserInput } from '../../domain/users/userInput'
import { invalid } from '../../domain/kernel/refusal'
import { Refused } from '../kernel/refused'
import type { Write } from '../kernel/operation'

type NewUser = Omit<InferType<typeof newUserInput>, 'password'> & {
  /** Null for somebody who is invited to choose a password. */
  passwordHash: string | null
  mustChangePassword?: boolean
}

/** Creates a person's account and their role in the provider. Null when somebody has the e-mail address already. */
export const addAccount = async (
  { tx, now, record }: Write,
  { email, fullName, role, superadmin, training, passwordHash, mustChangePassword = false }: NewUser,
  providerId: string | null,
): Promise<string | null> => {
  const [user] = await tx.user.createManyAndReturn({
    data: [
      {
        email,
        fullName,
        superadmin,
        passwordHash,
        mustChangePassword,
        lastProviderId: providerId,
        createdAt: now,
      },
    ],
    select: { id: true },
    // When two people add the same person at once, the second is told.
    skipDuplicates: true,
  })
  if (!user) return null
  if (providerId !== null && role !== null)
    await tx.providerRole.create({ data: { providerId, userId: user.id, role, training, joinedAt: now } })
  record(
    { kind: 'user', id: user.id },
    {
      email: [null, email],
      fullName: [null, fullName],
      role: [null, role],
      superadmin: [null, superadmin],
      training: [null, training],
    },
  )
  return user.id
}

/** The same with a password. An e-mail address belongs to one person of the installation. */
export const addUser = async (
  write: Write,
  { password, ...input }: InferType<typeof newUserInput>,
  providerId: string | null,
): Promise<string> => {
  const id = await addAccount(write, { ...input, passwordHash: await hashPassword(password) }, providerId)
  if (!id) throw new Refused(invalid([{ field: 'email', message: 'Someone has this e-mail address already' }]))
  return id
}
