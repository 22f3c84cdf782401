import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/root.ts'
import { resources as first } from '../../src/i18n/en-US/first.ts'
import { rest } from '../../src/i18n/en-US/rest.ts'
import { filesOfFirstPage } from './first-page.ts'
import { isAskedFor, readAppSources } from './source-texts.ts'

const files = new Set(filesOfFirstPage(inRoot('src')))
const sources = readAppSources(inRoot('src')).filter(({ file }) => files.has(file))

function askedOf(texts: Readonly<Record<string, object>>, isAsked: boolean): string[] {
  return Object.entries(texts).flatMap(([namespace, entries]) =>
    flat(entries)
      .filter((key) => isAskedFor(sources, namespace, key) === isAsked)
      .map((key) => `${namespace}:${key}`),
  )
}

function flat(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? flat(value, `${path}${name}.`) : [path + name],
  )
}

test('the files of the first page are found, and those of later screens are not among them', () => {
  expect([...files]).toEqual(expect.arrayContaining(['app/start-app.ts', 'features/games/game-tile.tsx']))
  expect([...files].filter((file) => /^features\/(?:account|wallet|kyc)\/|\/later/u.test(file))).toEqual([])
})

test('what the first page may ask for is there before it: nothing of it stands in rest.ts', () => {
  expect(askedOf(rest, true)).toEqual([])
})

test('what the first page never asks for stands in rest.ts, since every first page would wait for it', () => {
  expect(askedOf(first, false)).toEqual([])
})
