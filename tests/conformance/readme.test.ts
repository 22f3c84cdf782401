import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SETTINGS } from '../../packages/conformance/src/config/settings.ts'
import { HELP, readFlags } from '../../packages/conformance/src/config/read-flags.ts'
import { renderHelp } from '@tumpak/contract-diff/src/cli.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { HELP as INIT_HELP } from '../../packages/conformance/src/cli/init/cli.ts'
import { HELP as MERGE_HELP } from '../../packages/conformance/src/cli/merge/cli.ts'

const DIFF_HELP = renderHelp('npm run contract:diff --')
const PACKAGE = 'packages/conformance'
/** The README and the guides, by path. Tests beside the pages of the checks hold those. */
const PAGES = new Map(
  [
    `${PACKAGE}/README.md`,
    'packages/contract-diff/README.md',
    ...readdirSync(`${PACKAGE}/docs`)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${PACKAGE}/docs/${name}`),
  ].map((path) => [path, readFileSync(path, 'utf8')]),
)
const ALL = [...PAGES.values()].join('\n')
const CONFIG = PAGES.get(`${PACKAGE}/docs/config.md`) ?? ''
/** Flags of other programs in the README's examples. */
const OTHERS = new Set(['save-dev', 'detach', 'wait', 'tag', 'file', 'rm', 'network', 'user', 'volume'])

const flagsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, name = '']) => name)),
]

/** The first cells of the tables in a part of the page about settings, as `code`. */
function firstCells(part: string): string[] {
  const cells = part.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split(' | ')[0] ?? ''] : []))
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).sort()
}

const [settings = '', flagTable = ''] = CONFIG.split('## Flags\n')

describe('README and guides for backend teams', () => {
  it('links from the README to each guide', () => {
    const guides = [...PAGES.keys()].filter((page) => page.includes('/docs/'))
    for (const page of guides) expect(PAGES.get(`${PACKAGE}/README.md`)).toContain(`](${relative(PACKAGE, page)})`)
  })

  it('lists exactly the settings of a config file', () => {
    expect(firstCells(settings)).toEqual(Object.keys(SETTINGS).sort())
  })

  it('has every flag of --help, and no other', () => {
    const flags = flagsIn(HELP.replace(/^.*(diff|merge) .*see (diff|merge) --help$/gm, '')).sort()
    expect(firstCells(flagTable)).toEqual(flags.map((name) => `--${name}`))
    // parseArgs accepts exactly the flags that --help lists.
    for (const name of flags.filter((one) => !['help', 'version'].includes(one))) {
      expect(() => readFlags(['--url', 'http://a', `--${name}=`], {})).not.toThrow(/there is no flag/)
    }
    expect(() => readFlags(['--unheard-of'], {})).toThrow(/there is no flag/)
  })

  it('mentions only existing flags', () => {
    const known = new Set([HELP, DIFF_HELP, INIT_HELP, MERGE_HELP].flatMap(flagsIn))
    expect(flagsIn(ALL).filter((name) => !known.has(name) && !OTHERS.has(name))).toEqual([])
    for (const name of flagsIn(DIFF_HELP + MERGE_HELP)) expect(ALL).toContain(`--${name}`)
  })

  it('has valid YAML examples with existing settings, triggers and frames', () => {
    const examples = [...ALL.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => parse(text) as Json)
    expect(examples.length).toBeGreaterThanOrEqual(6)
    const isOfDocument = (one: Json): boolean => Object.keys(one).some((name) => name.startsWith('x-'))
    const configs = examples.filter(
      (one) => isJson(one) && !isOfDocument(one) && !('jobs' in one) && !('include' in one),
    )
    for (const one of configs) expect(Object.keys(one).filter((name) => !(name in SETTINGS))).toEqual([])
    const triggers = configs.map(({ triggers: one }) => one).find(isJson) ?? {}
    const events = readFileSync('generated/asyncapi.json', 'utf8')
    for (const event of Object.keys(triggers).filter((one) => one !== '*')) expect(events).toContain(`"${event}"`)
  })
})
