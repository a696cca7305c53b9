import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eicar, startClamd, type ClamdMood } from '../test/servers/clamdServer'
import { clamd, noScanner, readScannerAddress } from './scan'

const scannerAt = (url: string, warn: (facts: object, words: string) => void = () => undefined, withinMs = 60_000) =>
  clamd(readScannerAddress(url)!, { warn } as never, withinMs)

test.each([
  ['tcp://scanner.example.org:3310', { host: 'scanner.example.org', port: 3310 }],
  ['tcp://127.0.0.1', { host: '127.0.0.1', port: 3310 }],
  ['tcp://[::1]:9', { host: '::1', port: 9 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://127.0.0.1:3310', null],
  ['127.0.0.1:3310', null],
  ['tcp://', null],
  ['unix:', null],
  ['unix://host/run', null],
  ['', null],
])('%j is the address %j', (given, address) => {
  expect(readScannerAddress(given)).toEqual(address)
})

test('a file is sent whole, and is clean or infected; what was found is logged without its content', async () => {
  const server = await startClamd()
  const logged: unknown[] = []
  const scanner = scannerAt(server.url, (facts, words) => logged.push([facts, words]))
  const large = Buffer.alloc(14 * 1024 * 1024, 'patency')
  expect(await scanner.scan(large)).toBe(null)
  expect(server.state.scanned[0]!.equals(large)).toBe(true)
  expect(await scanner.scan(Buffer.alloc(0))).toBe(null)
  expect(logged).toEqual([])
  expect(await scanner.scan(Buffer.from(`before ${eicar} after`))).toBe('Eicar-Signature')
  expect(logged).toEqual([
    [
      { virus: 'Eicar-Signature', bytes: eicar.length + 13, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      'an uploaded file was refused: the virus scanner found something',
    ],
  ])
  expect(await scanner.whyNotReady()).toBe(null)
  await server.close()
})

test('a scanner on a socket of this machine works alike', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'patency-clamd-'))
  const server = await startClamd(path.join(folder, 'clamd.ctl'))
  const scanner = scannerAt(server.url)
  expect(await scanner.scan(Buffer.from(eicar))).toBe('Eicar-Signature')
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each<[ClamdMood, RegExp]>([
  ['hang', /no answer within 0.3 s/],
  ['limit', /size limit exceeded/],
  ['drop', /ended the connection|ECONNRESET|EPIPE/],
])('when the scanner says nothing of use (%s), the file counts as not scanned', async (mood, reason) => {
  const server = await startClamd()
  server.state.mood = mood
  // The others end before the limit, on any machine.
  const scanner = scannerAt(server.url, undefined, mood === 'hang' ? 300 : 60_000)
  await expect(scanner.scan(Buffer.alloc(8 * 1024 * 1024, 1))).rejects.toMatchObject({
    code: 'SCANNER_AWAY',
    message: expect.stringMatching(reason),
  })
  await server.close()
})

test('a scanner that is not there is told', async () => {
  const server = await startClamd()
  await server.close()
  const scanner = scannerAt(server.url)
  await expect(scanner.scan(Buffer.from('x'))).rejects.toMatchObject({
    code: 'SCANNER_AWAY',
    message: expect.stringContaining('ECONNREFUSED'),
  })
  expect(await scanner.whyNotReady()).toBe('the virus scanner does not answer')
})

test('without a scanner nothing is scanned', async () => {
  expect(await noScanner.scan(Buffer.from(eicar))).toBe(null)
})
