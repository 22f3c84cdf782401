import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SETTINGS } from '../../packages/conformance/src/config/read-config.ts'
import { HELP, readFlags } from '../../packages/conformance/src/config/read-flags.ts'
import { renderHelp } from '@tumpak/contract-diff/cli.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { HELP as MERGE_HELP } from '../../packages/conformance/src/cli/merge/cli.ts'
import { OWN } from '../../packages/conformance/src/config/own.ts'

const DIFF_HELP = renderHelp('npm run contract:diff --')
const README = readFileSync('packages/conformance/README.md', 'utf8')
/** Flags of other programs in the examples. */
const OTHERS = new Set([
  'ignore-scripts',
  'save-dev',
  'global',
  'detach',
  'wait',
  'edit-last',
  'create-if-none',
  'body-file',
])

const flagsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, name = '']) => name)),
]

/** The first cells of the table below a heading, as `code`. */
function firstCells(heading: string): string[] {
  const section = README.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  const cells = section.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split(' | ')[0] ?? ''] : []))
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).sort()
}

describe('README for backend teams', () => {
  it('lists exactly the settings of a config file', () => {
    expect(firstCells('The config file')).toEqual([...SETTINGS].sort())
  })

  it('has every flag of --help, and no other', () => {
    const flags = flagsIn(HELP.replace(/^.*(diff|merge) .*see (diff|merge) --help$/gm, '')).sort()
    expect(firstCells('Flags')).toEqual(flags.map((name) => `--${name}`))
    // The flags in --help are the parsed ones.
    for (const name of flags.filter((one) => !['help', 'version'].includes(one))) {
      expect(() => readFlags(['--url', 'http://a', `--${name}=`], {}, OWN)).not.toThrow(/Unknown option/)
    }
    expect(() => readFlags(['--unheard-of'], {}, OWN)).toThrow(/Unknown option/)
  })

  it('mentions only existing flags', () => {
    const known = new Set([HELP, DIFF_HELP, MERGE_HELP].flatMap(flagsIn))
    expect(flagsIn(README).filter((name) => !known.has(name) && !OTHERS.has(name))).toEqual([])
    for (const name of flagsIn(DIFF_HELP + MERGE_HELP)) expect(README).toContain(`--${name}`)
  })

  it('has valid YAML examples with existing settings, triggers and frames', () => {
    const examples = [...README.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => parse(text) as Json)
    expect(examples.length).toBeGreaterThanOrEqual(6)
    const configs = examples.filter((one) => !('jobs' in one) && !('stages' in one))
    for (const one of configs) expect(Object.keys(one).filter((name) => !SETTINGS.has(name))).toEqual([])
    const triggers = configs.map(({ triggers: one }) => one).find(isJson) ?? {}
    const events = readFileSync('generated/asyncapi.json', 'utf8')
    for (const event of Object.keys(triggers)) expect(events).toContain(`"${event}"`)
  })
})
