import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lantern } from '#mocks/art/lantern.ts'
import { inRoot } from '../../scripts/root.ts'

const read = (path: string) => readFileSync(inRoot(path), 'utf8').replace(/>\s+</g, '><').replaceAll(' />', '/>')

/** The drawing of the product's mark, without its view box. */
const mark = /^<svg[^>]*>(.+)<\/svg>\s*$/.exec(read('public/favicon.svg'))?.[1] ?? 'no mark'

describe('lantern', () => {
  it('is one drawing: the app, its pictures and the demo pages show the mark of public/favicon.svg', () => {
    expect(read('src/ui/icon/sprite.svg').split(mark)).toHaveLength(2)
    // The empty state, and the one under repair.
    expect(read('src/ui/brand/art.svg').split(mark)).toHaveLength(3)
    expect(lantern().replaceAll(' />', '/>')).toContain(mark)
  })
})
