import type { CatalogueKind } from '../../kernel/refused'

/** An item of the catalogue, with the names of what it belongs to. */
export type ImportItem = { kind: CatalogueKind; name: string }

/** What an import has done, or would do. */
export type ImportReport = {
  added: ImportItem[]
  changed: ImportItem[]
  removed: ImportItem[]
  leftAlone: ImportItem[]
}

export class Report {
  readonly items: ImportReport = { added: [], changed: [], removed: [], leftAlone: [] }

  add(kind: CatalogueKind, name: string): void {
    this.items.added.push({ kind, name })
  }

  change(kind: CatalogueKind, name: string, isChanged: boolean): void {
    this.items[isChanged ? 'changed' : 'leftAlone'].push({ kind, name })
  }

  remove(kind: CatalogueKind, name: string): void {
    this.items.removed.push({ kind, name })
  }
}
