import { defineRecipe } from '@chakra-ui/react'

// Only recipes that the screens use, because each one is in the first download.

const button = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'l2',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    lineHeight: '1.2',
    fontWeight: 'semibold',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: '0', width: '1.125rem', height: '1.125rem' },
  },
  variants: {
    // A finger needs 44 px; with a mouse, a desktop can be denser.
    size: {
      sm: { h: { base: '11', md: '9' }, minW: { base: '11', md: '9' }, textStyle: 'sm', px: '3', gap: '1.5' },
      md: { h: { base: '11', md: '10' }, minW: { base: '11', md: '10' }, textStyle: 'sm', px: '4', gap: '2' },
      lg: { h: '12', minW: '12', textStyle: 'md', px: '5', gap: '2' },
    },
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', _hover: { bg: 'colorPalette.solid/90' } },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.emphasized',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: { color: 'colorPalette.fg' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})

const badge = defineRecipe({
  className: 'chakra-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'md',
    gap: '1',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
    },
    size: {
      sm: { textStyle: 'xs', px: '1.5', minH: '5' },
      md: { textStyle: 'sm', px: '2', minH: '6' },
      lg: { textStyle: 'sm', px: '2.5', minH: '7' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'md' },
})

const entry = {
  width: '100%',
  minWidth: '0',
  position: 'relative',
  appearance: 'none',
  textAlign: 'start',
  borderRadius: 'l2',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  // With less than 16 px, phones zoom into the field.
  fontSize: { base: 'md', md: 'sm' },
  lineHeight: '1.5',
  px: '3',
  focusVisibleRing: 'inside',
  '--focus-ring-width': '2px',
  _invalid: { borderColor: 'border.error' },
  _disabled: { layerStyle: 'disabled' },
} as const

export const inputRecipe = defineRecipe({
  className: 'chakra-input',
  base: {
    ...entry,
    '&[type=file]': { h: 'auto', py: '2' },
    '&::file-selector-button': {
      me: '3',
      px: '3',
      minH: '8',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'l1',
      bg: 'bg.panel',
      color: 'brand.fg',
      fontWeight: 'semibold',
      cursor: 'button',
    },
  },
  variants: {
    size: {
      md: { h: { base: '12', md: '11' } },
      lg: { h: '12', px: '3.5', fontSize: 'md' },
    },
  },
  defaultVariants: { size: 'md' },
})

export const textareaRecipe = defineRecipe({ className: 'chakra-textarea', base: { ...entry, py: '2.5' } })

export const recipes = { badge, button }
