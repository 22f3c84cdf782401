import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot, ROOT } from './root.ts'

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> }

/** Other scripts are tools, with a command line of their own. */
const OURS = Object.entries(scripts).filter(([, command]) => /\bnode /.test(command))

const run = (command: string) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, PATH: `${inRoot('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` }
    // A command that started what it should refuse would stay for ever.
    execFile('sh', ['-c', command], { cwd: ROOT, env, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    )
  })

describe('npm run', { timeout: 90_000 }, () => {
  it.each(OURS)('%s -- --help says what it does, and ends', async (_, command) => {
    const { code, stdout, stderr } = await run(`${command} --help`)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/--/)
  })

  it.each([
    ['check', '--unheard-of', 'There is no flag --unheard-of. See --help'],
    ['check', '--only lnt', 'There is no step "lnt". Did you mean lint? There are: "'],
    ['docs', '--prt 3', 'There is no flag --prt. Did you mean --port? See --help'],
    ['docs', '--port http', 'A port is a number from 0 to 65535, not "http".'],
    ['docs', '--out', '--out needs a value'],
    ['docs', 'extra', 'There is no place for the word "extra". Usage: npm run docs'],
    ['wrapper', '', 'COMMAND is missing. Usage: npm run wrapper -- COMMAND [FOLDER]'],
    ['wrapper', 'andriod', 'There is no command "andriod". Did you mean android? There are: android, ios, links'],
    ['wrapper', 'ios build', 'ios takes no folder: it writes wrapper/ios.'],
    ['screens', '--only nowhere', 'No screen has "nowhere" in its name.'],
    // Node's watcher would wait for a change.
    ['mock', '--now yesterday', '--now takes a time such as 2026-11-20T20:00'],
  ])('%s -- %s is refused in a sentence', async (name, words, message) => {
    const { code, stdout, stderr } = await run(`${scripts[name] ?? ''} ${words}`)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('    at ')
  })
})
