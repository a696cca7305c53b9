/**
 * What counts as one address. Whoever has an IPv6 address has 2^64 of them at least, those that begin alike, so the
 * first half of it stands for all.
 */
export const networkOf = (address: string | null): string => {
  if (address === null) return ''
  // An IPv4 address, also where a socket for both kinds shows it as an IPv6 address.
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
