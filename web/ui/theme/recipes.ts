import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import {
  alertSlotRecipe,
  badgeRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  comboboxSlotRecipe,
  fieldSlotRecipe,
  fieldsetSlotRecipe,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  kbdRecipe,
  linkRecipe,
  skeletonRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme'

// Only what the screens use: each recipe is in the first download. Chakra's own shapes, in our sizes.

const buttonRecipe = defineRecipe({
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
    // A finger needs 44 px; with a mouse the desk may be denser.
    size: {
      sm: { h: { base: '11', md: '9' }, minW: { base: '11', md: '9' }, textStyle: 'sm', px: '3', gap: '1.5' },
      md: { h: { base: '11', md: '10' }, minW: { base: '11', md: '10' }, textStyle: 'sm', px: '4', gap: '2' },
      lg: { h: '12', minW: '12', textStyle: 'md', px: '5', gap: '2' },
    },
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', _hover: { bg: 'colorPalette.solid/90' } },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      outline: { bg: 'bg.panel', borderColor: 'border.emphasized', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
      ghost: { color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' }, _expanded: { bg: 'colorPalette.subtle' } },
      plain: { color: 'colorPalette.fg' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})

const outlined = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  // 16 px, or phones zoom into the field.
  fontSize: { base: 'md', md: 'sm' },
  focusVisibleRing: 'inside',
  focusRingColor: 'var(--focus-color)',
  _invalid: { borderColor: 'border.error', focusRingColor: 'border.error' },
} as const

const fieldRecipe = defineSlotRecipe({
  ...fieldSlotRecipe,
  base: {
    ...fieldSlotRecipe.base,
    label: { ...fieldSlotRecipe.base?.label, fontWeight: 'semibold' },
    errorText: { ...fieldSlotRecipe.base?.errorText, textStyle: 'sm' },
    helperText: { ...fieldSlotRecipe.base?.helperText, textStyle: 'sm' },
  },
})

export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  checkmark: checkmarkRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  input: defineRecipe({
    className: inputRecipe.className,
    base: inputRecipe.base,
    variants: {
      size: {
        md: { textStyle: 'md', px: '3', '--input-height': { base: 'sizes.12', md: 'sizes.11' } },
        lg: { textStyle: 'md', px: '3.5', '--input-height': 'sizes.12' },
      },
      variant: { outline: outlined },
    },
    defaultVariants: { size: 'md', variant: 'outline' },
  }),
  kbd: kbdRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: defineRecipe({
    className: textareaRecipe.className,
    base: textareaRecipe.base,
    variants: {
      size: { md: { textStyle: 'md', px: '3', py: '2.5', scrollPaddingBottom: '2.5' } },
      variant: { outline: outlined },
    },
    defaultVariants: { size: 'md', variant: 'outline' },
  }),
}

export const slotRecipes = {
  alert: alertSlotRecipe,
  checkbox: checkboxSlotRecipe,
  combobox: comboboxSlotRecipe,
  field: fieldRecipe,
  fieldset: fieldsetSlotRecipe,
  switch: switchSlotRecipe,
  table: tableSlotRecipe,
}
