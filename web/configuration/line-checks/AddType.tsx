import { checkInput } from 'domain/kernel/input/input'
import { lineTypeInput } from 'domain/line-checks/input'
import { wrongNewType } from 'domain/line-checks/types'
import { EditDialog } from '../../forms/record/EditDialog'
import { TextField } from '../../forms/fields/TextField'

type AddTypeProps = {
  /** The title of the list. */
  title: string
  /** The types in the list. */
  types: readonly string[]
  /** Suggested types. */
  known: readonly string[]
  onAdd: (type: string) => void
  onClose: () => void
}

type Values = { type: string }

const nothing = { values: { type: '' }, version: null }

/** A dialog that adds a type to a list. */
export const AddType = ({ title, types, known, onAdd, onClose }: AddTypeProps) => (
  <EditDialog<Values>
    isLocal
    title={`Add to ${title}`}
    saveLabel="Add"
    latest={nothing}
    keptAs={`line type of ${title}`}
    check={({ type }) => [...(checkInput(lineTypeInput, { type }).refusal?.fields ?? []), ...wrongNewType(types, type)]}
    onSave={({ type }) => {
      onAdd(type.trim())
      onClose()
      return Promise.resolve({ ok: true })
    }}
    onClose={onClose}
  >
    <TextField
      name="type"
      label="Type"
      required
      suggestions={known.filter((type) => wrongNewType(types, type).length === 0)}
    />
  </EditDialog>
)
