// A client that is generated from the OpenAPI document, by the generator that most people use, works the contract: its
// types are made of what the server answers, the journey is checked against them, and then it goes.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashPassword } from '../../auth/password'
import { projectRoot } from '../../paths'
import { closeLine, configure, workCall } from './generatedClient/journey'
import { openHospital, type Hospital, type Person } from '../hospital/hospital'

let hospital: Hospital
let address: string
let folder: string
const password = 'Patency-demo-1'
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  const { people, clients } = hospital
  await clients.system.user.updateMany({
    where: { id: { in: [people.rosa.id, people.admin.id] } },
    data: { passwordHash: await hashPassword(password) },
  })
  mkdirSync(path.join(projectRoot, 'node_modules/.cache'), { recursive: true })
  folder = mkdtempSync(path.join(projectRoot, 'node_modules/.cache/contract-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await hospital.close()
})

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

/** What the compiler says of these files, with the generated types. */
const check = (...files: string[]) => {
  const config = {
    extends: path.join(projectRoot, 'tsconfig.base.json'),
    compilerOptions: {
      incremental: false,
      types: ['node'],
      typeRoots: [path.join(projectRoot, 'node_modules/@types')],
    },
    files,
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  return run(path.join(projectRoot, 'node_modules/typescript-7/bin/tsc'), '-p', folder)
}

const mistakes = `
import createClient from 'openapi-fetch'
import type { paths } from './contract'
const client = createClient<paths>({})
const own = { params: { path: { providerId: '' } } }
void client.GET('/providers/{providerId}/nowhere', own)
void client.POST('/providers/{providerId}/calls', { ...own, body: { contact: 'x' } })
void client.POST('/providers/{providerId}/callpurposes', { ...own, body: { name: true, weight: 1 } })
void client.GET('/providers/{providerId}/lines', own).then(({ data }) => data![0]!.shoeSize)
`

test('types are generated from what is served, and the journey holds to them', async () => {
  const document = path.join(folder, 'openapi.json')
  writeFileSync(document, await (await fetch(`${address}/api/v0/openapi.json`)).text())
  const types = path.join(folder, 'contract.ts')
  expect(
    run(path.join(projectRoot, 'node_modules/openapi-typescript/bin/cli.js'), document, '-o', types),
  ).toMatchObject({ status: 0 })
  copyFileSync(path.join(projectRoot, 'server/test/suites/generatedClient/journey.ts'), path.join(folder, 'journey.ts'))
  expect(check('journey.ts')).toEqual({ status: 0, output: '' })
  // What the contract does not have, the types do not have either.
  writeFileSync(path.join(folder, 'mistakes.ts'), mistakes)
  const { output } = check('mistakes.ts')
  expect([...output.matchAll(/mistakes\.ts\((\d+),/g)].map(([, line]) => Number(line))).toEqual([6, 7, 8, 9])
})

test('the client works a call until it is closed with a line, closes the line, and changes the configuration', async () => {
  const { people, clients, riverside } = hospital
  const as = ({ email }: Person) => [address, email, password] as const
  const { callId, lineId } = await workCall(...as(people.rosa))
  const call = await hospital.readCall(callId)
  expect(call).toMatchObject({
    lineId,
    completedById: people.rosa.id,
    patientLastName: 'King',
    mrn: '4368010',
    comments: 'First attempt',
  })
  expect(await closeLine(...as(people.rosa), lineId)).toEqual([['2026-03-10', null]])
  expect(await clients.system.line.findUniqueOrThrow({ where: { id: lineId } })).toMatchObject({
    name: 'R basilic',
    nextChangeDate: new Date('2026-03-20T14:00:00Z'),
    completedById: people.rosa.id,
  })
  const names = await configure(...as(people.admin))
  expect(names[0]).toBe('Occlusion')
  expect(
    await clients.system.purpose.count({ where: { providerId: riverside.id, name: 'Occlusion', deletedAt: null } }),
  ).toBe(0)
})
