import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What the compositor animates without the main thread. */
const CHEAP = new Set(['opacity', 'rotate', 'scale', 'transform', 'translate'])

const endless = globSync('src/**/*.css').flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/animation: ([\w-]+)[^;]* infinite/g)].map(([, name = '']) => {
    const [frames = ''] = new RegExp(`@keyframes ${name} \\{[^]*?\\n\\}`).exec(text) ?? []
    return { file, name, properties: [...frames.matchAll(/^ {4}([\w-]+):/gm)].map(([, property = '']) => property) }
  })
})

// An element out of view is animated, too: skeletons of rows far below took a quarter of the main thread.
it.each(endless)('$name in $file needs no main thread', ({ properties }) => {
  expect(properties).not.toEqual([])
  expect(properties.filter((property) => !CHEAP.has(property))).toEqual([])
})

it('finds the animations', () => {
  expect(endless.length).toBeGreaterThan(5)
})
