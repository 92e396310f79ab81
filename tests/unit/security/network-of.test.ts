import { describe, expect, it } from 'vitest'
import { networkOf } from '@/services/visitors/network-of'

describe('who counts as one in rate limits', () => {
  it.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
    ['one with a port', '203.0.113.7:51234', '203.0.113.7'],
    ['one with spaces around it', ' 203.0.113.7 ', '203.0.113.7'],
    ['one in brackets', '[203.0.113.7]:443', '203.0.113.7'],
    ['one inside IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same in hexadecimal', '::FFFF:cb00:7107', '203.0.113.7'],
    ['the same written out', '0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['the same with brackets and a port', '[::ffff:203.0.113.7]:51234', '203.0.113.7'],
    ['a low address inside IPv6', '::ffff:0.0.0.1', '0.0.0.1'],
    ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['another of its network', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['the same in capitals with zeros before', '2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['one with a port', '[2001:db8:1:2::6]:443', '2001:db8:1:2::/64'],
    ['one in brackets', '[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
    ['the next network', '2001:db8:1:3::6', '2001:db8:1:3::/64'],
    ['a network with zeros in it', '2001:db8::5', '2001:db8::/64'],
    ['the same with IPv4 at its end', '2001:db8::0.0.0.5', '2001:db8::/64'],
    ['one that ends in zeros', '2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['one of a zone', 'fe80::1%eth0', 'fe80::/64'],
    ['one of a zone in brackets', '[fe80::1%25eth0]:80', 'fe80::/64'],
    ['this machine', '::1', '::/64'],
    ['this machine with a port', '[::1]:123', '::/64'],
    ['what only ends like IPv4 inside IPv6', '1::ffff:203.0.113.7', '1::/64'],
    ['nothing', '', 'direct'],
    ['a word', 'unknown', 'direct'],
    ['a name that a proxy makes up', '_hidden', 'direct'],
    ['a number too large', '203.0.113.256', 'direct'],
    ['a number with a zero before', '203.0.113.07', 'direct'],
    ['a whole number', '3405803783', 'direct'],
    ['one group too many', '2001:db8:1:2:3:4:5:6:7', 'direct'],
    ['a port too long', '203.0.113.7:512345', 'direct'],
    ['two ports', '203.0.113.7:1:2', 'direct'],
    ['brackets that stay open', '[::1', 'direct'],
    ['brackets with more behind them', '[::1]x', 'direct'],
    ['an address and something more', '203.0.113.7, 203.0.113.8', 'direct'],
    ['a network', '2001:db8::/64', 'direct'],
  ])('%s: %s', (_, address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is the same when it is asked of itself without its length', () => {
    const network = networkOf('2001:db8:0:2:3:4:5:6')
    expect(networkOf(network.replace('/64', ''))).toBe(network)
  })
})
