import { ChoiceGroup } from './ChoiceGroup'
import { useFormField } from './useFormField'

type ChoicesFieldProps = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  help?: string
  required?: boolean
  readOnly?: boolean
}

/** A choice of several of a few options, all visible. The form holds their values. */
export const ChoicesField = ({ name, label, help, options, required, readOnly }: ChoicesFieldProps) => {
  const { id, value, error, setValue, leave } = useFormField<readonly string[]>(name)
  const labelOf = new Map(options.map((option) => [option.value, option.label]))
  const valueOf = new Map(options.map((option) => [option.label, option.value]))
  return (
    <ChoiceGroup
      id={id}
      legend={label}
      multiple
      required={required}
      error={error}
      options={options.map((option) => option.label)}
      chosen={value.map((each) => labelOf.get(each) ?? each)}
      onChange={(chosen) => setValue(chosen.map((each) => valueOf.get(each) ?? each))}
      onLeave={leave}
      readOnly={readOnly}
      help={help}
    />
  )
}
