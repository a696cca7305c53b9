import { chakra, Flex } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'

const Option = chakra('label', {
  base: {
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: { base: 'touch', md: '9' },
    borderRadius: 'md',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'button',
    '&[data-checked]': { bg: { base: 'bg.panel', _dark: 'bg.emphasized' }, color: 'fg', boxShadow: 'sm' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing' },
    '&:has(:disabled)': { cursor: 'default', opacity: 0.6 },
  },
})

type SegmentsProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; icon?: LucideIcon }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** A choice of one of a few options, all visible. */
export const Segments = <Value extends string>({ label, options, value, onChange, disabled }: SegmentsProps<Value>) => {
  const name = useId()
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        {label}
      </chakra.legend>
      <Flex bg="bg.muted" borderRadius="l2" p="0.5">
        {options.map(({ value: each, label: word, icon: Icon }) => (
          <Option key={each} position="relative" data-checked={each === value ? '' : undefined}>
            <chakra.input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              disabled={disabled}
              onChange={() => onChange(each)}
              position="absolute"
              opacity="0"
              w="1px"
              h="1px"
            />
            {Icon && <Icon aria-hidden size={16} />}
            {word}
          </Option>
        ))}
      </Flex>
    </chakra.fieldset>
  )
}
