import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { colors, semanticColors } from './colors'
import { lowScreen } from './lowScreen'
import { recipes } from './recipes'
import * as tokens from './tokens'

export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsRoot: ':where(:root, :host)',
  globalCss: {
    html: {
      color: 'fg',
      bg: 'bg',
      lineHeight: '1.5',
      colorPalette: 'brand',
      fontFamily: 'body',
      textSizeAdjust: '100%',
    },
    // Beside a phone's camera, when it lies on its side.
    body: { minHeight: '100dvh', paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)' },
    // Sticky bars must not hide the focused element (WCAG 2.2, 2.4.11).
    ':root': {
      '--sticky-top': 'sizes.header',
      '--sticky-bar': '0px',
      '--thumb-bar': '0px',
      '--thumb': '4rem',
      [lowScreen]: { '--thumb': '2.75rem' },
      scrollPaddingTop: 'calc(var(--sticky-top) + var(--sticky-bar) + 3.5rem)',
      scrollPaddingBottom: 'calc(var(--thumb-bar) + var(--action-bar, 0px) + 1.5rem)',
    },
    ':root:has([data-thumb-bar])': {
      '--thumb-bar': { base: 'calc(var(--thumb) + 1px + env(safe-area-inset-bottom))', md: '0px' },
    },
    // A low screen has room for one bar: the page's own actions.
    'html:root:has([data-actions])': {
      [lowScreen]: { '--thumb-bar': '0px', '& [data-thumb-bar]': { display: 'none' } },
    },
    // A page's own bar under the header.
    ':root:has([data-sticky-bar])': { '--sticky-bar': { base: '3.25rem', md: '2.75rem' } },
    ':root:has([data-sticky-bar=tall])': { '--sticky-bar': { base: '6rem', md: '5.5rem' } },
    'html:root:has([data-sticky-bar])': { [lowScreen]: { '--sticky-bar': '0px' } },
    ':root:has([data-strip])': { '--sticky-top': { base: 'calc({sizes.header} + 2.25rem)', md: 'sizes.header' } },
    '*::placeholder': { color: 'fg.subtle', opacity: '1' },
    '*::selection': { bg: 'brand.emphasized' },
    'h1, h2, h3': { textWrap: 'balance', overflowWrap: 'anywhere' },
    'h1:focus': { outline: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      '& *, & *::before, & *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' },
    keyframes: tokens.keyframes,
    tokens: {
      animations: tokens.animations,
      borders: tokens.borders,
      colors,
      cursor: tokens.cursor,
      durations: tokens.durations,
      easings: tokens.easings,
      fonts: tokens.fonts,
      fontSizes: tokens.fontSizes,
      fontWeights: tokens.fontWeights,
      letterSpacings: tokens.letterSpacings,
      lineHeights: tokens.lineHeights,
      radii: tokens.radii,
      sizes: tokens.sizes,
      spacing: tokens.spacing,
      zIndex: tokens.zIndex,
    },
    semanticTokens: { colors: semanticColors, radii: tokens.semanticRadii, shadows: tokens.semanticShadows },
    recipes,
    textStyles: tokens.textStyles,
    layerStyles: tokens.layerStyles,
    animationStyles: tokens.animationStyles,
  },
})
