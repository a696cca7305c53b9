/**
 * The network that counts as one address. A caller with an IPv6 address has at least 2^64 addresses with the same first
 * half, so that half stands for all of them.
 */
export const networkOf = (address: string | null): string => {
  if (address === null) return ''
  // An IPv4 address, also as a dual-stack socket shows it.
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
