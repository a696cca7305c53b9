import { hash, verify } from '@node-rs/argon2'

// OWASP's argon2id recommendation: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One form of all that a person sees as the same letters; keyboards and systems send them composed or not (RFC 8265). */
const formOf = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(formOf(password), cost)

// Verified against when the account does not exist, so that both answers take equally long.
const nobody = hashPassword('nobody has this password')

export const passwordMatches = async (stored: string | null, password: string): Promise<boolean> => {
  const known = stored ?? (await nobody)
  // Passwords of versions before November 28, 2026 were hashed as they were typed.
  for (const form of new Set([formOf(password), password])) if (await verify(known, form)) return stored !== null
  return false
}
