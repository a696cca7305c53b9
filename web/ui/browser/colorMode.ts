import { createSignal, useSignal } from './signal'
import { readStored, writeStored } from './stored'

export const colorModes = ['system', 'light', 'dark'] as const
export type ColorMode = (typeof colorModes)[number]

const stored = readStored('colorMode')
const chosen = createSignal<ColorMode>(stored === 'light' || stored === 'dark' ? stored : 'system')

const apply = () => {
  const isDark =
    chosen.get() === 'dark' || (chosen.get() === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const { documentElement } = document
  documentElement.classList.toggle('dark', isDark)
  documentElement.classList.toggle('light', !isDark)
  documentElement.style.colorScheme = isDark ? 'dark' : 'light'
}

/** Follows the choice and the system setting, as public/color-mode.js does before the first paint. */
export const startColorMode = (): void => {
  apply()
  chosen.subscribe(apply)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply)
}

export const setColorMode = (mode: ColorMode): void => {
  chosen.set(mode)
  writeStored('colorMode', mode === 'system' ? null : mode)
}

export const useColorMode = (): ColorMode => useSignal(chosen)
