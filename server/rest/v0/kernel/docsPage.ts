import type { JsonSchema } from './jsonSchema'
import { titleOf, type OpenApi, type Operation } from './openapi'

// Plain HTML: the content security policy forbids inline scripts, and this page needs no scripts.

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

/** Paragraphs, and `code`. */
const prose = (text: string): string =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((paragraph) => `<p>${escape(paragraph).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('')

const nameOf = (reference: string): string => reference.split('/').at(-1)!

/** A schema in a few words, with links to those that have a name. */
const typeOf = (schema: JsonSchema): string => {
  const {
    $ref,
    type,
    items,
    format,
    anyOf,
    enum: values,
    maxLength,
    properties,
  } = schema as {
    $ref?: string
    type?: string | string[]
    items?: JsonSchema
    format?: string
    anyOf?: JsonSchema[]
    enum?: unknown[]
    maxLength?: number
    properties?: Record<string, JsonSchema>
  }
  if ($ref) return `<a href="#${nameOf($ref)}">${nameOf($ref)}</a>`
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  if (values) return values.map((value) => `<code>${escape(JSON.stringify(value))}</code>`).join(' ')
  const types = [type ?? 'anything'].flat()
  return types
    .map((one) => {
      if (one === 'array') return `list of ${typeOf(items!)}`
      if (one === 'object')
        return properties && Object.keys(properties).length > 0 ? propertyTable(schema) : '<code>{}</code>'
      if (one === 'string') return `${format ?? 'text'}${maxLength ? ` up to ${maxLength} characters` : ''}`
      return one
    })
    .join(' or ')
}

const table = (head: string[], rows: string[][]): string =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`

function propertyTable({
  properties = {},
  required = [],
}: {
  properties?: Record<string, JsonSchema>
  required?: string[]
}): string {
  const rows = Object.entries(properties).map(([name, schema]) => [
    `<code>${escape(name)}</code>${required.includes(name) ? '' : ' <i>optional</i>'}`,
    typeOf(schema),
    prose((schema.description as string | undefined) ?? ''),
  ])
  return table(['Name', 'Holds', ''], rows)
}

const operationSection = (path: string, method: string, operation: Operation): string => {
  const { operationId, summary, description, parameters, requestBody, responses, security } = operation
  const [[bodyType, body] = []] = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => [type, schema] as const,
  )
  return `<section id="${operationId}"><h3><code><b>${method.toUpperCase()}</b> ${escape(path)}</code></h3>
<p>${escape(summary)}. ${security.length > 0 ? '' : 'Needs no sign-in.'}</p>${prose(description)}
${
  parameters.length > 0
    ? `<h4>Parameters</h4>${table(
        ['Name', 'In', 'Holds', ''],
        parameters.map((parameter) => [
          `<code>${parameter.name}</code>${parameter.required ? '' : ' <i>optional</i>'}`,
          parameter.in,
          typeOf(parameter.schema),
          prose(parameter.description),
        ]),
      )}`
    : ''
}
${body ? `<h4>Body</h4>${bodyType === 'application/json' ? '' : prose(`As \`${bodyType}\`.`)}${propertyTable(body)}` : ''}
<h4>Answers</h4>${table(
    ['Status', 'With', ''],
    Object.entries(responses).map(([status, answer]) => {
      const schema = answer.content?.['application/json']?.schema
      const bytes = status === '200' && !schema ? Object.keys(answer.content ?? {}) : []
      return [
        `<b>${status}</b> ${titleOf(status)}`,
        schema
          ? typeOf(schema)
          : bytes.length > 0
            ? bytes.map((type) => `<code>${type}</code>`).join(' ')
            : answer.content
              ? '<a href="#Problem">Problem</a>'
              : '',
        prose(status === '200' ? '' : answer.description),
      ]
    }),
  )}</section>`
}

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
code { font: 0.9em ui-monospace, monospace }
h3 { margin-top: 3rem; border-top: 1px solid; padding-top: 1rem } h3 code { font-size: 1.1em; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8884 }
td p { margin: 0 0 0.25rem } nav li { margin: 0.25rem 0 } i { opacity: 0.75 }
`

/** The contract as a page to read. */
export const docsPage = (document: OpenApi): string => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const inTag = (tag: string) => operations.filter(({ operation }) => operation.tags.includes(tag))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Patency: REST</title><style>${style}</style></head>
<body><header><h1>Patency: REST</h1>${prose(document.info.description)}<p>Below <code>${document.servers[0]!.url}</code>; the same for programs: <a href="${document.servers[0]!.url}/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Routes">${document.tags
    .map(
      ({ name }) =>
        `<h2>${escape(name)}</h2><ul>${inTag(name)
          .map(
            ({ path, method, operation }) =>
              `<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${escape(path)}</code></a> ${escape(operation.summary)}</li>`,
          )
          .join('')}</ul>`,
    )
    .join('')}</nav>
<main><h2>Routes</h2>${operations.map(({ path, method, operation }) => operationSection(path, method, operation)).join('\n')}
<h2>Records</h2>${Object.entries(document.components.schemas)
    .map(
      ([name, schema]) =>
        `<section id="${name}"><h3>${name}</h3>${prose((schema.description as string | undefined) ?? '')}${propertyTable(schema)}</section>`,
    )
    .join('\n')}</main></body></html>
`
}
