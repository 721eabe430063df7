import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { resolveClientIp, stampPeer } from '@/lib/platform/http/client-ip'
import { parseNetworks } from '@/lib/platform/networks'

/** Headers of a request over a connection from `peer`, stamped as the server stamps them. */
function request(peer: string, forwarded?: string): Headers {
  const headers: Record<string, string> = { ...(forwarded && { 'x-forwarded-for': forwarded }) }
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer })
  stampPeer({ headers, socket })
  return new Headers(headers)
}

describe('the client IP for rate limits', () => {
  it('is never what a client writes into the header of the stamp', () => {
    expect(resolveClientIp(new Headers({ 'x-querencia-peer': '203.0.113.7' }), 0)).toBe('unknown')
  })

  it('is the socket’s without trusted proxies, whatever X-Forwarded-For claims', () => {
    expect(resolveClientIp(request('203.0.113.7', '198.51.100.1'), 0)).toBe('203.0.113.7')
  })

  it('is the entry that the trusted proxies appended to X-Forwarded-For, counted from the end', () => {
    const claimed = '10.0.0.1, 198.51.100.9, 192.0.2.4'
    expect(resolveClientIp(request('127.0.0.1', claimed), 1)).toBe('192.0.2.4')
    expect(resolveClientIp(request('127.0.0.1', claimed), 2)).toBe('198.51.100.9')
  })

  it.each(['127.0.0.1', '127.9.9.9', '::1', '[::1]:80', '::ffff:127.0.0.1'])(
    'is unknown where a proxy is told that the client is this machine: %s',
    (forwarded) => {
      expect(resolveClientIp(request('203.0.113.7', forwarded), 1)).toBe('unknown')
      expect(resolveClientIp(request('127.0.0.1', forwarded), 1)).toBe('unknown')
      const networks = parseNetworks('10.0.0.0/8') ?? 0
      expect(resolveClientIp(request('10.0.0.1', forwarded), networks)).toBe('unknown')
    },
  )

  it('is the socket’s on this machine, without a proxy', () => {
    expect(resolveClientIp(request('127.0.0.1'), 1)).toBe('127.0.0.1')
  })

  it('is the socket’s when X-Forwarded-For has fewer entries than trusted proxies', () => {
    expect(resolveClientIp(request('203.0.113.7', '198.51.100.1'), 3)).toBe('203.0.113.7')
  })

  it.each([
    ['192.0.2.4:5555', '192.0.2.4'],
    ['[2001:db8:1:2::1]:99', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.4]:99', '192.0.2.4'],
  ])('behind a proxy that writes %s is %s, without the port', (forwarded, expected) => {
    expect(resolveClientIp(request('203.0.113.7', forwarded), 1)).toBe(expected)
  })

  it.each(['unknown', '_hidden', '192.0.2.4:', '192.0.2.999:80', '[nobody]:80', ' '])(
    'is the socket’s when X-Forwarded-For holds “%s”, which is not an IP',
    (forwarded) => {
      expect(resolveClientIp(request('203.0.113.7', forwarded), 1)).toBe('203.0.113.7')
      expect(resolveClientIp(request('', forwarded), 1)).toBe('unknown')
    },
  )

  it.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:00CB:0107', '0.203.1.7'],
    ['::fffe:cb00:7107', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::5:6:7:192.0.2.4', '2001:db8:0:5::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
  ])('of a socket at %s is %s: an IPv6 /64 counts once', (peer, expected) => {
    expect(resolveClientIp(request(peer), 0)).toBe(expected)
  })
})

describe('the client IP behind proxies of declared networks', () => {
  const networks = parseNetworks('10.0.0.0/8, 192.0.2.4,2001:db8:f::/48')
  if (!networks) throw new Error('no networks')

  it.each([
    ['a proxy', '10.1.2.3', '198.51.100.9', '198.51.100.9'],
    ['two proxies, whose first appended the second', '10.1.2.3', '198.51.100.9, 10.9.9.9', '198.51.100.9'],
    ['proxies of both families', '2001:db8:f:1::2', '198.51.100.9, 192.0.2.4', '198.51.100.9'],
    ['a proxy at an IPv4-mapped address', '::ffff:10.1.2.3', '198.51.100.9', '198.51.100.9'],
    ['a proxy that writes the port', '10.1.2.3', '198.51.100.9:4711, 10.9.9.9:80', '198.51.100.9'],
    ['a proxy, of an IPv6 client', '10.1.2.3', '2001:db8:e:1::7', '2001:db8:e:1::/64'],
    ['a socket that nobody stamped', '', '198.51.100.9, 10.9.9.9', '198.51.100.9'],
  ])('is the last one outside of them, behind %s', (_, peer, forwarded, expected) => {
    expect(resolveClientIp(request(peer, forwarded), networks)).toBe(expected)
  })

  it('is never one that a client put before its own, in or outside the networks', () => {
    const claimed = '203.0.113.1, 10.7.7.7, 198.51.100.9'
    expect(resolveClientIp(request('10.1.2.3', claimed), networks)).toBe('198.51.100.9')
  })

  it('is the socket’s when that is in none of them, whatever X-Forwarded-For claims', () => {
    expect(resolveClientIp(request('203.0.113.7', '198.51.100.9'), networks)).toBe('203.0.113.7')
    expect(resolveClientIp(request('192.0.2.5', '198.51.100.9'), networks)).toBe('192.0.2.5')
  })

  it('is the farthest trusted one where all are trusted, or the next entry is not an IP', () => {
    expect(resolveClientIp(request('10.1.2.3', '10.5.5.5, 10.4.4.4'), networks)).toBe('10.5.5.5')
    expect(resolveClientIp(request('10.1.2.3', '198.51.100.9, unknown, 10.4.4.4'), networks)).toBe('10.4.4.4')
    expect(resolveClientIp(request('10.1.2.3'), networks)).toBe('10.1.2.3')
    expect(resolveClientIp(request('', 'unknown'), networks)).toBe('unknown')
  })
})

describe('a list of networks', () => {
  it.each([
    '',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0/8',
    '10.0.0.0/',
    '::1/129',
    'localhost',
    '10.0.0.1,',
  ])('“%s” is refused', (text) => {
    expect(parseNetworks(text)).toBeNull()
  })
})
