import { dirname, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { parseFlags } from '@tumpak/contract-kit/parse-flags.ts'
import { parseFrame } from './frame-config.ts'
import { REPORT_KINDS, type ReportKind } from './report-kinds.ts'
import { parseShard } from './shard.ts'
import type { ConfigInput } from './config.ts'
import { DOCUMENT_MISSING, findDocument } from './find-document.ts'
import { getPreset, PRESETS, PROGRAM } from './presets.ts'
import { NO_DOCUMENT, readAllowed, readConfig } from './read-config.ts'

/** The text of `--help`. */
export const HELP = `Checks a server against its documents.

The document is openapi.yaml or a similar file in the folder of the config or this one, unless you name it.

  ${PROGRAM} --url http://host:port [options]
  ${PROGRAM} checks                       lists the checks
  ${PROGRAM} init [options]               writes a config file; see init --help
  ${PROGRAM} replay ID --report FILE      sends the requests of a finding again; see replay --help
  ${PROGRAM} merge FILE... [options]      one report of several shards; see merge --help
  ${PROGRAM} diff OLD [NEW] [options]     which document changes break whom; see diff --help

  --url ADDRESS        the server
  --config FILE        YAML or JSON; flags override it
  --server NAME        the document's server whose path is used: a number from 1, its name or address; none for no path
  --server-variable NAME=VALUE   a variable of that server; repeatable
  --openapi FILE       the document: a file or an address, OpenAPI 2.0, 3.0 or 3.1
  --asyncapi FILE      the document of the socket: a file or an address; none for no socket
  --extends NAME       the documents of a product that come with this program: ${Object.keys(PRESETS).join(', ')}
  --envelope EXPR      what success means, if the document has no x-envelope: 'success == true && code == 0'
  --allow LIST         money,message,destructive: also operations with these effects
  --only LIST          only these: operationIds, tags, paths, or patterns such as '/api/games/*'
  --deny LIST          never these
  --skip-check LIST    results of these checks do not count; see checks
  --seed N   --workers N   --rate N (requests a second)   --timeout MS
  --stated             findings on proposed parts are warnings
  --implemented        operations that the server does not have yet do not fail the run
  --cleanup            deletes what the run created, where the document says how
  --slow               also checks that take longer than 5 s
  --fuzz N             also N random cases per operation
  --frame ADDRESS      also a framed page, or KIND=ADDRESS (game=https://…); repeatable
  --frame-document FILE  the document of framed pages
  --allow-unsandboxed  also open pages of other machines if Chromium has no sandbox (as root)
  --proxy PORT         forwards and checks the traffic of an app until stopped
  --shard N/M          only part N of M; merge combines the reports
  --report FOLDER      write report.html, report.json, junit.xml and others there
  --kinds LIST         only these kinds of html,junit,json,markdown,sarif,har
  --version
  --help

Exit code: 0 clean, 1 findings or checks not judged, 2 could not run.`

/** The parsed command line. */
export interface Flags {
  config: ConfigInput
  /** The folder for reports; undefined to write none. */
  folder: string | undefined
  kinds: ReportKind[]
  /** The port of the proxy; undefined for a run. */
  proxyPort: number | undefined
  /** Choices that the user did not make, and settings that have no effect, to print. */
  notes: string[]
  /** The names of the flags that were given. */
  given: string[]
}

/** The commands besides a run. */
export const COMMANDS = ['checks', 'replay', 'init', 'merge', 'diff']

/** Flags of a run that a proxy, which sends nothing itself, does not use. */
const NOT_OF_PROXY = ['shard', 'frame', 'allow', 'seed', 'workers', 'rate', 'slow', 'fuzz', 'cleanup', 'implemented']

/** Parses a command line and its config file. Returns undefined for `--help`. Throws a readable message. */
export function readFlags(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd: string = process.cwd(),
): Flags | undefined {
  const text = { type: 'string' } as const
  const yes = { type: 'boolean' } as const
  const { values } = parseFlags(
    {
      args: [...args],
      options: {
        url: text,
        config: text,
        extends: text,
        server: text,
        'server-variable': { type: 'string', multiple: true },
        openapi: text,
        asyncapi: text,
        envelope: text,
        allow: text,
        only: text,
        deny: text,
        'skip-check': text,
        seed: text,
        workers: text,
        rate: text,
        timeout: text,
        fuzz: text,
        frame: { type: 'string', multiple: true },
        'frame-document': text,
        shard: text,
        proxy: text,
        report: text,
        kinds: text,
        'allow-unsandboxed': yes,
        stated: yes,
        implemented: yes,
        cleanup: yes,
        slow: yes,
        help: { type: 'boolean', short: 'h' },
      },
    },
    COMMANDS,
  )
  if (values.help === true) return undefined
  const file = values.config === undefined ? {} : readConfig(values.config, env)
  const url = values.url ?? file.url
  if (url === undefined) throw new Error('the server is missing. Set --url http://host:port')
  checkUrl(url)
  const flags = Object.keys(values)
  const set: Partial<ConfigInput> = {
    server: values.server,
    serverVariables: variables(values['server-variable']),
    envelope: values.envelope,
    allow: values.allow === undefined ? undefined : readAllowed(values.allow),
    only: list(values.only),
    deny: list(values.deny),
    skipChecks: list(values['skip-check']),
    seed: number('seed', values.seed),
    workers: number('workers', values.workers, 1),
    rateLimit: number('rate', values.rate, 1),
    timeoutMs: number('timeout', values.timeout, 1),
    fuzz: number('fuzz', values.fuzz),
    stated: values.stated,
    implemented: values.implemented,
    allowUnsandboxed: values['allow-unsandboxed'],
    cleanup: values.cleanup,
    slow: values.slow,
    frames: values.frame?.map(parseFrame),
    shard: values.shard === undefined ? undefined : parseShard(values.shard),
  }
  const chosen = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
  const preset = values.extends === undefined ? undefined : getPreset(values.extends)
  const named = values.openapi ?? file.openapi ?? preset?.openapi
  const folders = values.config === undefined ? [cwd] : [dirname(resolve(cwd, values.config)), cwd]
  const found = named === undefined ? findDocument(folders) : undefined
  const openapi = named ?? found
  if (openapi === undefined) throw new Error(DOCUMENT_MISSING)
  const socket = values.asyncapi ?? file.asyncapi ?? preset?.asyncapi
  const asyncapi = socket === NO_DOCUMENT ? undefined : socket
  const frameDocument = values['frame-document'] ?? file.frameDocument ?? preset?.frameDocument
  const config = { ...file, ...chosen, url, openapi, asyncapi, frameDocument }
  const proxyPort = number('proxy', values.proxy)
  if (proxyPort !== undefined && proxyPort > 65_535) throw new Error(`--proxy must be a port, not ${String(proxyPort)}`)
  const unused = proxyPort === undefined ? undefined : flags.find((name) => NOT_OF_PROXY.includes(name))
  if (unused !== undefined) throw new Error(`--${unused} is of a run and cannot be combined with --proxy`)
  const hasFrames = (config.frames ?? []).length > 0
  const ofFrames = hasFrames ? undefined : ['frame-document', 'allow-unsandboxed'].find((name) => flags.includes(name))
  if (ofFrames !== undefined)
    throw new Error(
      `--${ofFrames} is of framed pages, and none is set: name one (--frame ADDRESS, or frames in the config)`,
    )
  const isOwn = !Object.values(PRESETS).some((preset) => preset.frameDocument === file.frameDocument)
  const notes = [
    ...(found === undefined ? [] : [`No openapi is set: the document is ${relative(cwd, found)}.`]),
    ...(file.frameDocument !== undefined && isOwn && !hasFrames
      ? ['frameDocument is never used: frames names no page.']
      : []),
  ]
  return {
    config,
    folder: values.report,
    kinds: readKinds(values.kinds, values.report),
    proxyPort,
    notes,
    given: flags,
  }
}

/** Returns the folder for reports even if the rest of the command line is invalid, because errors are reported too. */
export function reportFolder(args: readonly string[]): string | undefined {
  const { report } = parseArgs({ args: [...args], options: { report: { type: 'string' } }, strict: false }).values
  return typeof report === 'string' ? report : undefined
}

/** Parses `html,json`, the kinds of files in a folder; all by default. Throws a readable message. */
export function readKinds(words: string | undefined, folder: string | undefined): ReportKind[] {
  if (words === undefined) return [...REPORT_KINDS]
  if (folder === undefined) throw new Error('--kinds names files of a report, and none is written: set --report FOLDER')
  const unknown = words.split(',').find((word) => !REPORT_KINDS.some((kind) => kind === word))
  if (unknown !== undefined)
    throw new Error(`--kinds accepts ${REPORT_KINDS.join(', ')}, not ${unknown}.${didYouMean(unknown, REPORT_KINDS)}`)
  return REPORT_KINDS.filter((kind) => words.split(',').includes(kind))
}

/** Refuses credentials in the server's URL, which every report contains. The error does not repeat them. */
function checkUrl(url: string): void {
  const read = URL.canParse(url) ? new URL(url) : undefined
  if (read === undefined || !/^https?:$/.test(read.protocol))
    throw new Error('--url must begin with http:// or https://')
  if (read.username + read.password !== '')
    throw new Error("--url contains credentials: move the gateway's credentials to headers, where reports hide them")
}

function list(words: string | undefined): string[] | undefined {
  return words?.split(',').filter((word) => word !== '')
}

/** Parses a list of `name=value`. */
function variables(words: readonly string[] | undefined): { [name: string]: string } | undefined {
  const pairs = words?.map((word) => {
    const cut = word.indexOf('=')
    if (cut < 1) throw new Error(`--server-variable must be NAME=VALUE, not ${word}`)
    return [word.slice(0, cut), word.slice(cut + 1)]
  })
  return pairs && (Object.fromEntries(pairs) as { [name: string]: string })
}

function number(name: string, word: string | undefined, least = 0): number | undefined {
  if (word === undefined) return undefined
  if (!/^\d+$/.test(word) || Number(word) < least)
    throw new Error(`--${name} must be a whole number${least === 0 ? '' : ` from ${String(least)}`}, not ${word}`)
  return Number(word)
}
