import { Box } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Input } from '../../ui/parts/Input'
import { FieldFrame } from './FieldFrame'

export type SelectProps<Value extends string> = {
  id: string
  label: string
  /** The label is only for screen readers. */ hideLabel?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  help?: ReactNode
  error?: string
  disabled?: boolean
}

/** A choice of one of a few fixed options, with the device's own control. */
export const Select = <Value extends string>({
  id,
  label,
  hideLabel,
  value,
  options,
  onChange,
  help,
  error,
  disabled,
}: SelectProps<Value>) => (
  <FieldFrame id={id} label={label} hideLabel={hideLabel} help={help} error={error}>
    {(controlProps) => (
      <Box position="relative">
        <Input asChild {...controlProps} pe="10" cursor="button">
          <select value={value} disabled={disabled} onChange={(event) => onChange(event.target.value as Value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </Input>
        <Box
          asChild
          position="absolute"
          insetEnd="3"
          top="50%"
          translate="0 -50%"
          boxSize="4"
          color="fg.muted"
          pointerEvents="none"
        >
          <ChevronDown aria-hidden />
        </Box>
      </Box>
    )}
  </FieldFrame>
)
