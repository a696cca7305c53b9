import { purposeNames } from '../../domain/configuration/purposes/purpose'
import { statusNames } from '../../domain/configuration/statuses/status'
import type { Write } from '../kernel/operation'

/** A new provider with what every call needs: status codes, and the purposes that the rules know by name. */
export const addProvider = async ({ tx }: Pick<Write, 'tx'>, name: string): Promise<string> => {
  const { id } = await tx.provider.create({ data: { name }, select: { id: true } })
  await tx.statusCode.createMany({
    data: Object.values(statusNames).map((status) => ({ providerId: id, name: status })),
  })
  await tx.purpose.createMany({
    data: [
      { providerId: id, name: purposeNames.dressingChange, weight: 0, lineCheck: true },
      { providerId: id, name: purposeNames.custom, weight: 1 },
    ],
  })
  return id
}
