import { createSocket, type Socket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { resolveName } from '@/lib/photos/remote-photo'

const TYPE_A = 1
const HEADER_BYTES = 12

let server: Socket
afterEach(() => server.close())

/** A name server that knows one IPv4 address for every name, or nothing, or does not answer. */
async function nameServer(knows: 'address' | 'nothing' | 'silence'): Promise<Resolver> {
  server = createSocket('udp4').on('message', (query, { port, address }) => {
    if (knows !== 'silence') server.send(answerTo(query, knows === 'address'), port, address)
  })
  await new Promise<void>((ready) => server.bind(0, '127.0.0.1', ready))
  const resolver = new Resolver({ timeout: 100, tries: 1 })
  resolver.setServers([`127.0.0.1:${(server.address() as AddressInfo).port}`])
  return resolver
}

/** RFC 1035, section 4.1; the question is the last part of the query unless it carries an OPT record. */
function answerTo(query: Buffer, isKnown: boolean): Buffer {
  const end = query.indexOf(0, HEADER_BYTES) + 5
  const has = isKnown && query.readUInt16BE(end - 4) === TYPE_A
  const header = Buffer.from(query.subarray(0, HEADER_BYTES))
  header.writeUInt16BE(0x8180 | (isKnown ? 0 : 3), 2)
  header.writeUInt16BE(has ? 1 : 0, 6)
  header.writeUInt16BE(0, 10)
  const address = Buffer.from('c00c00010001000000 3c0004 5db8d70e'.replaceAll(' ', ''), 'hex')
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...(has ? [address] : [])])
}

it('a name with an IPv4 address alone resolves to it', async () => {
  expect(await resolveName('fotos.example.org', await nameServer('address'))).toEqual(['93.184.215.14'])
})

it.each(['nothing', 'silence'] as const)('a name server that knows %s resolves to nothing', async (knows) => {
  expect(await resolveName('fotos.example.org', await nameServer(knows))).toEqual([])
})
