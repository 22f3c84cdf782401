import { describe, expect, it } from 'vitest'
import { jsonLines, nearMark } from './json-lines.ts'

const marked = (body: string, pointer: string) =>
  jsonLines(body, pointer).flatMap((line) =>
    line.mark === undefined ? [] : [`${line.mark}: ${line.text.trim().replace(/,$/, '')}`],
  )

describe('jsonLines', () => {
  const body = '{"a/b":{"list":[{"id":1,"name":"x"},{"id":2}]},"empty":{},"none":null}'

  it('prints JSON like JSON.stringify', () => {
    expect(
      jsonLines(body, '')
        .map((line) => line.text)
        .join('\n'),
    ).toBe(JSON.stringify(JSON.parse(body), null, 2))
  })

  it('marks a value, a whole object, and a value under a key with a slash', () => {
    expect(marked(body, '/a~1b/list/1/id')).toEqual(['here: "id": 2'])
    expect(marked(body, '/a~1b/list/1')).toEqual(['here: {', 'here: "id": 2', 'here: }'])
    expect(marked(body, '/empty')).toEqual(['here: "empty": {}'])
  })

  it('marks the place of a missing field', () => {
    expect(marked(body, '/a~1b/list/1/name')).toEqual(['missing: "name": not here'])
    expect(marked(body, '/a~1b/list/5/name')).toEqual(['missing: 5: not here'])
    expect(marked('{}', '/id')).toEqual(['missing: "id": not here'])
  })

  it('resolves * to the violating entry', () => {
    expect(marked(body, '/a~1b/list/*/name')).toEqual(['missing: "name": not here'])
    expect(marked(body, '/a~1b/list/*/id')).toEqual(['here: "id": 1'])
  })

  it('marks the parent if the pointer is too deep', () => {
    expect(marked(body, '/none/deeper')).toEqual(['here: "none": null'])
  })

  it('returns a non-JSON body unchanged', () => {
    expect(jsonLines('<p>\nno', '/x')).toEqual([{ text: '<p>' }, { text: 'no' }])
  })

  it('shows the lines around the mark in a long response', () => {
    const long = JSON.stringify(Array.from({ length: 500 }, (_, index) => index))
    const parts = nearMark(jsonLines(long, '/250'))
    expect(parts.length).toBeLessThan(40)
    expect(parts.some((part) => 'line' in part && part.line.mark === 'here')).toBe(true)
    const skipped = parts.flatMap((part) => ('skipped' in part ? [part.skipped] : []))
    expect(skipped.reduce((sum, number) => sum + number, 0) + parts.length - skipped.length).toBe(502)
  })
})
