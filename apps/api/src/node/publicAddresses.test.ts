import { describe, expect, it } from 'vitest';
import { addressRule, allowedAddresses, isPublicAddress } from './publicAddresses';

describe('an address', () => {
  it.each([
    ['a public IPv4 address', '93.184.216.34', true],
    ['a public IPv6 address', '2606:2800:220:1:248:1893:25c8:1946', true],
    ['a public address within IPv6', '::ffff:93.184.216.34', true],
    ['loopback', '127.0.0.1', false],
    ['another loopback', '127.255.0.9', false],
    ['IPv6 loopback', '::1', false],
    ['loopback within IPv6', '::ffff:127.0.0.1', false],
    ['loopback within IPv6 as hexadecimal', '::ffff:7f00:1', false],
    ['loopback within deprecated IPv6', '::127.0.0.1', false],
    ['unspecified', '0.0.0.0', false],
    ['this network', '0.1.2.3', false],
    ['unspecified IPv6', '::', false],
    ['private 10', '10.1.2.3', false],
    ['private 172', '172.16.0.1', false],
    ['private 192', '192.168.1.1', false],
    ['private within IPv6', '::ffff:10.0.0.1', false],
    ['link-local', '169.254.169.254', false],
    ['IPv6 link-local', 'fe80::1', false],
    ['IPv6 link-local with a zone', 'fe80::1%eth0', false],
    ['carrier NAT', '100.64.0.1', false],
    ['unique local', 'fd00::1', false],
    ['6to4 of loopback', '2002:7f00:1::', false],
    ['NAT64 of loopback', '64:ff9b::7f00:1', false],
    ['local NAT64', '64:ff9b:1::7f00:1', false],
    ['Teredo', '2001:0:7f00:1::', false],
    ['multicast', '224.0.0.1', false],
    ['IPv6 multicast', 'ff02::1', false],
    ['broadcast', '255.255.255.255', false],
    ['reserved', '240.0.0.1', false],
    ['documentation', '203.0.113.7', false],
    ['IPv6 documentation', '2001:db8::1', false],
    ['benchmarking', '198.18.0.1', false],
    ['site-local', 'fec0::1', false],
    ['no address', 'localhost', false],
    ['nothing', '', false],
  ])('%s: %s', (_, address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
});

describe('a host', () => {
  const found = (...addresses: string[]) =>
    allowedAddresses(new URL('https://hooks.example/'), {
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      isAllowed: isPublicAddress,
    });

  it('is allowed if all of its addresses are public', async () => {
    expect(await found('93.184.216.34', '2606:2800::1')).toHaveLength(2);
    await expect(found('93.184.216.34', '127.0.0.1')).rejects.toThrow('hooks.example is not on the public network');
    await expect(found()).rejects.toThrow('hooks.example was not found');
  });

  it.each([
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
  ])('is not allowed as %s', async (url) => {
    const hosts: string[] = [];
    const resolve = async (host: string) => {
      hosts.push(host);
      return [{ address: host, family: 4 }];
    };
    const refused = allowedAddresses(new URL(url), { resolve, isAllowed: isPublicAddress });
    await expect(refused).rejects.toThrow('not on the public network');
    expect(hosts[0]).not.toContain('[');
  });
});

describe('networks of the operator', () => {
  const isAllowed = addressRule(['10.20.0.0/16', 'fd12::/32']);
  it.each([
    ['10.20.3.4', true],
    ['::ffff:10.20.3.4', true],
    ['10.21.0.1', false],
    ['127.0.0.1', false],
    ['fd12::7', true],
    ['fd13::7', false],
    ['93.184.216.34', true],
    ['localhost', false],
  ])('%s: %s', (address, expected) => {
    expect(isAllowed(address)).toBe(expected);
  });

  it('are none by default', () => {
    expect(addressRule()('10.20.3.4')).toBe(false);
  });
});
