import { semanticColors } from './colors'

type Pair = { value: { _light: string; _dark: string } }
type Mode = '_light' | '_dark'

const { bg, fg, border, frame, ...palettes } = semanticColors as unknown as Record<string, Record<string, Pair>>

const channel = (hex: string, at: number): number => {
  const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

const contrast = (a: Pair, b: Pair, mode: Mode): number => {
  const [low, high] = [luminance(a.value[mode]), luminance(b.value[mode])].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['DEFAULT', 'panel', 'subtle', 'muted'].map((name) => [name, bg![name]!] as const)

describe.each(['_light', '_dark'] as const)('in the mode %s', (mode) => {
  test.each(['DEFAULT', 'muted', 'subtle'])('text %s is readable on every ground', (name) => {
    for (const [, ground] of grounds) expect(contrast(fg![name]!, ground, mode)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['error', 'warning', 'success', 'info'])(
    'text of %s is readable on plain ground and on its own',
    (name) => {
      for (const ground of [bg!.DEFAULT!, bg!.panel!, bg![name]!])
        expect(contrast(fg![name]!, ground, mode)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(Object.keys(palettes))('%s is readable filled, tinted and plain, and its edge is seen', (name) => {
    const palette = palettes[name]!
    expect(contrast(palette.contrast!, palette.solid!, mode)).toBeGreaterThanOrEqual(4.5)
    for (const ground of [palette.subtle!, palette.muted!, bg!.panel!, bg!.DEFAULT!])
      expect(contrast(palette.fg!, ground, mode)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette.border!, bg!.panel!, mode)).toBeGreaterThanOrEqual(3)
    expect(contrast(palette.border!, bg!.DEFAULT!, mode)).toBeGreaterThanOrEqual(3)
  })

  test('edges of what can be used are seen', () => {
    for (const ground of [bg!.panel!, bg!.DEFAULT!])
      expect(contrast(border!.emphasized!, ground, mode)).toBeGreaterThanOrEqual(3)
  })

  test('the header is readable', () => {
    for (const ground of [frame!.DEFAULT!, frame!.raised!]) {
      expect(contrast(frame!.fg!, ground, mode)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(frame!.muted!, ground, mode)).toBeGreaterThanOrEqual(4.5)
      for (const sign of [frame!.good!, frame!.warn!]) expect(contrast(sign, ground, mode)).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(frame!.warnContrast!, frame!.warn!, mode)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(frame!.badContrast!, frame!.bad!, mode)).toBeGreaterThanOrEqual(4.5)
  })
})
