import { invalid } from '../../domain/kernel/refusal'
import { importCatalogue } from '../../services/configuration/transfer/importCatalogue'
import type { ImportItem } from '../../services/configuration/transfer/report'
import { Refused, type CatalogueKind } from '../../services/kernel/refused'
import { builder } from '../kernel/builder'
import { mutation, ProviderChanged } from '../kernel/verb'

const kinds: Record<CatalogueKind, string> = {
  purpose: 'purpose',
  facility: 'facility',
  room: 'room',
  procedure: 'procedure',
  procedureField: 'field of a procedure',
  procedureFieldOption: 'option of a field',
  complianceCategory: 'category of compliance requirements',
  complianceRequirement: 'compliance requirement',
  waitingTarget: 'waiting target',
}

const ImportedItem = builder.objectRef<ImportItem>('ImportedItem').implement({
  description: 'An item of the configuration in the result of an import.',
  fields: (t) => ({
    kind: t.string({ description: 'The kind of item, in words.', resolve: ({ kind }) => kinds[kind] }),
    name: t.exposeString('name', { description: 'Its name, after the names of the items that contain it.' }),
  }),
})

/** The document in the text; a text that is not whole JSON is refused like any other entry. */
const readJson = (text: string): object => {
  const read = parsed(text)
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read
  throw new Refused(invalid([{ field: 'document', message: 'Is not a complete JSON document' }]))
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
  isHeavy: importCatalogue.details.isHeavy,
  input: (t) => ({
    document: t.string({
      required: true,
      description: 'The document from `Configuration.document`. A list that is missing in it is left as it is.',
    }),
    dryRun: t.boolean({ description: 'Reports what would change, and changes nothing.' }),
  }),
  run: ({ request }, { document, dryRun }) => importCatalogue(request, { ...readJson(document), dryRun }),
  changes: [ProviderChanged],
  success: (t) => ({
    added: t.expose('added', { type: [ImportedItem], description: 'Items that were added or are shown again.' }),
    changed: t.expose('changed', { type: [ImportedItem], description: 'Items that were changed.' }),
    removed: t.expose('removed', { type: [ImportedItem], description: 'Items that were deleted or hidden.' }),
    leftAlone: t.expose('leftAlone', { type: [ImportedItem], description: 'Items that already match the document.' }),
  }),
})
