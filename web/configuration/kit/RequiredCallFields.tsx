import { requireableCallFields } from 'domain/calls/entries/requiredFields'
import { ChoicesField } from '../../forms/fields/ChoicesField'

const options = requireableCallFields.map(({ key, name }) => ({ value: key, label: name }))

/** The call fields that an item requires. */
export const RequiredCallFields = ({ readOnly }: { readOnly: boolean }) => (
  <ChoicesField name="requiredCallFields" label="Required Call Fields" options={options} readOnly={readOnly} />
)
