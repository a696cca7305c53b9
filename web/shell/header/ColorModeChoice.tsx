import { Monitor, Moon, Sun } from 'lucide-react'
import { colorModes, setColorMode, useColorMode, type ColorMode } from '../../ui/browser/colorMode'
import { Segments } from '../../ui/parts/Segments'

const looks = {
  system: { label: 'System', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
} satisfies Record<ColorMode, unknown>

const options = colorModes.map((value) => ({ value, ...looks[value] }))

export const ColorModeChoice = () => (
  <Segments label="Color mode" options={options} value={useColorMode()} onChange={setColorMode} />
)
