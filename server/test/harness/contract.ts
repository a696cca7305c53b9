import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { contract } from '../../rest/v0/index'
import type { RestAnswer } from './doors'

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema({ $id: 'contract', components: contract.components })

const compiled = new Map<string, ValidateFunction>()

/** A schema of the document, ready to check with; references lead to its components. */
const checkerOf = (key: string, schema: object): ValidateFunction => {
  const known =
    compiled.get(key) ??
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')) as object)
  compiled.set(key, known)
  return known
}

/** How an answer differs from the document; empty when it matches. */
export const undocumented = (method: string, path: string, { status, body, headers }: RestAnswer): string[] => {
  const operation = contract.paths[path]?.[method.toLowerCase()]
  if (!operation) return [`no operation ${method} ${path}`]
  const answer = operation.responses[String(status)]
  if (!answer) return [`${method} ${path} does not tell of ${status} ${body?.code ?? ''}`]
  const type = headers.get('content-type')?.split(';')[0]
  // Bytes are what they are; the document says of which types.
  if (answer.content && status === 200 && !('application/json' in answer.content))
    return Object.keys(answer.content).includes(type ?? '')
      ? []
      : [`${status} should be ${Object.keys(answer.content).join()}`]
  if (!answer.content) return body === null ? [] : [`${status} should have no body`]
  const schema = type && answer.content[type]?.schema
  if (!schema) return [`${status} should be ${Object.keys(answer.content).join()} and is ${type}`]
  const check = checkerOf(`${method} ${path} ${status}`, schema)
  return check(body)
    ? []
    : check.errors!.map(
        ({ instancePath, message, params }) => `${status} ${instancePath} ${message} ${JSON.stringify(params)}`,
      )
}

/** Whether the document lets this body through. */
export const isDocumentedBody = (method: string, path: string, body: unknown): boolean => {
  const schema = contract.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema
  // Where there is nothing to send, what is sent counts for nothing.
  return schema === undefined || checkerOf(`${method} ${path} body`, schema)(body)
}

/** Whether the document lets a form of these parts through. */
export const isDocumentedForm = (method: string, path: string, parts: string[]): boolean => {
  const schema = contract.paths[path]?.[method.toLowerCase()]?.requestBody?.content['multipart/form-data']?.schema
  return (
    schema !== undefined &&
    checkerOf(`${method} ${path} form`, schema)(Object.fromEntries(parts.map((name) => [name, 'bytes'])))
  )
}
