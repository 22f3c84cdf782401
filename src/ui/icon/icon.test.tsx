import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ICON_NAMES } from './icon-name.ts'
import { Icon } from './icon.tsx'

it('has a symbol for every name and a name for every symbol but the art that others draw with', () => {
  const sprite = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8')
  const symbols = [...sprite.matchAll(/<symbol id="(?!art-)([\w-]+)"/g)].map(([, id]) => id)
  expect(symbols.toSorted()).toEqual([...ICON_NAMES].toSorted())
})

it('is ornament without a label and an image with one', () => {
  expect(renderToStaticMarkup(<Icon name="home" />)).toContain('aria-hidden="true"')
  const named = renderToStaticMarkup(<Icon name="home" label="Home" />)
  expect(named).toContain('role="img"')
  expect(named).toContain('aria-label="Home"')
  expect(named).not.toContain('aria-hidden')
})
