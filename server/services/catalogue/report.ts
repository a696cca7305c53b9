import type { CatalogueKind } from '../kernel/refused'

/** An item of the catalogue, with the names of what it belongs to. */
export type ToldItem = { kind: CatalogueKind; name: string }

/** What an import has done, or would do. */
export type Told = { added: ToldItem[]; changed: ToldItem[]; removed: ToldItem[]; leftAlone: ToldItem[] }

export class Report {
  readonly told: Told = { added: [], changed: [], removed: [], leftAlone: [] }

  add(kind: CatalogueKind, name: string): void {
    this.told.added.push({ kind, name })
  }

  change(kind: CatalogueKind, name: string, isChanged: boolean): void {
    this.told[isChanged ? 'changed' : 'leftAlone'].push({ kind, name })
  }

  remove(kind: CatalogueKind, name: string): void {
    this.told.removed.push({ kind, name })
  }
}
