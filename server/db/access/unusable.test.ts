import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { pino } from 'pino'
import { readEnv } from '../../env'
import { openFileStore } from '../../files/fileStore'
import { StartProblem } from '../../startProblem'
import type { Archive } from '../backup/archive'
import { restoreBackup } from '../backup/restoreBackup'
import { openDatabase } from '../migrations/database'
import { unusable } from './openOnce'
import { visitDatabase } from '../opening/visit'

const log = pino({ level: 'silent' })
const print = () => undefined

const archive = { manifest: { migrations: [] } } as unknown as Archive

/** What the start of a server, a command and a restore say of the database; the last one names it as `--into`. */
const saidOf = async (DATABASE_URL: string) => {
  const env = readEnv({ DATABASE_URL })
  const said: Pick<StartProblem, 'message' | 'remedy'>[] = []
  for (const open of [
    () => openDatabase(env, log, print),
    () => visitDatabase(env, { makes: false, asItIs: true, print }),
    () => restoreBackup(archive, { url: DATABASE_URL, variable: '--into' }, openFileStore(env)),
  ])
    await open().catch((error: unknown) => {
      expect(error).toBeInstanceOf(StartProblem)
      said.push(error as StartProblem)
    })
  return said.map(({ message, remedy }) => `${message} ${remedy}`)
}

test('a server without TLS, where the address asks for it, is told with both ways out', async () => {
  // PostgreSQL's answer to whoever asks for TLS, where there is none.
  const server = createServer((socket) => socket.once('data', () => socket.end('N'))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const said = await saidOf(`postgresql://ann:hush@127.0.0.1:${port}/patency?sslmode=verify-full`)
  server.close()
  expect(said).toHaveLength(3)
  for (const each of said) {
    expect(each).toContain(`The database at 127.0.0.1:${port} cannot be used`)
    expect(each).toContain('Switch on ssl')
    expect(each).not.toContain('hush')
  }
})

test('a certificate file that is not there is told with its variable', async () => {
  const said = await saidOf(
    'postgresql://ann:hush@127.0.0.1:1/patency?sslmode=verify-full&sslrootcert=/nowhere/hospital.pem',
  )
  expect(said).toHaveLength(3)
  for (const each of said) {
    expect(each).toContain('/nowhere/hospital.pem')
    expect(each).toMatch(/(DATABASE_URL|--into) names a certificate file/)
    expect(each).not.toContain('hush')
  }
  expect(said[2]).toContain('--into names')
})

test('a server that does not listen is told with what to check', async () => {
  const said = await saidOf('postgresql://ann:hush@127.0.0.1:1/patency')
  expect(said).toHaveLength(3)
  for (const each of said) expect(each).toMatch(/ECONNREFUSED.*Check that it runs/)
})

test.each([
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', 'sslrootcert='],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', 'NODE_EXTRA_CA_CERTS='],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate', 'sslrootcert='],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Hostname/IP does not match', 'for another name'],
  ['CERT_HAS_EXPIRED', 'certificate has expired', 'Renew its certificate'],
  ['28000', 'no pg_hba.conf entry for host "10.0.0.7", user "ann", no encryption', '?sslmode=verify-full'],
  ['28P01', 'password authentication failed for user "ann"', 'user, password'],
])('%s: %s', (code, words, remedy) => {
  const error = Object.assign(new Error(words), { code })
  const problem = unusable('pooler', 'postgresql://ann:hush@pool.example.org:6432/x', 'PATENCY_POOL_URL', error)
  expect(problem.message).toBe(`The pooler at pool.example.org:6432 cannot be used: ${words}.`)
  expect(problem.remedy).toContain(remedy)
})
