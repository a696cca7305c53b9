/**
 * What is wrong with the address of a push service, without asking the network; null for nothing. The server sends to it,
 * so it must not lead to a machine that only the server reaches (rules 10.3).
 */
export const pushAddressProblem = (endpoint: string): string | null => {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (!url) return 'Must be an address'
  if (url.protocol !== 'https:') return 'Must begin with https'
  if (url.username !== '' || url.password !== '') return 'Must not hold a name or a password'
  if (url.port !== '') return 'Must use the usual port'
  if (!isPublicName(url.hostname)) return notPublic
  return null
}

export const notPublic = 'Must be the address of a public push service'

/** Names that no public host has. Whether an address is public is decided where it is connected to. */
const isPublicName = (hostname: string): boolean => {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  if (name.startsWith('[')) return true
  return (
    name.includes('.') && !/(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/.test(name)
  )
}
