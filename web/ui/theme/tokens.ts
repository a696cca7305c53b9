import { defineKeyframes, defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react'

const rem = (steps: readonly number[]) => Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]))

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80, 96,
]

const system =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif'

export const spacing = defineTokens.spacing(rem(steps))

export const sizes = defineTokens.sizes({
  ...rem(steps),
  xs: { value: '20rem' },
  sm: { value: '24rem' },
  md: { value: '28rem' },
  lg: { value: '32rem' },
  xl: { value: '36rem' },
  '2xl': { value: '42rem' },
  '3xl': { value: '48rem' },
  '4xl': { value: '56rem' },
  '5xl': { value: '64rem' },
  '6xl': { value: '72rem' },
  '7xl': { value: '80rem' },
  '8xl': { value: '90rem' },
  full: { value: '100%' },
  fit: { value: 'fit-content' },
  min: { value: 'min-content' },
  max: { value: 'max-content' },
  prose: { value: '65ch' },
  /** The minimum size of a touch target. */
  touch: { value: '2.75rem' },
  header: { value: '3.5rem' },
})

export const fonts = defineTokens.fonts({
  heading: { value: system },
  body: { value: system },
  mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
})

export const fontSizes = defineTokens.fontSizes({
  '2xs': { value: '0.6875rem' },
  xs: { value: '0.75rem' },
  sm: { value: '0.875rem' },
  md: { value: '1rem' },
  lg: { value: '1.125rem' },
  xl: { value: '1.25rem' },
  '2xl': { value: '1.5rem' },
  '3xl': { value: '1.875rem' },
})

export const fontWeights = defineTokens.fontWeights({
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
  bold: { value: '700' },
})

export const lineHeights = defineTokens.lineHeights({
  shorter: { value: 1.25 },
  short: { value: 1.375 },
  moderate: { value: 1.5 },
})

export const letterSpacings = defineTokens.letterSpacings({
  tight: { value: '-0.015em' },
  wide: { value: '0.02em' },
  wider: { value: '0.06em' },
})

export const radii = defineTokens.radii({
  none: { value: '0' },
  sm: { value: '0.25rem' },
  md: { value: '0.5rem' },
  lg: { value: '0.75rem' },
  xl: { value: '1rem' },
  full: { value: '9999px' },
})

/** The radius names that Chakra's recipes use. */
export const semanticRadii = defineSemanticTokens.radii({
  l1: { value: '{radii.sm}' },
  l2: { value: '{radii.md}' },
  l3: { value: '{radii.lg}' },
})

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

export const semanticShadows = defineSemanticTokens.shadows({
  xs: shadow('0 1px 2px rgb(16 38 42 / 0.08)', '0 1px 2px rgb(0 0 0 / 0.5)'),
  sm: shadow('0 1px 2px rgb(16 38 42 / 0.06), 0 2px 6px rgb(16 38 42 / 0.06)', '0 1px 3px rgb(0 0 0 / 0.5)'),
  md: shadow('0 2px 4px rgb(16 38 42 / 0.06), 0 6px 16px rgb(16 38 42 / 0.10)', '0 4px 14px rgb(0 0 0 / 0.55)'),
  lg: shadow('0 4px 8px rgb(16 38 42 / 0.08), 0 16px 40px rgb(16 38 42 / 0.18)', '0 12px 36px rgb(0 0 0 / 0.65)'),
  inset: shadow('inset 0 0 0 1px rgb(16 38 42 / 0.06)', 'inset 0 0 0 1px rgb(255 255 255 / 0.05)'),
})

export const borders = defineTokens.borders({
  xs: { value: '0.5px solid' },
  sm: { value: '1px solid' },
  md: { value: '2px solid' },
})

export const durations = defineTokens.durations({
  faster: { value: '90ms' },
  fast: { value: '120ms' },
  moderate: { value: '160ms' },
  slow: { value: '240ms' },
  slower: { value: '240ms' },
  slowest: { value: '240ms' },
})

export const easings = defineTokens.easings({
  'ease-out': { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  'ease-in-smooth': { value: 'cubic-bezier(0.32, 0.72, 0, 1)' },
})

export const zIndex = defineTokens.zIndex({
  base: { value: 0 },
  docked: { value: 10 },
  dropdown: { value: 1000 },
  sticky: { value: 1100 },
  overlay: { value: 1300 },
  modal: { value: 1400 },
  popover: { value: 1500 },
  skipNav: { value: 1600 },
  toast: { value: 1700 },
  tooltip: { value: 1800 },
})

export const cursor = defineTokens.cursor({
  button: { value: 'pointer' },
  checkbox: { value: 'pointer' },
  disabled: { value: 'not-allowed' },
  menuitem: { value: 'pointer' },
  option: { value: 'pointer' },
  radio: { value: 'pointer' },
  switch: { value: 'pointer' },
})

export const animations = defineTokens.animations({
  spin: { value: 'spin 0.8s linear infinite' },
  pulse: { value: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' },
})

export const keyframes = defineKeyframes({
  spin: { from: { transform: 'rotate(0deg)' }, to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'slide-from-top': { from: { translate: '0 -0.5rem' }, to: { translate: '0' } },
  'slide-to-top': { from: { translate: '0' }, to: { translate: '0 -0.5rem' } },
  'slide-from-bottom': { from: { translate: '0 0.5rem' }, to: { translate: '0' } },
  'slide-to-bottom': { from: { translate: '0' }, to: { translate: '0 0.5rem' } },
  'slide-from-left-full': { from: { translate: '-100% 0' }, to: { translate: '0' } },
})

export const animationStyles = {
  'slide-fade-in': { value: { animationName: 'slide-from-top, fade-in' } },
  'slide-fade-out': { value: { animationName: 'slide-to-top, fade-out' } },
}

export const layerStyles = { disabled: { value: { opacity: '0.55', cursor: 'not-allowed' } } }

export const textStyles = defineTextStyles({
  '2xs': { value: { fontSize: '2xs', lineHeight: '1rem' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1.125rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.625rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.75rem' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '2rem', letterSpacing: 'tight' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '2.375rem', letterSpacing: 'tight' } },
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'semibold' } },
})
