import { execFile, type ExecFileException } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { findWebServer, NEEDS, WEB_SERVERS } from '../../scripts/needs.ts'
import { copyAppFiles } from '../../scripts/release/write-release.ts'
import { inRoot, ROOT } from '../../scripts/root.ts'
import { readBlocks, type Block } from '../support/page-blocks.ts'
import { APP_DIST } from '../support/servers.ts'
import { FULL_ONLY } from './support/test.ts'

const PAGE = readFileSync(inRoot('docs/deploy.md'), 'utf8')
const BLOCKS = readBlocks(PAGE)

/** Prints the status of a request. */
const printStatus = (url: string) => `curl -so /dev/null -w 'status %{http_code}\\n' ${url}`

/** What commands must bring about: a command that shows it, and all that is printed from the block on. */
interface Effect {
  shownBy?: string
  prints: RegExp
}

const API = 'https://play.example.com/api/config/fetch'
const LIST_WORKERS =
  'pid=$(cat /srv/tumpak/run/nginx.pid); for worker in $(cat /proc/$pid/task/$pid/children); do stat -c "worker %U" /proc/$worker; done'
/** Without logrotate itself, which may be missing. */
const ROTATE = [
  'sudo mv /srv/tumpak/run/access.log /srv/tumpak/run/access.log.1',
  `sudo sh -c "$(sed -n '/postrotate/,/endscript/{//!p}' /etc/logrotate.d/tumpak)"`,
  'until [ -f /srv/tumpak/run/access.log ]; do sleep 0.1; done',
  printStatus(API),
  'cat /srv/tumpak/run/access.log',
].join('\n')

/** By a part of the block's commands. */
const NGINX_EFFECTS: Record<string, Effect> = {
  'enable --now tumpak': {
    shownBy: LIST_WORKERS,
    prints: /^HTTP\/1.1 200 OK[^]*\nok\nHTTP\/1.1 200 OK[^]*\{"success":true[^]*worker www-data\n$/,
  },
  'listen 80;': { shownBy: printStatus('http://play.example.com/healthz'), prints: /status 200\n$/ },
  'curl -I': {
    prints:
      /^HTTP\/1.1 301 [^]*Location: https:\/\/play.example.com\/\r\n[^]*HTTP\/2 200[^]*strict-transport-security: /,
  },
  '8081/status': {
    shownBy: ROTATE,
    prints: /^Active connections: \d+[^]*\n200 \d+\n[^]*status 200\n.* GET \/api\/\S+ 200 .*\n$/,
  },
  'operator.json': { shownBy: 'curl -s https://play.example.com/operator.json', prints: /^\{.*"onProblem"/ },
  'scripts/headers.ts': {
    shownBy: 'curl -sI https://play.example.com/',
    prints:
      /frame-src https:\/\/games.example.com https:\/\/pay.example.com;.*; report-uri https:\/\/reports.example.com\/csp\r\n/,
  },
  'touch /srv/tumpak/maintenance': { shownBy: printStatus(API), prints: /status 503\n$/ },
  'rm /srv/tumpak/maintenance': { shownBy: printStatus(API), prints: /status 200\n$/ },
}
const CADDY_EFFECTS: Record<string, Effect> = {
  'restart caddy': {
    shownBy: 'curl http://127.0.0.1:8081/metrics | grep ^caddy_http_requests_total',
    prints: /\nHTTP\/1.1 200 OK[^]*\nokHTTP\/1.1 200 OK[^]*\{"success":true.*caddy_/,
  },
}

/** Namespaces of its own for a program, as root or, where that needs no password, by sudo. */
const UNSHARE = [
  ...(process.getuid?.() === 0 ? [] : ['sudo', '-n']),
  ...['unshare', '--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'],
]
const END = '== the block has ended'

interface Ended {
  /** Why it failed: a missing program, or a status above 0. */
  error: ExecFileException | null
  stdout: string
  stderr: string
}

/** Runs a program; the first word is its name. */
function run([program = '', ...args]: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: ROOT, timeout: 300_000 }, (error, stdout, stderr) =>
      resolve({ error, stdout, stderr }),
    )
  })
}

/** Types blocks, in order, in the folder of a release. Throws what failed, or what did not have its effect. */
async function typeBlocks(blocks: readonly Block[], effects: Record<string, Effect>): Promise<void> {
  const used = blocks.map(({ commands }) => Object.entries(effects).find(([part]) => commands.includes(part))?.[1])
  expect(used.filter(Boolean)).toEqual(Object.values(effects))
  const folder = mkdtempSync(join(tmpdir(), 'deploy-page-'))
  try {
    chmodSync(folder, 0o755)
    const content = join(folder, 'package')
    copyAppFiles(content)
    cpSync(inRoot(APP_DIST), join(content, 'dist'), { recursive: true })
    writeFileSync(join(content, 'package.json'), '{ "type": "module" }')
    mkdirSync(join(folder, 'home'))
    const [name = ''] = /tumpak-app-\S+\.tgz/.exec(PAGE) ?? []
    await run(['tar', 'czf', join(folder, 'home', name), '-C', folder, 'package'])
    const session = blocks.flatMap(({ commands }, index) => [commands, used[index]?.shownBy ?? '', `echo '${END}'`])
    writeFileSync(join(folder, 'session.sh'), ['exec 2>&1', ...session].join('\n'))

    const root = [...UNSHARE, inRoot('tests/support/scratch-root.sh'), folder, process.execPath]
    const { error, stdout, stderr } = await run(root)
    const printed = stdout.split(`${END}\n`)
    const failed = error === null ? undefined : (blocks[printed.length - 1]?.commands ?? 'the end')
    expect(failed, `${String(printed.at(-1))}${stderr}`).toBeUndefined()
    for (const [index, { commands }] of blocks.entries()) {
      const { prints } = used[index] ?? {}
      if (prints !== undefined) expect(printed[index], commands).toMatch(prints)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test.describe('docs/deploy.md', () => {
  test('marks the blocks that are not run here', () => {
    const marks = BLOCKS.filter(({ needs }) => needs !== undefined)
    expect(marks.map(({ needs, commands }) => [needs, commands.split('\n')[0]])).toEqual([
      ["Debian's packages", 'sudo apt-get update'],
      ['a public name', 'sudo apt-get install certbot'],
      ["Debian's packages", 'sudo apt-get install caddy curl'],
      ['a public name', "sudo sed -i 's|http://:8080|play.example.com|' /etc/caddy/Caddyfile"],
      ['Docker', 'docker build -f deploy/Dockerfile -t tumpak .'],
    ])
    const packages = WEB_SERVERS.nginx.flatMap((name) => NEEDS[name].packages)
    for (const name of packages) expect(marks[0]?.commands).toContain(` ${name}`)
    expect(PAGE.match(/not run here/gi)).toHaveLength(marks.length + 1)
  })

  for (const webServer of ['nginx', 'caddy'] as const) {
    test(`works with ${webServer} as typed`, { tag: webServer === 'caddy' ? FULL_ONLY : [] }, async () => {
      test.slow()
      findWebServer(webServer)
      const { error } = await run([...UNSHARE, 'ip', 'link', 'set', 'lo', 'up'])
      test.skip(error !== null, 'docs/deploy.md is not run: needs root, or sudo without a password, and unshare and ip')
      const blocks = BLOCKS.filter(({ needs }) => needs === undefined)
      const isCaddy = ({ heading }: Block) => heading === 'Set up Caddy'
      if (webServer === 'nginx')
        await typeBlocks(
          blocks.filter((block) => !isCaddy(block)),
          NGINX_EFFECTS,
        )
      // The first block unpacks the release.
      else await typeBlocks([...blocks.slice(0, 1), ...blocks.filter(isCaddy)], CADDY_EFFECTS)
    })
  }

  test('has a unit that systemd takes', async () => {
    const { error, stdout, stderr } = await run(['systemd-analyze', 'verify', '--man=no', 'deploy/tumpak.service'])
    test.skip(error !== null && error.code === 'ENOENT', 'deploy/tumpak.service is not verified: needs systemd-analyze')
    expect(stdout + stderr).toBe('')
    expect(error).toBeNull()
  })
})
