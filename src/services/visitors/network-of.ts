import { isIPv4, isIPv6 } from 'node:net'

/** What no address can be read from counts together, as one. */
const UNKNOWN = 'direct'

/**
 * Who counts as one in rate limits: an IPv4 address, or the /64 network of an IPv6 one, because a single customer is
 * given that many addresses. One spelling each, whatever port, brackets or zone a proxy writes beside it; IPv4 inside
 * IPv6 is the IPv4 address.
 */
export const networkOf = (address: string): string => {
  const bare = withoutPort(address.trim()).replace(/%.*$/s, '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return UNKNOWN
  const groups = groupsOf(bare)
  return inIPv4(groups) ?? `${spelled(`${groups.slice(0, 4).join(':')}::`)}/64`
}

/** `[::1]:443` and `1.2.3.4:443`; an IPv6 address without brackets has no port. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address)?.[1] ?? /^([^:]*):\d{1,5}$/.exec(address)?.[1] ?? address

/** The one spelling that the URL standard has for an IPv6 address: hexadecimal, lower case, the longest run of zeros cut. */
const spelled = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1)

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): string[] => {
  const [before = [], after = []] = spelled(address)
    .split('::')
    .map((side) => side.split(':').filter(Boolean))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** The IPv4 address that `::ffff:0:0/96` stands for. */
const inIPv4 = (groups: readonly string[]): string | null => {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}
