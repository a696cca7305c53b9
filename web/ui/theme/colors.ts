import { defineSemanticTokens, defineTokens } from '@chakra-ui/react'

// Deep teal and ink on calm, slightly cool surfaces. Every text has a contrast of at least 4.5 : 1, every edge and
// icon 3 : 1, in both modes (theme.test.ts).

/**
 * `solid` and `contrast`: filled buttons and badges, and the text on them. `fg`: text in this color on a plain or a
 * tinted background. `subtle` to `emphasized`: tinted backgrounds, from faint to strong. `border`: edges and outlines.
 */
const shades = ['solid', 'contrast', 'fg', 'subtle', 'muted', 'emphasized', 'border'] as const
type Shades = [
  solid: string,
  contrast: string,
  fg: string,
  subtle: string,
  muted: string,
  emphasized: string,
  border: string,
]

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })
type Pair = ReturnType<typeof pair>

const palette = (light: Shades, dark: Shades) => ({
  ...(Object.fromEntries(shades.map((shade, index) => [shade, pair(light[index]!, dark[index]!)])) as Record<
    (typeof shades)[number],
    Pair
  >),
  focusRing: pair('{colors.focus.light}', '{colors.focus.dark}'),
})

export const colors = defineTokens.colors({
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  white: { value: '#FFFFFF' },
  black: { value: '#000000' },
  focus: { light: { value: '#0A7C86' }, dark: { value: '#5CD6D6' } },
})

export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair('#F3F6F6', '#0B1517'),
    panel: pair('#FFFFFF', '#132124'),
    subtle: pair('#EBF0F0', '#101C1F'),
    muted: pair('#E2E9E9', '#1B2C30'),
    emphasized: pair('#D2DCDC', '#283D42'),
    inverted: pair('#10282C', '#E4EEEE'),
    error: pair('#FDECE8', '#3A1710'),
    warning: pair('#FFF3DB', '#35250A'),
    success: pair('#E3F4EC', '#0D2E22'),
    info: pair('#E6F0FC', '#11263F'),
  },
  fg: {
    DEFAULT: pair('#10262A', '#E6EFEF'),
    muted: pair('#465C61', '#A9BCBE'),
    subtle: pair('#52686D', '#8FA4A7'),
    inverted: pair('#F3F8F8', '#10262A'),
    error: pair('#B3260E', '#FF9C87'),
    warning: pair('#805000', '#F2C063'),
    success: pair('#0C6B4A', '#6FD6AC'),
    info: pair('#1A56A8', '#94C1FF'),
  },
  border: {
    DEFAULT: pair('#D3DDDD', '#2A4045'),
    muted: pair('#E2E9E9', '#1F3236'),
    subtle: pair('#EBF0F0', '#182A2E'),
    /** Edges of controls, which must be visible: inputs, outlined buttons. */
    emphasized: pair('#7C9095', '#66808A'),
    inverted: pair('#10282C', '#E4EEEE'),
    error: pair('#C8321A', '#F0694E'),
    warning: pair('#B87800', '#D9962B'),
    success: pair('#12855D', '#3FAE84'),
    info: pair('#2F6FCB', '#5B97EE'),
  },
  /** The header, dark in both modes. */
  frame: {
    DEFAULT: pair('#0D3338', '#0A1B1E'),
    raised: pair('#17474D', '#16292D'),
    fg: pair('#FFFFFF', '#EAF3F3'),
    muted: pair('#B5CDCF', '#A5BABC'),
    border: pair('#0D3338', '#1F3438'),
    /** Signs on the header: good, warning, error. */
    good: pair('#5FE0A8', '#5FE0A8'),
    warn: pair('#F2C063', '#F2C063'),
    warnContrast: pair('#2A1A00', '#2A1A00'),
    bad: pair('#C12D14', '#C12D14'),
    badContrast: pair('#FFFFFF', '#FFFFFF'),
  },
  gray: palette(
    ['#10282C', '#FFFFFF', '#24393D', '#EBF0F0', '#DEE6E6', '#CAD6D6', '#7C9095'],
    ['#DCE8E8', '#10262A', '#D6E2E2', '#1B2C30', '#25393E', '#334B51', '#66808A'],
  ),
  brand: palette(
    ['#0A6469', '#FFFFFF', '#08585D', '#E0F1F1', '#CBE6E6', '#A6D3D3', '#2C8388'],
    ['#3DB8B4', '#04211F', '#7ADAD5', '#12302F', '#17403F', '#1F5654', '#3B9A97'],
  ),
  /** Stat, and errors. */
  red: palette(
    ['#C12D14', '#FFFFFF', '#A92610', '#FDECE8', '#FAD7CF', '#F2AC9D', '#D8452B'],
    ['#F0694E', '#2B0801', '#FFA08C', '#3A1710', '#4D1F15', '#70301F', '#F0694E'],
  ),
  /** On Hold, and warnings. */
  amber: palette(
    ['#8A5600', '#FFFFFF', '#7A4B00', '#FFF3DB', '#FDE4B3', '#F3C874', '#C47F00'],
    ['#E5A63C', '#2A1A00', '#F2C063', '#35250A', '#46320E', '#664A17', '#D9962B'],
  ),
  /** Assigned. */
  blue: palette(
    ['#1C5BB5', '#FFFFFF', '#174F9F', '#E6F0FC', '#D0E2F9', '#A5C7F1', '#2F6FCB'],
    ['#6AA5F5', '#051A36', '#94C1FF', '#11263F', '#173458', '#224B7D', '#5B97EE'],
  ),
  /** Dressing change. */
  violet: palette(
    ['#6243AE', '#FFFFFF', '#553A9B', '#F0EBFB', '#E1D7F7', '#C5B2EC', '#7C5CCB'],
    ['#A98BF0', '#180A38', '#C6B1FF', '#251B41', '#32255A', '#48367E', '#9878E4'],
  ),
  /** Line check. */
  slate: palette(
    ['#485C69', '#FFFFFF', '#3E515D', '#EAEFF2', '#DAE2E7', '#BECBD3', '#6C8290'],
    ['#9FB4C1', '#0F1B22', '#B8C9D4', '#1C2930', '#26363F', '#374B56', '#7F97A5'],
  ),
  green: palette(
    ['#0F6E4D', '#FFFFFF', '#0C6145', '#E3F4EC', '#C9E9DA', '#9AD3B9', '#1D8A63'],
    ['#4FC394', '#03251A', '#7ADBB3', '#0D2E22', '#123D2D', '#1A5640', '#3FAE84'],
  ),
})
