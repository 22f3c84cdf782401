import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const UI = 'src/ui'
const SPECS = ['keyboard', 'fields', 'overlays'].map((name) => `tests/e2e/ui-${name}.spec.ts`)

/** What takes the focus or hands it on: a control of the browser, or one of our own that is no button already tested. */
const INTERACTIVE = /<(?:button|input|select|textarea|a|dialog)\b|tabIndex=|onClick[?:]/

/** Parts of a primitive, tested by its name. */
const PARTS: Record<string, string> = {
  CarouselDots: 'Carousel',
  ModalFrame: 'Dialog',
  ToastList: 'ToastHost',
}

const titles = SPECS.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\btest\(\s*['"`]([^'"`]+)/g)])
  .map(([, title = '']) => title.replace(/ and /g, ', '))
  .join('\n')

const primitives = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => {
    const text = readFileSync(`${UI}/${file}`, 'utf8')
    const name = /export function ([A-Z]\w+)/.exec(text)?.[1]
    return name !== undefined && INTERACTIVE.test(text) ? [PARTS[name] ?? name] : []
  })

describe('every interactive primitive has a keyboard test of its name', () => {
  it.each([...new Set([...primitives, 'BottomSheet', 'Drawer', 'PullToRefresh', 'EndlessList', 'VirtualGrid'])])(
    '%s',
    (name) => {
      expect(titles).toMatch(new RegExp(`\\b${name}\\b`))
    },
  )

  it('finds the primitives at all', () => {
    expect(primitives).toContain('Button')
    expect(primitives.length).toBeGreaterThan(15)
  })
})
