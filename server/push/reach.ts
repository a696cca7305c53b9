import { lookup as lookupAll, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Env } from '../env'
import { notPublic, pushAddressProblem } from './address'

/** Networks that are not the public internet: a push service is in none of them. */
const inner = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(network, prefix, 'ipv4')

/** Of IPv6 only what is given out as public counts, without what leads to an IPv4 address or is for documents. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, prefix, 'ipv6')

export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !inner.check(address, 'ipv4')
  return family === 6 && publicIpv6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

/** Where pushes may be sent. */
export type Reach = {
  /**
   * What is wrong with the address of a push service, also after its name was looked up; null for nothing. Fails when the
   * name cannot be looked up.
   */
  problemOf(endpoint: string): Promise<string | null>
  /** Looks up a name for a connection; fails for one that leads to an inner address, whatever it led to before. */
  lookup: LookupFunction
}

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')
const isLiteral = (hostname: string): boolean => isIP(withoutBrackets(hostname)) !== 0

/** As the environment says. */
export const installationReach = ({ pushToLoopback, pushProxy }: Env): Reach =>
  createReach({ loopback: pushToLoopback, isProxied: pushProxy !== null })

type LookUp = (hostname: string) => Promise<LookupAddress[]>

const fromSystem: LookUp = (hostname) =>
  new Promise((resolve, reject) =>
    lookupAll(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  )

/**
 * `loopback`: a test's push service on this machine is allowed as well, also without TLS. `isProxied`: names are looked up
 * by the http proxy through which the server reaches the internet, and which decides where they may lead.
 */
export const createReach = ({
  loopback = false,
  isProxied = false,
  lookUp = fromSystem,
}: { loopback?: boolean; isProxied?: boolean; lookUp?: LookUp } = {}): Reach => {
  const isAllowed = (address: string): boolean => isPublicAddress(address) || (loopback && address === '127.0.0.1')
  const isOwnTest = (endpoint: string): boolean => loopback && /^http:\/\/127\.0\.0\.1:\d+\//.test(endpoint)
  const addressesOf = async (hostname: string): Promise<LookupAddress[]> => {
    const literal = withoutBrackets(hostname)
    const family = isIP(literal)
    const found = family ? [{ address: literal, family }] : await lookUp(hostname)
    // One inner address among public ones is enough: which one a connection takes is chance.
    if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) throw new Error(notPublic)
    return found
  }
  return {
    problemOf: async (endpoint) => {
      const problem = isOwnTest(endpoint) ? null : pushAddressProblem(endpoint)
      if (problem) return problem
      const { hostname } = new URL(endpoint)
      if (isProxied && !isLiteral(hostname)) return null
      return addressesOf(hostname).then(
        () => null,
        (error: Error) => {
          if (error.message === notPublic) return notPublic
          throw error
        },
      )
    },
    lookup: (hostname, options, done) => {
      addressesOf(hostname).then(
        (found) => {
          const [first] = found
          if (options.all) done(null, found)
          else done(null, first!.address, first!.family)
        },
        (error: NodeJS.ErrnoException) => done(error, '', 0),
      )
    },
  }
}
