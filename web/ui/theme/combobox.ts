import { defineSlotRecipe } from '@chakra-ui/react'

export const comboboxRecipe = defineSlotRecipe({
  className: 'chakra-combobox',
  slots: ['control', 'indicatorGroup', 'positioner', 'content', 'itemGroupLabel', 'item', 'itemIndicator'],
  base: {
    control: { position: 'relative' },
    indicatorGroup: {
      position: 'absolute',
      insetY: '0',
      insetEnd: '0',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      '& button': {
        boxSize: '10',
        display: 'grid',
        placeItems: 'center',
        rounded: 'md',
        cursor: 'pointer',
        _hover: { color: 'fg' },
        _icon: { boxSize: '4.5' },
      },
    },
    positioner: {
      borderRadius: 'l2',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      color: 'fg',
      bg: 'bg.panel',
      boxShadow: 'lg',
    },
    content: {
      // The positioner copies it, so that the list is above a dialog that contains the field.
      zIndex: 'popover',
      maxH: 'min(20rem, 45dvh, var(--available-height))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      outline: 'none',
      '&:not([data-empty])': { py: '1' },
    },
    itemGroupLabel: { px: '3.5', pt: '2.5', pb: '1', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
    item: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minH: { base: '11', md: '9' },
      px: '3.5',
      py: '1.5',
      cursor: 'pointer',
      _checked: { fontWeight: 'semibold' },
      _hover: { bg: 'brand.subtle' },
      _highlighted: { bg: 'brand.muted', boxShadow: 'inset 3px 0 0 {colors.brand.solid}' },
    },
    itemIndicator: { color: 'brand.fg', flexShrink: '0', _icon: { boxSize: '4.5' } },
  },
})
