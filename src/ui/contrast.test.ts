import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The hex colours that a rule of tokens.css sets, by token name. */
function palette(selector: string): Record<string, string> {
  const start = css.indexOf(selector)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  const pairs = [...body.matchAll(/--([\w-]+):\s*(#[\da-f]{6})\b/gi)]
  return Object.fromEntries(pairs.map(([, name = '', hex = '']) => [name, hex]))
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(colours: Record<string, string>, front: string, back: string): number {
  const [first, second] = [colours[front], colours[back]]
  if (first === undefined || second === undefined) throw new Error(`no hex colour for ${front} or ${back}`)
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['ground', 'surface', 'raised', 'glow-warm', 'glow-cool']
const HUES = ['mango', 'jade', 'gumamela', 'sky']
/** The types of game (section 2 of the specification). */
const TYPES = ['default', 'hot', 'slot', 'live', 'sports', 'fish', 'poker', 'arcade']

const textPairs: [string, string][] = [
  ...['ink', 'quiet', ...HUES.map((hue) => `${hue}-text`)].flatMap((front) =>
    [...GROUNDS, ...HUES.map((hue) => `${hue}-soft`)].map((back): [string, string] => [front, back]),
  ),
  ...HUES.map((hue): [string, string] => [`${hue}-ink`, hue]),
  ...TYPES.map((type): [string, string] => ['type-ink', `type-${type}`]),
  ...TYPES.flatMap((type) => GROUNDS.map((ground): [string, string] => [`type-${type}`, ground])),
  ['mango-ink', 'mango-bright'],
  ['ink', 'thumb'],
  ['ground', 'ink'],
]

/** Borders that show where a control is, and the focus ring (WCAG 2.2, 1.4.11: 3 to 1). */
const partPairs = ['line-strong', 'focus'].flatMap((front) => GROUNDS.map((back): [string, string] => [front, back]))

describe.each([
  ['light', 'body.theme-light'],
  ['dark', 'body.theme-dark'],
])('%s theme', (_, selector) => {
  const colours = palette(selector)

  it.each(textPairs)('%s on %s is readable', (front, back) => {
    expect(contrast(colours, front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(partPairs)('%s stands out from %s', (front, back) => {
    expect(contrast(colours, front, back)).toBeGreaterThanOrEqual(3)
  })
})

it('gives both themes the same tokens', () => {
  expect(Object.keys(palette('body.theme-dark')).toSorted()).toEqual(
    Object.keys(palette('body.theme-light')).toSorted(),
  )
})
