import { Trash2, type LucideIcon } from 'lucide-react'
import { Confirm } from '../../ui/dialog/Confirm'
import { useNotify } from '../../ui/notices/notices'

type Result = { ok: boolean; refusal?: { message: string; fields: readonly { message: string }[] } | null }

/** A verb on an item, with its confirmation. */
export type RowVerb<Item> = {
  /** The button's label, a verb: "Delete". */
  label: string
  icon: LucideIcon
  isDangerous?: boolean
  question: string
  /** The end of the success message: "was deleted". */
  done: string
  failed: string
  run: (item: Item) => Promise<Result>
  /** The effect on the item. */
  fateOf: (name: string) => string
  /** Whether the verb applies to an item; by default it does. */
  isFor?: (item: Item) => boolean
}

export const deletion = {
  label: 'Delete',
  icon: Trash2,
  isDangerous: true,
  question: 'Are you sure you want to delete this item?',
  done: 'was deleted',
  failed: 'was not deleted',
} as const

type AskedVerbProps<Item> = { verb: RowVerb<Item>; item: Item; name: string; onClose: () => void }

/** Asks before an item of the configuration is deleted or brought back (administration, section 8). */
export const AskedVerb = <Item,>({ verb, item, name, onClose }: AskedVerbProps<Item>) => {
  const notify = useNotify()
  const run = async () => {
    const { ok, refusal } = await verb.run(item)
    if (ok) notify({ kind: 'success', title: `${name} ${verb.done}` })
    else if (refusal)
      notify({
        kind: 'error',
        title: `${name} ${verb.failed}`,
        description: refusal.fields[0]?.message ?? refusal.message,
      })
  }
  return (
    <Confirm
      isOpen
      isDangerous={verb.isDangerous}
      title={verb.question}
      confirmLabel={verb.label}
      onConfirm={run}
      onClose={onClose}
    >
      {verb.fateOf(name)}
    </Confirm>
  )
}
