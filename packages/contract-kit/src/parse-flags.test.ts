import { describe, expect, it } from 'vitest'
import { parseFlags } from './parse-flags.ts'

const parse = (...args: string[]) =>
  parseFlags({ args, options: { openapi: { type: 'string' }, slow: { type: 'boolean' } } }, ['init', 'merge'])

describe('parseFlags', () => {
  it('parses flags', () => {
    expect({ ...parse('--openapi', 'a', '--slow').values }).toEqual({ openapi: 'a', slow: true })
  })

  it.each([
    ['--opnapi=a', 'there is no flag --opnapi. Did you mean --openapi? See --help'],
    ['--unheard-of', 'there is no flag --unheard-of. See --help'],
    ['-q', 'there is no flag -q. See --help'],
    ['merg', 'there is no command merg. Did you mean merge? See --help'],
    ['--openapi', "Option '--openapi <value>' argument missing"],
  ])('refuses %s', (word, message) => {
    expect(() => parse(word)).toThrow(expect.objectContaining({ message }))
  })
})
