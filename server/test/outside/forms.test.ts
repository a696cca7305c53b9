// Forms with a file as other programs' libraries write them (RFC 7578, RFC 6266), byte by byte, at every door that takes one.
import { globalId, type Json } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import { sampleFile } from '../hospital/documentFiles'
import { picture } from '../hospital/pictures'

serveHospital()

/** The headers of a file's part, and of the texts before it, and what surrounds them. */
type Library = {
  file: (part: string, name: string) => string[]
  text?: (part: string) => string[]
  boundary?: string
  type?: (boundary: string) => string
  before?: string
  after?: string
}
const quoted = (part: string) => [`Content-Disposition: form-data; name="${part}"`]
const usual = (part: string, name: string) => [
  `Content-Disposition: form-data; name="${part}"; filename="${name}"`,
  'Content-Type: application/octet-stream',
]

const libraries: Record<string, Library> = {
  '.NET, MultipartFormDataContent': {
    boundary: 'f7a2d6c4-1b1f-4c53-8d4f-0a7a2b0d7c11',
    type: (boundary) => `multipart/form-data; boundary="${boundary}"`,
    text: (part) => ['Content-Type: text/plain; charset=utf-8', `Content-Disposition: form-data; name=${part}`],
    file: (part, name) => [
      'Content-Type: application/octet-stream',
      `Content-Disposition: form-data; name=${part}; filename=${name}; filename*=utf-8''${name}`,
    ],
  },
  'Java, Apache HttpClient 4 in its strict mode': {
    text: (part) => [
      ...quoted(part),
      'Content-Type: text/plain; charset=ISO-8859-1',
      'Content-Transfer-Encoding: 8bit',
    ],
    file: (part, name) => [...usual(part, name), 'Content-Transfer-Encoding: binary'],
  },
  'Java, OkHttp': {
    file: (part, name) => [...usual(part, name), 'Content-Length: 70'],
    boundary: '3c6e0b8a-9c15-224a-8228-b9a98ca1531d',
  },
  'Python, urllib3 with a name that is not ASCII': {
    file: (part, name) => [
      `Content-Disposition: form-data; name="${part}"; filename*=utf-8''L%C3%BCcke%20${name}`,
      'Content-Type: application/octet-stream',
    ],
  },
  'Ruby, with a preamble and an epilogue': {
    before: 'This is a message in several parts.\r\n',
    after: 'Nobody reads this.\r\n',
    file: usual,
    boundary: '-----------RubyMultipartPost-a1b2c3',
  },
  'headers in small letters without blanks': {
    text: (part) => [`content-disposition:form-data;name="${part}"`],
    file: (part, name) => [
      `content-disposition:form-data;name="${part}";filename="${name}"`,
      'content-type:application/octet-stream',
    ],
    type: (boundary) => `Multipart/Form-Data; Charset=utf-8; Boundary=${boundary}`,
  },
  'the file name before the part': {
    file: (part, name) => [
      'Content-Type: application/octet-stream',
      `Content-Disposition: form-data; filename="${name}"; name="${part}"`,
    ],
  },
  'Internet Explorer, with the folder': { file: (part, name) => usual(part, `C:\\Users\\ann\\${name}`) },
  'curl, with an escaped quotation mark': { file: (part, name) => usual(part, `\\"scan\\" ${name}`) },
  'a file that calls itself a text': {
    file: (part, name) => [usual(part, name)[0]!, 'Content-Type: text/plain; charset=us-ascii'],
  },
  'a file without a type': { file: (part, name) => usual(part, name).slice(0, 1) },
}

type Part = { part: string; text?: string; name?: string; bytes?: Buffer }

const bodyOf = ({ file, text = quoted, before = '', after = '', ...library }: Library, parts: Part[]) => {
  const boundary = library.boundary ?? '------------------------d74496d66958873e'
  const type = (library.type ?? ((one) => `multipart/form-data; boundary=${one}`))(boundary)
  const pieces = parts.flatMap(({ part, text: value, name = '', bytes }) => [
    Buffer.from(`--${boundary}\r\n${(bytes ? file(part, name) : text(part)).join('\r\n')}\r\n\r\n`),
    bytes ?? Buffer.from(value!),
    Buffer.from('\r\n'),
  ])
  return { type, body: Buffer.concat([Buffer.from(before), ...pieces, Buffer.from(`--${boundary}--\r\n${after}`)]) }
}

const post = async (path: string, library: Library, parts: Part[]): Promise<{ status: number; body: Json }> => {
  const { type, body } = bodyOf(library, parts)
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { cookie: `patency=${hospital.people.rosa.token}`, 'content-type': type, 'patency-client': 'test' },
    body,
  })
  return { status: answer.status, body: await answer.json() }
}

const mutation = `mutation ($input: AddDocumentInput!) { it: addDocument(input: $input) {
  ... on AddDocumentSuccess { document { fileName } } ... on Refusal { fields { field message } } } }`

test.each(Object.keys(libraries))('%s', async (name) => {
  const library = libraries[name]!
  const base = `/api/v0/providers/${hospital.riverside.id}`
  const image = await post(`${base}/images`, library, [{ part: 'file', name: 'arm.png', bytes: await picture() }])
  expect([image.status, image.body.contentType, image.body.fileName]).toEqual([
    200,
    'image/png',
    expect.stringMatching(/^(Lücke |scan )?arm\.png$/),
  ])
  const pdf = { name: 'license.pdf', bytes: await sampleFile('pdf') }
  const upload = await post(`${base}/documents/upload`, library, [{ part: 'file', ...pdf }])
  expect([upload.status, upload.body]).toEqual([200, expect.stringMatching(/^[\da-f-]{36}$/)])
  const input = {
    requirementId: globalId('ComplianceRequirement', hospital.riverside.requirements['RN License']!),
    ...{ issueDate: '2026-01-01', expirationDate: '2027-01-01', file: null },
  }
  const added = await post('/graphql', library, [
    { part: 'operations', text: JSON.stringify({ query: mutation, variables: { input } }) },
    { part: 'map', text: JSON.stringify({ 0: ['variables.input.file'] }) },
    { part: '0', ...pdf },
  ])
  expect(added.body.data?.it).toEqual({
    document: { fileName: expect.stringMatching(/^(Lücke |scan )?license\.pdf$/) },
  })
})
