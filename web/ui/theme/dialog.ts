import { defineSlotRecipe } from '@chakra-ui/react'

const centered = {
  m: 'auto',
  w: 'calc(100% - 2rem)',
  maxH: 'calc(100% - 2rem)',
  borderRadius: 'l3',
  _open: { animationName: 'slide-from-bottom, fade-in' },
} as const

const layer = 'calc({zIndex.modal} + var(--layer-index, 0))'
const column = { w: 'full', maxW: '4xl', mx: 'auto' }

export const dialogRecipe = defineSlotRecipe({
  className: 'chakra-dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: layer,
      bg: 'rgb(6 18 20 / 0.55)',
      _open: { animation: 'fade-in {durations.fast}' },
    },
    positioner: { position: 'fixed', inset: '0', h: '100dvh', zIndex: layer, display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      outline: 'none',
      color: 'fg',
      bg: 'bg.panel',
      boxShadow: 'lg',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Keeps the focused element from scrolling behind the buttons.
      scrollPaddingBottom: '5rem',
      _open: { animationDuration: 'fast' },
    },
    header: { display: 'flex', alignItems: 'center', gap: '2', ps: '5', pe: '2', pt: '2' },
    title: { flex: '1', minW: '0', overflowWrap: 'anywhere', textStyle: 'lg', fontWeight: 'bold' },
    body: { flex: '1 0 auto', px: '5', pt: '2', pb: '2', _last: { pb: '5' } },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      px: '5',
      pt: '3',
      pb: '5',
      position: 'sticky',
      bottom: '0',
      bg: 'bg.panel',
      zIndex: 'docked',
    },
  },
  variants: {
    placement: {
      center: {
        // calls, section 9
        content: { ...centered, maxW: '500px' },
      },
      small: {
        // administration, section 2
        content: { ...centered, maxW: '290px' },
      },
      full: {
        content: { w: 'full', _open: { animationName: 'slide-from-bottom, fade-in' } },
        header: column,
        body: column,
        footer: column,
      },
      media: {
        content: {
          m: 'auto',
          w: { base: 'full', md: 'calc(100% - 4rem)' },
          h: { base: 'full', md: 'calc(100% - 4rem)' },
          borderRadius: { md: 'l3' },
          _open: { animationName: 'fade-in' },
        },
        body: { flex: '1', minH: '0' },
      },
      start: {
        content: { w: 'min(20rem, calc(100% - 3rem))', _open: { animationName: 'slide-from-left-full' } },
      },
    },
  },
})
