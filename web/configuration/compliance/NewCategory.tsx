import { createCategoryInput } from 'domain/configuration/compliance/input'
import { checkInput } from 'domain/kernel/input/input'
import { TextField } from '../../forms/fields/TextField'
import { EditDialog } from '../../forms/record/EditDialog'
import { useRepeatKey } from '../../forms/record/useRepeatKey'
import { useCreateComplianceCategory } from './categoryVerbs'

type Values = { name: string }

const nothing = { values: { name: '' }, version: null }

/** A dialog that adds a category. */
export const NewCategory = ({ onClose }: { onClose: () => void }) => {
  const keyOf = useRepeatKey()
  const [createCategory] = useCreateComplianceCategory()
  const save = (values: Values) => {
    const { name } = checkInput(createCategoryInput, values).value!
    return createCategory({ input: { name, clientMutationId: keyOf(values) } })
  }
  return (
    <EditDialog<Values>
      title="New Category"
      latest={nothing}
      keptAs="category new"
      check={(values) => checkInput(createCategoryInput, values).refusal?.fields ?? []}
      onSave={save}
      saved={({ name }) => `${name.trim()} saved`}
      onClose={onClose}
    >
      <TextField name="name" label="Name" required />
    </EditDialog>
  )
}
