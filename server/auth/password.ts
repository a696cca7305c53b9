import { hash, verify } from '@node-rs/argon2'

// OWASP's argon2id recommendation: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

// Verified against when the account does not exist, so that both answers take equally long.
const nobody = hashPassword('nobody has this password')

export const passwordMatches = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password)
  return matches && stored !== null
}
