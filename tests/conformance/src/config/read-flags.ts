import { parseArgs } from 'node:util'
import { REPORT_KINDS, type ReportKind } from '../report/write-reports.ts'
import type { ConfigInput } from './config.ts'
import { readAllowed, readConfig } from './read-config.ts'

/** What `--help` prints. */
export const HELP = `Holds a server to its OpenAPI document.

  npm run conformance -- --url http://host:port [options]

  --config FILE        YAML or JSON; flags win over it
  --openapi FILE       the document
  --envelope EXPR      what success means, where the document has no x-envelope: 'success == true && code == 0'
  --allow LIST         money,message,destructive: also calls that do this
  --only LIST          only these calls (operationIds)
  --deny LIST          never these calls
  --seed N   --workers N   --rate N (requests a second)   --timeout MS
  --stated             findings on proposed parts are warnings
  --slow               also what takes longer than 5 s to provoke
  --fuzz N             also N random cases a call
  --report FOLDER      write report.html, junit.xml, report.json and report.md there
  --kinds LIST         only these of html,junit,json,markdown
  --help

Exit code: 0 clean, 1 findings or something left open, 2 could not run.`

/** What a command line asks for. */
export interface Flags {
  config: ConfigInput
  /** Where reports are written; undefined for none. */
  folder: string | undefined
  kinds: ReportKind[]
}

/** Reads a command line, and the config file that it names. Undefined for `--help`. Throws in words. */
export function readFlags(args: readonly string[], env: NodeJS.ProcessEnv, ownDocument: string): Flags | undefined {
  const text = { type: 'string' } as const
  const yes = { type: 'boolean' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: text,
      config: text,
      openapi: text,
      envelope: text,
      allow: text,
      only: text,
      deny: text,
      seed: text,
      workers: text,
      rate: text,
      timeout: text,
      fuzz: text,
      report: text,
      kinds: text,
      stated: yes,
      slow: yes,
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help === true) return undefined
  const file = values.config === undefined ? {} : readConfig(values.config, env)
  const url = values.url ?? file.url
  if (url === undefined) throw new Error('which server? Give --url http://host:port')
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error(`--url wants http:// or https://, not ${url}`)
  const given: Partial<ConfigInput> = {
    envelope: values.envelope,
    allow: values.allow === undefined ? undefined : readAllowed(values.allow),
    only: list(values.only),
    deny: list(values.deny),
    seed: number('seed', values.seed),
    workers: number('workers', values.workers),
    rateLimit: number('rate', values.rate),
    timeoutMs: number('timeout', values.timeout),
    fuzz: number('fuzz', values.fuzz),
    stated: values.stated,
    slow: values.slow,
  }
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const config = { ...file, ...set, url, openapi: values.openapi ?? file.openapi ?? ownDocument }
  return { config, folder: values.report, kinds: readKinds(values.kinds) }
}

/** Where reports go, however the rest of the command line reads: trouble with it is reported too. */
export function reportFolder(args: readonly string[]): string | undefined {
  const { report } = parseArgs({ args: [...args], options: { report: { type: 'string' } }, strict: false }).values
  return typeof report === 'string' ? report : undefined
}

function readKinds(words: string | undefined): ReportKind[] {
  if (words === undefined) return [...REPORT_KINDS]
  const odd = words.split(',').find((word) => !REPORT_KINDS.some((kind) => kind === word))
  if (odd !== undefined) throw new Error(`--kinds knows ${REPORT_KINDS.join(', ')}, not ${odd}`)
  return REPORT_KINDS.filter((kind) => words.split(',').includes(kind))
}

function list(words: string | undefined): string[] | undefined {
  return words?.split(',').filter((one) => one !== '')
}

function number(name: string, word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  if (!/^\d+$/.test(word)) throw new Error(`--${name} wants a whole number, not ${word}`)
  return Number(word)
}
