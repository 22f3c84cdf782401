import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ICON_NAMES } from './icon-name.ts'

describe('ICON_NAMES', () => {
  it('has a symbol for every name, and a name for every symbol except art', () => {
    const sprite = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8')
    const symbols = [...sprite.matchAll(/<symbol id="(?!art-)([\w-]+)"/g)].map(([, id]) => id)
    expect(symbols.toSorted()).toEqual([...ICON_NAMES].toSorted())
  })
})
