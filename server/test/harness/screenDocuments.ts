import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../paths'

const web = path.join(projectRoot, 'web')

/** The GraphQL documents that the screens send, by name, as Relay's compiler left them. */
export const screenDocuments = new Map(
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql.ts'))
    .flatMap((file) => {
      const text = /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(path.join(web, file), 'utf8'))?.[1]
      return text ? [[path.basename(file, '.graphql.ts'), JSON.parse(text) as string] as const] : []
    }),
)

/** One of them: `QueuePageQuery`. */
export const screenDocument = (name: string): string => {
  const text = screenDocuments.get(name)
  if (text === undefined) throw new Error(`The screens have no document ${name}`)
  return text
}
