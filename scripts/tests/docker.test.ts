// No container runs here; what the files of docker/ name is held against what there is.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { readEnv } from '../../server/env'
import { projectRoot } from '../../server/paths'
import { operatorCommands } from '../lib/steps.mjs'

const docker = path.join(projectRoot, 'docker')
const read = (file: string): string => readFileSync(path.join(docker, file), 'utf8')
const exists = (file: string): boolean => existsSync(path.join(projectRoot, file))

type Service = {
  image: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  [key: string]: unknown
}
const compose = parse(read('compose.yml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const { services } = compose
const instructions = read('Dockerfile')
  .replaceAll(/^\s*#.*$/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
const packageJson = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
  engines: { node: string }
}

describe('the image', () => {
  test('is made of files that exist, by npm scripts that exist', () => {
    const copied = instructions
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1))
    for (const file of copied) expect([file, exists(file)]).toEqual([file, true])
    const run = instructions.flatMap((line) => [...line.matchAll(/npm run ([\w:-]+)/g)].map((found) => found[1]!))
    expect(run).toEqual(['generate', 'build'])
    for (const name of run) expect(packageJson.scripts).toHaveProperty(name)
  })

  test('is without development dependencies and without root, and tells whether it is ready', () => {
    const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))
    expect(last).toContain('USER node')
    expect(last.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/health/ready')
    expect(last.filter((line) => line.includes('--from='))).toEqual([
      'COPY --from=dependencies /patency/node_modules node_modules',
      'COPY --from=build /patency/dist dist',
      'COPY --from=build /patency/prisma/migrations prisma/migrations',
      'COPY --from=build /patency/docker/entrypoint.sh docker/entrypoint.sh',
      'COPY --from=build /patency/package.json /patency/LICENSE ./',
    ])
    // A checkout under a strict umask has files that only its owner reads; the image has another user.
    expect(last.filter((line) => line.startsWith('COPY ') && !line.includes('--from='))).toEqual([])
    const readable = /chmod -R a\+rX (.*)$/.exec(instructions.find((line) => line.includes('npm run build'))!)![1]!
    for (const file of ['dist', 'prisma/migrations', 'docker/entrypoint.sh', 'package.json', 'LICENSE'])
      expect(readable.split(' ')).toContain(file)
    const dependencies = instructions.slice(instructions.findIndex((line) => line.endsWith(' AS dependencies')))
    expect(dependencies.find((line) => line.startsWith('RUN'))).toContain('npm ci --omit=dev')
  })

  test('runs on the Node.js that the project names, which is no older than the least that it takes', () => {
    const named = readFileSync(path.join(projectRoot, '.nvmrc'), 'utf8').trim()
    for (const line of instructions.filter((one) => one.startsWith('FROM ')))
      expect(line.replace(/ AS \w+$/, '')).toBe(`FROM node:${named}-slim`)
    expect(Number(named)).toBeGreaterThanOrEqual(Number(/>=(\d+)/.exec(packageJson.engines.node)![1]))
    expect(readFileSync(path.join(projectRoot, 'README.md'), 'utf8')).toContain(`Node.js ${named} `)
  })

  test('has a folder for backups that its user may write, and logs for programs', () => {
    expect(instructions.find((line) => line.startsWith('RUN mkdir'))).toMatch(/chown node:node .*\/backups/)
    expect(
      readEnv(
        Object.fromEntries(
          instructions
            .filter((line) => line.startsWith('ENV '))
            .flatMap((line) =>
              line
                .slice(4)
                .split(' ')
                .map((one) => one.split('=') as [string, string]),
            ),
        ),
      ),
    ).toMatchObject({ mode: 'production', logFormat: 'json' })
  })

  test('runs every command of the operators, and refuses others', () => {
    const known = [...read('entrypoint.sh').matchAll(/^\s*([\w |-]+)\) (?:\w+=\d+ )?exec node/gm)].flatMap(
      ([, names]) => names!.split(' | '),
    )
    expect(known).toEqual(['main', ...operatorCommands])
    // The server runs as with npm start.
    const start = packageJson.scripts.start!.replace('scripts/tasks/start.mjs', 'dist/server/main.js')
    expect(read('entrypoint.sh')).toContain(`main) ${start} "$@"`)
    for (const name of operatorCommands) {
      expect(exists(`scripts/operator/${name}.ts`)).toBe(true)
      expect(packageJson.scripts[name.replace('-', ':')]).toBe(`node scripts/operator/operate.mjs ${name}`)
    }
    const { status, stderr } = spawnSync('sh', ['docker/entrypoint.sh', 'rm'], { cwd: projectRoot, encoding: 'utf8' })
    expect([status, stderr]).toEqual([64, expect.stringContaining('There is no command "rm"')])
  })

  test('holds no data, no secrets and nothing of another machine', () => {
    const ignored = readFileSync(path.join(projectRoot, '.dockerignore'), 'utf8').split('\n')
    for (const line of ['.git', '.data', '**/.env', '**/node_modules', 'dist', 'server/db/generated'])
      expect(ignored).toContain(line)
  })
})

describe('the compose file', () => {
  const servers = Object.entries(services).filter(([, { image }]) => image === 'patency')

  test('has a database, two servers that wait for it, and a proxy', () => {
    expect(Object.keys(services).sort()).toEqual(['database', 'patency-1', 'patency-2', 'proxy'])
    expect(servers).toHaveLength(2)
    // Two builds at once that make one image are refused where Docker keeps images in containerd.
    const [first, ...others] = servers.map(([, { build }]) => build)
    expect(existsSync(path.resolve(docker, first!.context, first!.dockerfile))).toBe(true)
    expect(others).toEqual([undefined])
    for (const [, { depends_on, read_only, cap_drop }] of servers) {
      expect(depends_on).toEqual({ database: { condition: 'service_healthy' } })
      expect([read_only, cap_drop]).toEqual([true, ['ALL']])
    }
    expect(services.database!.healthcheck!.test).toContain('pg_isready')
  })

  test('bounds the memory and the logs of each service', () => {
    for (const [name, { mem_limit, logging }] of Object.entries(services))
      expect({ name, mem_limit, logging }).toEqual({
        name,
        mem_limit: expect.stringMatching(/^\d+[gm]$/),
        logging: { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
      })
  })

  test('mounts files that exist and volumes that it names', () => {
    const sources = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((one) => one.split(':')[0]!))
    for (const source of sources)
      expect([
        source,
        source.startsWith('.') ? existsSync(path.join(docker, source)) : source in compose.volumes,
      ]).toEqual([source, true])
    for (const script of ['database.sh', 'entrypoint.sh'])
      expect(spawnSync('sh', ['-n', path.join(docker, script)]).status).toBe(0)
  })

  test('gives the servers an environment that they accept', () => {
    const filled = Object.fromEntries(
      Object.entries(servers[0]![1].environment!).map(([name, value]) => [
        name,
        name === 'PATENCY_SMTP_URL'
          ? 'smtp://mail.example.org'
          : value.replaceAll(/\$\{\w+[^}]*\}/g, 'a1b2c3d4e5f6a1b2c3'),
      ]),
    )
    expect(readEnv({ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '4000', ...filled })).toMatchObject({
      databaseUrl: 'postgresql://patency:a1b2c3d4e5f6a1b2c3@database:5432/patency',
      trustProxy: 1,
      seed: 'none',
    })
    const source = readFileSync(path.join(projectRoot, 'server/env.ts'), 'utf8')
    for (const name of Object.keys(filled)) expect(source).toContain(`'${name}'`)
  })

  test('asks for no variable that the example leaves out', () => {
    const asked = new Set([...read('compose.yml').matchAll(/\$\{(\w+)/g)].map((found) => found[1]!))
    const example = read('.env.example')
      .split('\n')
      .flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? [])
    expect([...asked].sort()).toEqual(example.sort())
  })

  test('puts the proxy in front of both servers, on the port that they open', () => {
    const upstreams = /reverse_proxy ([^{]+) \{/.exec(read('Caddyfile'))![1]!.split(' ')
    expect(upstreams).toEqual(servers.map(([name]) => `${name}:4000`))
    expect([...read('nginx.conf').matchAll(/^\s*server (\S+:\d+)/gm)].map((found) => found[1])).toEqual(upstreams)
    expect(instructions).toContain('EXPOSE 4000')
  })
})

describe('the commands of docs/operations.md', () => {
  const page = readFileSync(path.join(projectRoot, 'docs/operations.md'), 'utf8')
  const commands = [...page.matchAll(/^ *(docker compose (?:run|up|exec) .*)$/gm)].map((found) =>
    found[1]!
      .replace(/\s+#.*$/, '')
      .split(/\s+/)
      .slice(2),
  )
  const withValue = ['--volume', '--env']
  /** What stands after the options: services, and what follows. */
  const named = ([, ...words]: string[]): string[] =>
    words.filter((word, at) => !word.startsWith('-') && !withValue.includes(words[at - 1] ?? ''))

  test('name services and commands that there are', () => {
    expect(commands.length).toBeGreaterThan(8)
    for (const command of commands) {
      const [service, argument] = named(command)
      if (service !== undefined) expect(services).toHaveProperty(service)
      if (command[0] === 'run') expect(operatorCommands).toContain(argument)
    }
  })

  test('give backups a folder of the machine, because nothing else in the container can be written', () => {
    const files = commands.filter((command) => command.some((word) => word.startsWith('/backups/')))
    expect(new Set(files.map((command) => named(command)[1]))).toEqual(new Set(['backup', 'restore']))
    for (const command of files) expect(command[command.indexOf('--volume') + 1]).toMatch(/^\/\S+:\/backups$/)
    // The user of the image.
    expect(page).toMatch(/install -d -m 700 -o 1000 -g 1000 \/srv\/patency-backups/)
  })
})
