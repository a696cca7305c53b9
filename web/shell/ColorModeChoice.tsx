import { chakra, Flex } from '@chakra-ui/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { colorModes, setColorMode, useColorMode, type ColorMode } from '../ui/colorMode'

const looks = {
  system: { name: 'System', icon: Monitor },
  light: { name: 'Light', icon: Sun },
  dark: { name: 'Dark', icon: Moon },
} satisfies Record<ColorMode, unknown>

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
    '&:has(:checked)': { bg: { base: 'bg.panel', _dark: 'bg.emphasized' }, color: 'fg', boxShadow: 'sm' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing' },
  },
})

export const ColorModeChoice = () => {
  const mode = useColorMode()
  const name = useId()
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label" mb="1.5">
        Color mode
      </chakra.legend>
      <Flex bg="bg.muted" borderRadius="l2" p="0.5">
        {colorModes.map((value) => {
          const { name: label, icon: Icon } = looks[value]
          return (
            <Option key={value}>
              <chakra.input type="radio" name={name} value={value} checked={mode === value} onChange={() => setColorMode(value)} position="absolute" opacity="0" w="1px" h="1px" />
              <Icon aria-hidden size={16} />
              {label}
            </Option>
          )
        })}
      </Flex>
    </chakra.fieldset>
  )
}
