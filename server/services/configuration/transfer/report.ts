import type { CatalogueKind } from '../../kernel/refused'

/** An item of the configuration, with the names of what it belongs to. */
export type ImportItem = { kind: CatalogueKind; name: string }

/** What an import has done, or would do. */
export type ImportReport = {
  added: ImportItem[]
  changed: ImportItem[]
  removed: ImportItem[]
  leftAlone: ImportItem[]
}
