import { renameDeviceInput } from 'domain/devices/input'
import { checkInput } from 'domain/kernel/input/input'
import { TextField } from '../../forms/fields/TextField'
import { EditDialog } from '../../forms/record/EditDialog'
import { useRenameDevice } from './deviceVerbs'

type RenameDialogProps = { device: { id: string; name: string }; onClose: () => void }

export const RenameDialog = ({ device: { id, name }, onClose }: RenameDialogProps) => {
  const [rename] = useRenameDevice()
  return (
    <EditDialog<{ name: string }>
      title="Rename Device"
      latest={{ values: { name }, version: null }}
      keptAs={`device ${id}`}
      check={(values) => checkInput(renameDeviceInput, { deviceId: id, ...values }).refusal?.fields ?? []}
      onSave={(values) => rename({ input: { deviceId: id, ...values } })}
      saved={(values) => `${values.name.trim()} saved`}
      onClose={onClose}
    >
      <TextField name="name" label="Name" required />
    </EditDialog>
  )
}
