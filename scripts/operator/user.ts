// People, for operators: the first administrator of an installation, and a way back in.
import { roleNames } from '../../server/domain/kernel/actor'
import {
  createUser,
  disableUser,
  enableUser,
  listUsers,
  lockUser,
  setUserPassword,
  unlockUser,
} from '../../server/services/account/operator/operatorUsers'
import { noSuchVerb, readArguments, runCommand, say, table, type Opened } from '../lib/command'
import { newPassword } from '../lib/prompt'

const usage = `Usage:
  npm run user -- create --email <address> --name <full name> --role <role> --provider <name> [--new-provider]
                         [--superadmin] [--training] [--generate]
  npm run user -- password <address> [--generate]
  npm run user -- disable | enable | lock | unlock <address>
  npm run user -- list

Roles: ${Object.keys(roleNames).join(', ')}. A superadmin may do without a role and a provider.
--new-provider makes the provider, --generate makes a password and shows it once.`

const changes = {
  disable: [disableUser, 'is disabled and signed out.'],
  enable: [enableUser, 'may sign in.'],
  lock: [lockUser, 'is locked, and reaches only their own account.'],
  unlock: [unlockUser, 'is unlocked.'],
} as const

await runCommand(usage, async (opened) => {
  const { values, positionals } = readArguments(
    {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      provider: { type: 'string' },
      'new-provider': { type: 'boolean', default: false },
      superadmin: { type: 'boolean', default: false },
      training: { type: 'boolean', default: false },
      generate: { type: 'boolean', default: false },
    },
    2,
  )
  const [verb = '', email = values.email] = positionals
  if (verb === 'list') return list(opened)
  if (verb === 'create') {
    const { name: fullName, role, provider, superadmin, training, generate } = values
    const password = await newPassword(generate)
    await createUser(await opened.operator({ makes: true }), {
      email,
      fullName,
      role,
      provider,
      newProvider: values['new-provider'],
      superadmin,
      training,
      password,
    })
    say(`${fullName} may sign in as ${email}.`)
    if (generate) sayOnce(password)
    return
  }
  if (verb === 'password') {
    const password = await newPassword(values.generate)
    await setUserPassword(await opened.operator(), { email, password })
    say(`${email} has a new password, and is signed out everywhere. API tokens stay: npm run token -- list`)
    if (values.generate) sayOnce(password)
    return
  }
  if (!Object.hasOwn(changes, verb)) throw noSuchVerb(verb)
  const [change, outcome] = changes[verb as keyof typeof changes]
  await change(await opened.operator(), { email })
  say(`${email} ${outcome}`)
})

function sayOnce(password: string): void {
  say(`\nPassword, shown this once: ${password}`)
}

async function list(opened: Opened): Promise<void> {
  const users = await listUsers(await opened.operator(), {})
  const rows = users.map(({ email, fullName, roles, ...flags }) => [
    email,
    fullName,
    roles.map(({ role, provider }) => `${roleNames[role]} of ${provider.name}`).join(', ') || '-',
    [
      flags.superadmin && 'superadmin',
      roles.some(({ training }) => training) && 'training',
      roles.some(({ lock }) => lock !== null) && 'locked',
      !flags.active && 'disabled',
    ]
      .filter(Boolean)
      .join(', '),
  ])
  say(rows.length === 0 ? 'No one has an account.' : table(['E-mail', 'Name', 'Role', ''], rows))
}
