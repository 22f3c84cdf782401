import { describe, expect, it } from 'vitest'
import { typeHue, typeIcon } from './type-look.ts'

describe.each([
  ['typeIcon', typeIcon, 'slot', 'slot', 'game'],
  ['typeHue', typeHue, 'slot', 'slot', 'default'],
] as const)('%s', (_name, look, known, picture, plain) => {
  it('knows its own codes, and no name that every object has', () => {
    expect(look(known)).toBe(picture)
    for (const code of ['bingo', '', 'constructor', 'toString', '__proto__']) expect(look(code)).toBe(plain)
  })
})
