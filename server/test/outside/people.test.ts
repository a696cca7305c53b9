// People as mail programs, spreadsheets and keyboards write them, through both doors (rules 1.6, 9.11).
import { doors, type Json } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'

serveHospital()

const of = (path: string) => `/providers/${hospital.riverside.id}${path}`
const admin = () => doors(address, hospital.people.admin)
const nobody = () => doors(address, null)
const userOf = (email: string) => hospital.clients.system.user.findUnique({ where: { email } })

const created =
  'mutation($input: CreateUserInput!) { it: createUser(input: $input) { __typename ... on Refusal { fields { field message } } } }'
const first = 'Long-enough-1'

/** Adds somebody through both doors; answers what is wrong at the fields. */
const add = async (fullName: string, email: string, other: string): Promise<Json[]> => {
  const rest = await admin().rest('POST', of('/users'), { fullName, email, role: 'Clinician', password: first })
  const { data } = await admin().graphql(created, {
    input: { fullName, email: other, role: 'Clinician', password: first },
  })
  return [rest.body.errors ?? null, data?.it.fields ?? null]
}

let count = 0
test.each([
  ['as it is', (address: string) => address],
  ['in angle brackets', (address: string) => `<${address}>`],
  ['as a link', (address: string) => `mailto:${address}`],
  ['as a link with a subject', (address: string) => `MailTo:${address}?subject=Welcome`],
  ['from a list of addresses', (address: string) => `"Lee, Ann" <${address}>; `],
  ['from Outlook', (address: string) => `Ann Lee <${address.toUpperCase()}>,`],
  ['with what no one sees', (address: string) => `\u202a${address.replace('@', '\u200b@')}\u202c\ufeff`],
  ['with blanks of a web page', (address: string) => `\u00a0${address}\u3000\r\n`],
  ['full-width', (address: string) => address.replace('@', '＠')],
])('an address %s is the one that its person signs in with, at both doors', async (_how, form) => {
  count += 1
  const [one, other] = [`ann${count}@x.example`, `bea${count}@x.example`]
  expect(await add('Ann Lee', form(one), form(other))).toEqual([null, null])
  for (const email of [one, other]) {
    expect(await userOf(email)).not.toBeNull()
    const answers = [email, form(email)].map((typed) =>
      nobody().rest('POST', '/auth/login', { email: typed, password: first }),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  }
})

test.each(['ann@x.example.', 'ann at x.example', 'ann@x', 'ann@x.example bea@x.example', 'https://x.example/ann'])(
  'what is no address, %j, is refused at its field, at both doors',
  async (email) => {
    const wrong = [{ field: 'email', message: 'Must be valid e-mail' }]
    expect(await add('Ann Lee', email, email)).toEqual([wrong, wrong])
  },
)

test('half of a letter is refused at its field, at both doors', async () => {
  const wrong = [{ field: 'email', message: 'Must be text' }]
  expect(await add('Ann Lee', '\udfff x', '\udfff x')).toEqual([wrong, wrong])
})

test.each([
  ['Ann\r\nLee', 'Ann Lee'],
  ['Ann\u2028Lee\u200b', 'Ann Lee'],
  [' Zoe\u0308 \u00a0 Lee\t', 'Zoë Lee'],
  ['Ann\u0000 Lee\uffff', 'Ann Lee'],
  ['李\u3000四', '李 四'],
])('a full name %j stands on one line, at both doors', async (fullName, kept) => {
  count += 1
  const [one, other] = [`name${count}@x.example`, `other${count}@x.example`]
  expect(await add(fullName, one, other)).toEqual([null, null])
  expect([(await userOf(one))?.fullName, (await userOf(other))?.fullName]).toEqual([kept, kept])
})

test.each([
  ['Caf\u00e9-4711-Haus', 'Cafe\u0301-4711-Haus'],
  ['Stra\u00dfe-4711-\u1e69', 'Stra\u00dfe-4711-s\u0323\u0307'],
  ['Long-enough-\u00bd1', 'Long-enough-1\u20442' + '1'],
  ['Long-enough-12', 'Long-enough-\uff11\uff12'],
])('who chose the password %j signs in with %j', async (chosen, typed) => {
  count += 1
  const email = `key${count}@x.example`
  await admin().rest('POST', of('/users'), { fullName: 'Ann Lee', email, role: 'Clinician', password: chosen })
  const login = (password: string) => nobody().rest('POST', '/auth/login', { email, password })
  expect([(await login(typed)).status, (await login(chosen)).status, (await login(`${typed}x`)).status]).toEqual([
    200, 200, 401,
  ])
})

const imported =
  'mutation($input: ImportUsersInput!) { it: importUsers(input: $input) { ... on ImportUsersSuccess { rows { fullName email outcome } } ... on Refusal { fields { message } } } }'
/** What both doors say of a file. */
const read = async (csv: string): Promise<Json[]> => {
  const rest = await admin().rest('POST', of('/users/import'), { csv, dryRun: true })
  const { data } = await admin().graphql(imported, { input: { csv, dryRun: true } })
  const rows = rest.body.rows?.map(({ fullName, email, outcome }: Json) => ({ fullName, email, outcome }))
  expect(data!.it.rows ?? data!.it.fields).toEqual(rows ?? rest.body.errors.map(({ message }: Json) => ({ message })))
  return rows ?? rest.body.errors
}
const people = [
  ['Full Name', 'E-Mail', 'Role', 'Training', 'Allowed Facilities'],
  ['Zoë Lee', 'zoe@demo.example', 'Clinician', '', ''],
]
const table = (delimiter: string, end = '\r\n') => people.map((cells) => cells.join(delimiter)).join(end)
const zoe = { fullName: 'Zoë Lee', email: 'zoe@demo.example', outcome: 'newPerson' }

test.each([
  ['sep= for Excel', `sep=;\r\n${table(';')}`],
  ['sep= in capitals, for tabs', `\ufeffSEP=\t\r\n${table('\t')}`],
  ['sep= with the empty cells of the table', `sep=,,,,\r\n${table(',')}`],
  ['a delimiter at the end of each row', table(';').replaceAll('\r\n', ';\r\n') + ';'],
  ['headings in other words, order and case', 'e mail,ROLE,FULL_NAME\nzoe@demo.example,CLINICIAN,Zoë Lee'],
  ['blanks around headings and cells', table(' , ')],
  ['blanks that do not break', table('\u00a0;\u00a0')],
  ['everything in quotation marks', people.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')],
  [
    'a mark of the byte order within quotation marks',
    `\ufeff"Full Name","E-Mail","Role"\n"Zoë Lee","zoe@demo.example","Clinician"`,
  ],
  ['letters that are composed of two', table(',').replace('ë', 'e\u0308')],
  ['line ends of a Mac', table(',', '\r')],
  ['rows of separators between and below', `${table(';').replace('\r\n', '\r\n;;;;\r\n\r\n')}\r\n;;;;\r\n ; ;\r\n`],
  ['the boxes of Google Sheets in a thousand empty rows', `${table(',')}\r\n${',,,FALSE,\r\n'.repeat(998)}`],
  ['boxes that are crossed out in the rows below', `${table(';')}\r\n${';;;no;\r\n'.repeat(3)}`],
  ['quotation marks without anything in the rows below', `${table(',')}\r\n${'"","","","",""\r\n'.repeat(50)}`],
])('a file with %s is read, at both doors', async (_how, csv) => {
  const rows = await read(csv)
  expect([rows.length, rows[0]]).toEqual([1, zoe])
})

test('a hundred thousand empty rows of Excel are no rows, at both doors', async () => {
  expect(await read(`${table(';')}\r\n${';;;;;;\r\n'.repeat(100_000)}`)).toEqual([zoe])
})
