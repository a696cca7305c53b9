import { invalid } from '../../domain/kernel/refusal'
import { importCatalogue } from '../../services/configuration/transfer/importCatalogue'
import type { ImportItem } from '../../services/configuration/transfer/report'
import { Refused, type CatalogueKind } from '../../services/kernel/refused'
import { builder } from '../kernel/builder'
import { mutation } from '../kernel/verb'
import { provider } from './verbs'

const kinds: Record<CatalogueKind, string> = {
  purpose: 'purpose',
  facility: 'facility',
  room: 'room',
  procedure: 'procedure',
  procedureField: 'field of a procedure',
  procedureFieldOption: 'option of a field',
}

const ImportedItem = builder.objectRef<ImportItem>('ImportedItem').implement({
  description: 'An item of the catalogue that an import is about.',
  fields: (t) => ({
    kind: t.string({ description: 'What it is, in words.', resolve: ({ kind }) => kinds[kind] }),
    name: t.exposeString('name', { description: 'Its name, behind those of what it belongs to.' }),
  }),
})

/** The document in the text. What is none, or was cut off, is refused like any other entry. */
const readJson = (text: string): object => {
  const read = parsed(text)
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read
  throw new Refused(invalid([{ field: 'document', message: 'Is no JSON document, or not a whole one' }]))
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

mutation('importCatalogue', {
  permission: importCatalogue.details.permission,
  description: importCatalogue.details.description,
  input: (t) => ({
    document: t.string({
      required: true,
      description: 'What `Configuration.document` answered. A list that is left out of it stays.',
    }),
    dryRun: t.boolean({ description: 'Tell what would change, and change nothing.' }),
  }),
  run: ({ request }, { document, dryRun }) => importCatalogue(request, { ...readJson(document), dryRun }),
  success: (t) => ({
    added: t.expose('added', { type: [ImportedItem], description: 'What is new, or shown again.' }),
    changed: t.expose('changed', { type: [ImportedItem], description: 'What is otherwise than before.' }),
    removed: t.expose('removed', { type: [ImportedItem], description: 'What is no choice any more.' }),
    leftAlone: t.expose('leftAlone', { type: [ImportedItem], description: 'What is as the document says already.' }),
    ...provider(t),
  }),
})
