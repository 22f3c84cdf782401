import { describe, expect, it } from 'vitest'
import { addEntry, addImport } from './edit-code.ts'
import { addToYaml, setInYaml } from './edit-yaml.ts'
import { Files } from './files.ts'
import { noteChange } from './note-change.ts'

describe('addToYaml', () => {
  it.each([
    ['a map', 'a:\n    b: 1\nz: 2\n', 'a:\n    b: 1\n    c: 3\nz: 2\n'],
    ['a text of several lines', 'a:\n  b: |\n    x\n\n  # z\nz: 2\n', 'a:\n  b: |\n    x\n  c: 3\n\n  # z\nz: 2\n'],
    ['the end of the file', 'a:\n  b: 1 # one', 'a:\n  b: 1 # one\n  c: 3\n'],
  ])('adds behind %s', (_, text, added) => {
    expect(addToYaml(text, ['a'], 'c: 3')).toBe(added)
  })

  it('adds to a list, with its indentation', () => {
    expect(addToYaml('a:\n- b: 1\n  c: 2\n', ['a'], '- d: 3')).toBe('a:\n- b: 1\n  c: 2\n- d: 3\n')
    expect(addToYaml('a:\n   -   b: 1\n', ['a'], '- d: 3', () => false)).toBe('a:\n   - d: 3\n   -   b: 1\n')
  })

  it('refuses a list in brackets, and a place that is not there', () => {
    expect(() => addToYaml('a: [1]\n', ['a'], '- 2')).toThrow('there are no entries at a')
    expect(() => addToYaml('a: [1]\n', ['b'], '- 2')).toThrow('there are no entries at b')
  })
})

it('setInYaml keeps all but the value', () => {
  expect(setInYaml("a: { b: 'one', c: 2 } # three\n", ['a', 'b'], 'two')).toBe('a: { b: two, c: 2 } # three\n')
})

describe('addEntry', () => {
  it.each([
    ['an object on one line', 'const A = { b: "1" } as const', 'const A = { b: "1",\nc: \'2\' } as const'],
    ['a comma at the end', "const A = {\n    b: '1',\n}", "const A = {\n    b: '1',\nc: '2',\n}"],
    ['an empty object', 'const A: B = {}', "const A: B = {\nc: '2',}"],
  ])('adds to %s', (_, text, added) => {
    expect(addEntry(text, 'A', "c: '2'")).toBe(added)
  })

  it('refuses a constant that is no object', () => {
    expect(() => addEntry('const A = 1', 'A', 'b: 2')).toThrow('there is no object A')
  })
})

it('addImport sorts by module, in either quotes', () => {
  const text = '// Head\nimport { a } from "#a"\nimport {\n  c,\n} from "./c.ts"\n'
  expect(addImport(text, '{ b }', './b.ts')).toBe(
    `// Head\nimport { a } from "#a"\nimport { b } from './b.ts'\nimport {\n  c,\n} from "./c.ts"\n`,
  )
})

it('noteChange begins the next version behind a released one', () => {
  const files = new Files()
  files.change('openapi/changelog.yaml', () => "- version: 5.0.0\n  date: '2026-11-30'\n  changes:\n    - All.\n")
  noteChange(files, 'openapi', 'getLimits.')
  noteChange(files, 'openapi', 'getRules.')
  const changes = '    - "getRules."\n    - "getLimits."\n'
  expect(files.read('openapi/changelog.yaml')).toMatch(
    `- version: 5.1.0\n  date: unreleased\n  changes:\n${changes}- version`,
  )
  expect(files.read('openapi/openapi.yaml')).toMatch(/^ {2}version: 5\.1\.0$/m)
})
