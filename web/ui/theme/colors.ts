import { defineSemanticTokens, defineTokens } from '@chakra-ui/react'

// Deep teal and ink on calm, slightly cool surfaces. Every pair of text and ground reaches 4.5 : 1, every edge and
// icon 3 : 1, in both modes (theme.test.ts).

type Shades = {
  /** Filled buttons and badges, and what is written on them. */
  solid: string
  contrast: string
  /** Text in this colour on a plain or a tinted ground. */
  fg: string
  /** Tinted grounds, from faint to strong. */
  subtle: string
  muted: string
  emphasized: string
  /** Edges and outlines. */
  border: string
}

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

const palette = (light: Shades, dark: Shades) => ({
  solid: pair(light.solid, dark.solid),
  contrast: pair(light.contrast, dark.contrast),
  fg: pair(light.fg, dark.fg),
  subtle: pair(light.subtle, dark.subtle),
  muted: pair(light.muted, dark.muted),
  emphasized: pair(light.emphasized, dark.emphasized),
  border: pair(light.border, dark.border),
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
    /** Edges of things to be used, which must be seen: inputs, outlined buttons. */
    emphasized: pair('#7C9095', '#66808A'),
    inverted: pair('#10282C', '#E4EEEE'),
    error: pair('#C8321A', '#F0694E'),
    warning: pair('#B87800', '#D9962B'),
    success: pair('#12855D', '#3FAE84'),
    info: pair('#2F6FCB', '#5B97EE'),
  },
  /** The header, ink in both modes. */
  frame: {
    DEFAULT: pair('#0D3338', '#0A1B1E'),
    raised: pair('#17474D', '#16292D'),
    fg: pair('#FFFFFF', '#EAF3F3'),
    muted: pair('#B5CDCF', '#A5BABC'),
    border: pair('#0D3338', '#1F3438'),
    /** Signs on it: all is well, something is not, something is wrong. */
    good: pair('#5FE0A8', '#5FE0A8'),
    warn: pair('#F2C063', '#F2C063'),
    warnContrast: pair('#2A1A00', '#2A1A00'),
    bad: pair('#C12D14', '#C12D14'),
    badContrast: pair('#FFFFFF', '#FFFFFF'),
  },
  gray: palette(
    {
      solid: '#10282C',
      contrast: '#FFFFFF',
      fg: '#24393D',
      subtle: '#EBF0F0',
      muted: '#DEE6E6',
      emphasized: '#CAD6D6',
      border: '#7C9095',
    },
    {
      solid: '#DCE8E8',
      contrast: '#10262A',
      fg: '#D6E2E2',
      subtle: '#1B2C30',
      muted: '#25393E',
      emphasized: '#334B51',
      border: '#66808A',
    },
  ),
  brand: palette(
    {
      solid: '#0A6469',
      contrast: '#FFFFFF',
      fg: '#08585D',
      subtle: '#E0F1F1',
      muted: '#CBE6E6',
      emphasized: '#A6D3D3',
      border: '#2C8388',
    },
    {
      solid: '#3DB8B4',
      contrast: '#04211F',
      fg: '#7ADAD5',
      subtle: '#12302F',
      muted: '#17403F',
      emphasized: '#1F5654',
      border: '#3B9A97',
    },
  ),
  /** Stat, and what goes wrong. */
  red: palette(
    {
      solid: '#C12D14',
      contrast: '#FFFFFF',
      fg: '#A92610',
      subtle: '#FDECE8',
      muted: '#FAD7CF',
      emphasized: '#F2AC9D',
      border: '#D8452B',
    },
    {
      solid: '#F0694E',
      contrast: '#2B0801',
      fg: '#FFA08C',
      subtle: '#3A1710',
      muted: '#4D1F15',
      emphasized: '#70301F',
      border: '#F0694E',
    },
  ),
  /** On Hold, and what deserves a look. */
  amber: palette(
    {
      solid: '#8A5600',
      contrast: '#FFFFFF',
      fg: '#7A4B00',
      subtle: '#FFF3DB',
      muted: '#FDE4B3',
      emphasized: '#F3C874',
      border: '#C47F00',
    },
    {
      solid: '#E5A63C',
      contrast: '#2A1A00',
      fg: '#F2C063',
      subtle: '#35250A',
      muted: '#46320E',
      emphasized: '#664A17',
      border: '#D9962B',
    },
  ),
  /** Assigned. */
  blue: palette(
    {
      solid: '#1C5BB5',
      contrast: '#FFFFFF',
      fg: '#174F9F',
      subtle: '#E6F0FC',
      muted: '#D0E2F9',
      emphasized: '#A5C7F1',
      border: '#2F6FCB',
    },
    {
      solid: '#6AA5F5',
      contrast: '#051A36',
      fg: '#94C1FF',
      subtle: '#11263F',
      muted: '#173458',
      emphasized: '#224B7D',
      border: '#5B97EE',
    },
  ),
  /** Dressing change. */
  violet: palette(
    {
      solid: '#6243AE',
      contrast: '#FFFFFF',
      fg: '#553A9B',
      subtle: '#F0EBFB',
      muted: '#E1D7F7',
      emphasized: '#C5B2EC',
      border: '#7C5CCB',
    },
    {
      solid: '#A98BF0',
      contrast: '#180A38',
      fg: '#C6B1FF',
      subtle: '#251B41',
      muted: '#32255A',
      emphasized: '#48367E',
      border: '#9878E4',
    },
  ),
  /** Line check. */
  slate: palette(
    {
      solid: '#485C69',
      contrast: '#FFFFFF',
      fg: '#3E515D',
      subtle: '#EAEFF2',
      muted: '#DAE2E7',
      emphasized: '#BECBD3',
      border: '#6C8290',
    },
    {
      solid: '#9FB4C1',
      contrast: '#0F1B22',
      fg: '#B8C9D4',
      subtle: '#1C2930',
      muted: '#26363F',
      emphasized: '#374B56',
      border: '#7F97A5',
    },
  ),
  green: palette(
    {
      solid: '#0F6E4D',
      contrast: '#FFFFFF',
      fg: '#0C6145',
      subtle: '#E3F4EC',
      muted: '#C9E9DA',
      emphasized: '#9AD3B9',
      border: '#1D8A63',
    },
    {
      solid: '#4FC394',
      contrast: '#03251A',
      fg: '#7ADBB3',
      subtle: '#0D2E22',
      muted: '#123D2D',
      emphasized: '#1A5640',
      border: '#3FAE84',
    },
  ),
})
