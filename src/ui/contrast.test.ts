import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The hex colors of a rule in tokens.css, by token name. */
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

function contrast(colors: Record<string, string>, front: string, back: string): number {
  const [first, second] = [colors[front], colors[back]]
  if (first === undefined || second === undefined) throw new Error(`no hex color for ${front} or ${back}`)
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['ground', 'surface', 'raised', 'glow-warm']
const ROLES = ['accent', 'success', 'danger', 'info']
/** The types of game. */
const TYPES = ['default', 'hot', 'slot', 'live', 'sports', 'fish', 'poker', 'arcade']

const textPairs: [string, string][] = [
  ...['ink', 'quiet', ...ROLES.map((role) => `${role}-text`)].flatMap((front) =>
    [...GROUNDS, ...ROLES.map((role) => `${role}-soft`)].map((back): [string, string] => [front, back]),
  ),
  ...ROLES.map((role): [string, string] => [`${role}-ink`, role]),
  ...TYPES.map((type): [string, string] => ['type-ink', `type-${type}`]),
  ...TYPES.flatMap((type) => GROUNDS.map((ground): [string, string] => [`type-${type}`, ground])),
  ['accent-ink', 'accent-bright'],
  ['ink', 'thumb'],
  ['ground', 'ink'],
]

/** Borders that show where a control is, and the focus ring (WCAG 2.2, 1.4.11: 3 to 1). */
const partPairs = ['line-strong', 'focus'].flatMap((front) => GROUNDS.map((back): [string, string] => [front, back]))

describe.each([
  ['light', 'body.theme-light'],
  ['dark', 'body.theme-dark'],
])('%s theme', (theme, selector) => {
  const colors = palette(selector)

  it.each(textPairs)('%s on %s is readable', (front, back) => {
    expect(contrast(colors, front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it('ground, surface and raised differ', () => {
    const least = theme === 'dark' ? 1.25 : 1.05
    expect(contrast(colors, 'surface', 'ground')).toBeGreaterThanOrEqual(least)
    expect(contrast(colors, 'raised', 'surface')).toBeGreaterThanOrEqual(least)
  })

  it.each(partPairs)('%s stands out from %s', (front, back) => {
    expect(contrast(colors, front, back)).toBeGreaterThanOrEqual(3)
  })
})

const SRC = new URL('..', import.meta.url)

/** The rules of all stylesheets, with location and declarations. */
const rules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...readFileSync(new URL(file, SRC), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => ({
        where: `${file}: ${selector.trim().split('\n').at(-1) ?? ''}`,
        text: /(?:^|[\s;])color:\s*var\(--([\w-]+)\)/.exec(body)?.[1],
        grounds: [...(/background(?:-color)?:([^;]*)/.exec(body)?.[1] ?? '').matchAll(/var\(--([\w-]+)\)/g)].map(
          ([, name = '']) => name,
        ),
        hexes: [...(/background(?:-color)?:([^;]*)/.exec(body)?.[1] ?? '').matchAll(/#[\da-f]{6}\b/gi)].map(
          ([hex]) => hex,
        ),
      }),
    ),
  )

/** Set where they are used: the color of one of TYPES, a ground above, or translucent light without text on it. */
const ELSEWHERE = new Set(['hue', 'fill', 'tone', 'sheen', 'scrim', 'button-ground'])

it('computes every pair that a stylesheet sets in one rule', () => {
  const known = new Set(textPairs.map(([front, back]) => `${front} on ${back}`))
  const used = rules.flatMap(({ where, text, grounds }) =>
    text === undefined || ELSEWHERE.has(text)
      ? []
      : grounds.filter((ground) => !ELSEWHERE.has(ground)).map((ground) => ({ where, pair: `${text} on ${ground}` })),
  )
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter(({ pair }) => !known.has(pair))).toEqual([])
})

/** Panels with hex night backgrounds: their text uses the dark theme's colors. */
const NIGHTS = [
  'card.module.css: .hero',
  'entry-frame.module.css: .sky',
  'toast-list.module.css: .toast',
  'wallet-card.module.css: .gcash',
  'wallet-card.module.css: .maya',
  'wallet-card.module.css: .other',
]

describe.each(NIGHTS)('on %s', (where) => {
  const night = palette('body.theme-dark')
  const hexes = rules.filter((rule) => rule.where.endsWith(where)).flatMap((rule) => rule.hexes)

  it.each(['ink', 'quiet', 'accent-text', 'success-text', 'info-text', 'danger-text'])('%s is readable', (front) => {
    expect(hexes.length).toBeGreaterThan(0)
    for (const hex of hexes) expect(contrast({ ...night, hex }, front, 'hex'), hex).toBeGreaterThanOrEqual(4.5)
  })
})

it('gives both themes the same tokens', () => {
  expect(Object.keys(palette('body.theme-dark')).toSorted()).toEqual(
    Object.keys(palette('body.theme-light')).toSorted(),
  )
})
