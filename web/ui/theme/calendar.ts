import { defineSlotRecipe } from '@chakra-ui/react'

const step = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '9',
  borderRadius: 'l2',
  cursor: 'button',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.muted' },
  _icon: { boxSize: '4.5' },
} as const

export const calendarRecipe = defineSlotRecipe({
  className: 'chakra-date-picker',
  slots: [
    'positioner',
    'content',
    'viewControl',
    'viewTrigger',
    'prevTrigger',
    'nextTrigger',
    'table',
    'tableHeader',
    'tableCellTrigger',
  ],
  base: {
    positioner: { zIndex: 'dropdown' },
    content: {
      // administration, section 9
      w: '290px',
      maxW: 'calc(100vw - 1rem)',
      p: '2',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'l2',
      boxShadow: 'lg',
      outline: 'none',
      zIndex: 'dropdown',
    },
    viewControl: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '1', mb: '1' },
    viewTrigger: { ...step, flex: '1', textStyle: 'sm', fontWeight: 'semibold' },
    prevTrigger: step,
    nextTrigger: step,
    table: { w: 'full', borderCollapse: 'separate', borderSpacing: '0' },
    tableHeader: { py: '1.5', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted', textAlign: 'center' },
    tableCellTrigger: {
      display: 'grid',
      placeItems: 'center',
      minH: '9',
      textStyle: 'sm',
      borderRadius: 'l2',
      cursor: 'button',
      fontVariantNumeric: 'tabular-nums',
      focusVisibleRing: 'inside',
      _hover: { bg: 'bg.muted' },
      '&[data-outside-range]': { color: 'fg.subtle' },
      '&[data-today]': { color: 'brand.fg', fontWeight: 'bold', textDecoration: 'underline' },
      '&[data-selected]': { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.solid' } },
    },
  },
})
