import type { InferType } from 'yup'
import { hashPassword } from '../../auth/password'
import type { newUserInput } from '../../domain/users/userInput'
import { invalid } from '../../domain/kernel/refusal'
import { Refused } from '../kernel/refused'
import type { Write } from '../kernel/operation'

/** Creates a person's account and their role in the provider. An e-mail address belongs to one person of the installation. */
export const addUser = async (
  { tx, now, record }: Write,
  input: InferType<typeof newUserInput>,
  providerId: string | null,
): Promise<string> => {
  const { email, fullName, role, superadmin, training } = input
  const passwordHash = await hashPassword(input.password)
  const [user] = await tx.user.createManyAndReturn({
    data: [{ email, fullName, superadmin, training, passwordHash, lastProviderId: providerId, createdAt: now }],
    select: { id: true },
    // When two operators add the same person at once, the second is refused.
    skipDuplicates: true,
  })
  if (!user) throw new Refused(invalid([{ field: 'email', message: 'Somebody has this e-mail address already' }]))
  if (providerId !== null && role !== null)
    await tx.providerRole.create({ data: { providerId, userId: user.id, role, joinedAt: now } })
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
