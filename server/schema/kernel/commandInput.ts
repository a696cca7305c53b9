import type { InputFieldMap, InputType } from '@pothos/core'
import type { AnyObject, ObjectSchema, SchemaFieldDescription } from 'yup'
import type { RecordName } from '../../domain/kernel/input/input'
import type { Types } from './builder'
import type { Context } from './context'
import { databaseId } from './globalId'
import { once, type InputFields } from './inputs'

/** How the input of a mutation differs from the input of its command. */
export type InputOptions = {
  /** The command's name of a field → its name in GraphQL. */
  names?: Record<string, string>
  /** The types of fields that are not scalars: enums and input objects. */
  types?: Record<string, InputType<Types> | [InputType<Types>]>
  /** Fields of the command that GraphQL does not offer. */
  without?: readonly string[]
  /** Fields where null means the same as leaving them out. */
  nullLeavesOut?: readonly string[]
  /** Converts fields that the command takes in another form than GraphQL. */
  reads?: (input: Record<string, unknown>) => Record<string, unknown>
}

type Described = {
  type: string
  optional?: boolean
  tests?: { name?: string }[]
  innerType?: Described
  meta?: {
    description?: string
    of?: RecordName
    needed?: true
    confirms?: true
    isFile?: true
    jsonSchema?: { type?: string | readonly string[] }
  }
}

type Field = {
  /** Its name in the command, and in GraphQL. */
  own: string
  name: string
  described: Described
  nullLeavesOut: boolean
}

const scalarOf = ({
  type,
  tests = [],
  meta = {},
}: Described): 'ID' | 'String' | 'Int' | 'Boolean' | 'Date' | 'File' => {
  if (meta.of) return 'ID'
  if (meta.isFile) return 'File'
  if (tests.some(({ name }) => name === 'calendar-date')) return 'Date'
  if (type === 'number' || meta.jsonSchema?.type?.includes('integer')) return 'Int'
  return type === 'boolean' ? 'Boolean' : 'String'
}

/** The type of a field; a list may say which records its entries name. */
const typeOf = (described: Described) =>
  described.type === 'array'
    ? [scalarOf({ ...described.innerType!, meta: { ...described.innerType!.meta, ...described.meta } })]
    : scalarOf(described)

const descriptionOf = ({ own, name, described }: Field): string => {
  const { description = '', needed } = described.meta ?? {}
  return [
    description,
    // The type leaves such a field nullable, so that a missing value is refused as data together with every other problem.
    ...(described.optional === false && !needed ? ['Required.'] : []),
    ...(own === name ? [] : [`Refusals call it \`${own}\`.`]),
  ].join(' ')
}

const read = ({ described, nullLeavesOut }: Field, sent: unknown, files: Files): unknown => {
  const { of, needed, isFile } = described.meta ?? {}
  if (sent === null && nullLeavesOut) return undefined
  if (isFile) return files.get(sent as string) ?? sent
  if (!of) return sent
  if (Array.isArray(sent)) return sent.map((id: string) => databaseId(of, id))
  return sent || needed ? databaseId(of, sent as string) : sent
}

type Files = Context['files']

const noFiles: Files = new Map()

/** Declares the input of a mutation from the input of its command, and converts the one into the other. */
export const inputOf = (
  schema: ObjectSchema<AnyObject>,
  creates: boolean,
  { names = {}, types = {}, without = [], nullLeavesOut = [], reads = (input) => input }: InputOptions,
) => {
  const fields = Object.entries(schema.describe().fields)
    .filter(([own]) => !without.includes(own))
    .map(([own, description]): Field => {
      const described = description as SchemaFieldDescription & Described
      const leavesOut = nullLeavesOut.includes(own) || described.meta?.confirms === true
      return { own, name: names[own] ?? own, described, nullLeavesOut: leavesOut }
    })
  return {
    declare: (t: InputFields): InputFieldMap => ({
      ...Object.fromEntries(
        fields.map((field) => [
          field.name,
          t.field({
            type: (types[field.own] ?? typeOf(field.described)) as 'String',
            required: field.described.meta?.needed === true,
            description: descriptionOf(field),
          }),
        ]),
      ),
      ...(creates ? once(t) : {}),
    }),
    read: (sent: Record<string, unknown>, files = noFiles): Record<string, unknown> =>
      reads(
        Object.fromEntries(
          fields.filter(({ name }) => name in sent).map((field) => [field.own, read(field, sent[field.name], files)]),
        ),
      ),
  }
}
