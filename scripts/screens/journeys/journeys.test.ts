import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { inRoot } from '../../root.ts'
import { toStripName, VARIANTS, type Count } from './journey.ts'
import { JOURNEYS } from './list.ts'
import { journeysReadme } from './readme.ts'
import { MAX_STRIP_BYTES } from './strip.ts'
import { readName, toPattern } from './texts.ts'

const STRIPS = JOURNEYS.flatMap(({ name }) => VARIANTS.map((variant) => toStripName(name, variant)))
const read = (file: string): string => readFileSync(inRoot('docs/journeys', file), 'utf8')

describe('docs/journeys', () => {
  it.each(STRIPS)('has the strip %s, of a size for the repository', (file) => {
    expect(statSync(inRoot('docs/journeys', file)).size).toBeLessThanOrEqual(MAX_STRIP_BYTES)
    expect(read('README.md')).toContain(`](${file})`)
  })

  it('describes the steps as they are now, with the counts of the last run', () => {
    const counts = Object.values(JSON.parse(read('counts.json')) as Record<string, Count>)
    expect(counts.map(({ strip }) => strip)).toEqual(STRIPS)
    expect(read('README.md')).toBe(journeysReadme(JOURNEYS, counts))
  })
})

test('the README counts taps and fields of each variant', () => {
  const [journey] = JOURNEYS
  const [variant] = VARIANTS
  if (!journey || !variant) throw new Error('There are no journeys.')
  const page = journeysReadme([journey], [{ strip: toStripName(journey.name, variant), taps: 1, fields: 2 }])
  expect(page).toContain(`| [join](#join) | ${String(journey.steps.length)} | 1 tap, 2 fields | – | – | – |`)
})

describe('a text as the pattern of a name', () => {
  it('is read in the language of the player', () => {
    expect(readName('en-US', 'common:signUp')).toEqual(/^Sign up$/)
    expect('Đăng ký').toMatch(readName('vi-VN', 'common:signUp'))
  })

  it('matches the whole name, and any value', () => {
    expect('Deposit ₱500.00').toMatch(toPattern('Deposit {{sum}}'))
    expect('You win ₱5.00').toMatch(toPattern('You win {amount}'))
    expect('Deposit ').not.toMatch(toPattern('Deposit {{sum}}'))
    expect('Open?').toMatch(toPattern('Open?'))
    expect('Ope').not.toMatch(toPattern('Open?'))
  })

  it('names the file that lacks a text', () => {
    expect(() => readName('vi-VN', 'common:none')).toThrow('src/i18n/locales/vi-VN/common.json has no text "none".')
  })
})
