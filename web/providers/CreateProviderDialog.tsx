import { checkInput } from 'domain/kernel/input/input'
import { providerNameInput } from 'domain/providers/input'
import { TextField } from '../forms/fields/TextField'
import { EditDialog } from '../forms/record/EditDialog'
import { useRepeatKey } from '../forms/record/useRepeatKey'
import { useCreateProvider } from './providerVerbs'

const blank = { values: { name: '' }, version: null }

/** Creates a provider (administration, section 2). */
export const CreateProviderDialog = ({ onCreated, onClose }: { onCreated: () => void; onClose: () => void }) => {
  const keyOf = useRepeatKey()
  const [createProvider] = useCreateProvider()
  return (
    <EditDialog
      title="Create Provider"
      saveLabel="Create"
      latest={blank}
      keptAs="provider new"
      check={(values) => checkInput(providerNameInput, values).refusal?.fields ?? []}
      onSave={async (values) => {
        const { name } = checkInput(providerNameInput, values).value!
        const result = await createProvider({ input: { name, clientMutationId: keyOf(values) } })
        if (result.ok) onCreated()
        return result
      }}
      saved={({ name }) => `${name.trim()} created`}
      onClose={onClose}
    >
      <TextField name="name" label="Name" required />
    </EditDialog>
  )
}
