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
    ['--openapi', '--openapi needs a value. See --help'],
    ['--slow=yes', '--slow takes no value. See --help'],
  ])('refuses %s', (word, message) => {
    expect(() => parse(word)).toThrow(expect.objectContaining({ message }))
  })

  it('says what is missing between two flags, and where no word is expected', () => {
    expect(() => parse('--openapi', '--slow')).toThrow(/^--openapi needs a value\. See --help$/)
    expect(() => parseFlags({ args: ['foo'], options: {} })).toThrow(/^foo is not expected here\. See --help$/)
  })

  it('takes a negative number for a value, which its reader judges', () => {
    expect(parse('--openapi', '-1', '--slow').values).toMatchObject({ openapi: '-1', slow: true })
    expect(() => parse('--slow', '-1')).toThrow('there is no flag -1')
  })
})
