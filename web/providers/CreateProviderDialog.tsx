import { checkInput } from 'domain/kernel/input/input'
import { providerNameInput } from 'domain/providers/input'
import { TextField } from '../forms/fields/TextField'
import { EditDialog } from '../forms/record/EditDialog'
import { useRepeatKey } from '../forms/record/useRepeatKey'
import { useNotify } from '../ui/notices/notices'
import { useCreateProvider } from './providerVerbs'

const blank = { values: { name: '' }, version: null }

/** Creates a provider (administration, section 2). */
export const CreateProviderDialog = ({ onCreated, onClose }: { onCreated: () => void; onClose: () => void }) => {
  const notify = useNotify()
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
        if (result.ok) {
          notify({ kind: 'success', title: `${name} created` })
          onCreated()
          onClose()
        }
        return result
      }}
      onClose={onClose}
    >
      <TextField name="name" label="Name" required />
    </EditDialog>
  )
}
