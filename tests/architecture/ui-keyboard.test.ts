import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const UI = 'src/ui'

/** Anything focusable: a native control, or one of our own that is not an already tested button. */
const INTERACTIVE = /<(?:button|input|select|textarea|a|dialog)\b|tabIndex=|onClick[?:]/

/** Parts of a primitive, which its tests cover. */
const PARTS: Record<string, string> = {
  CarouselDots: 'Carousel',
  CheckboxInput: 'Checkbox',
  ModalFrame: 'Dialog',
  ToastList: 'ToastHost',
}

/** Titles of component tests, including parametrized ones. */
const titles = [...globSync('src/{ui,gallery}/**/*.browser.test.tsx'), 'tests/e2e/ui-drag.full.spec.ts']
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:\b(?:describe|it|test)|\]\))\(\s*['"`]([^'"`]+)/g)])
  .map(([, title = '']) => title.replace(/ and /g, ', '))
  .join('\n')

const primitives = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => {
    const text = readFileSync(`${UI}/${file}`, 'utf8')
    const name = /export function ([A-Z]\w+)/.exec(text)?.[1]
    return name !== undefined && INTERACTIVE.test(text) ? [PARTS[name] ?? name] : []
  })

describe('keyboard tests of interactive primitives', () => {
  it.each([...new Set([...primitives, 'BottomSheet', 'Drawer', 'PullToRefresh', 'LoadMore', 'VirtualGrid'])])(
    '%s',
    (name) => {
      expect(titles).toMatch(new RegExp(`\\b${name}\\b`))
    },
  )

  it('finds the primitives', () => {
    expect(primitives).toContain('Button')
    expect(primitives.length).toBeGreaterThan(15)
  })
})
