import { afterEach, describe, expect, it, vi } from 'vitest'
import { runStep } from './run-steps.ts'

const run = (command: string) => runStep({ name: 'lint', command, fix: 'npx oxlint --fix' })

afterEach(() => void vi.useRealTimers())

describe('runStep', () => {
  it('names the fix of a step that failed', async () => {
    expect(await run('echo 3 errors; exit 1')).toMatchObject({
      ok: false,
      output: '3 errors',
      fix: 'npx oxlint --fix',
    })
  })

  it.each([
    ['the shell', 'echo 0 errors; kill -TERM $$', /^0 errors\nended by SIGTERM after \d+ s, before/],
    ['its command', "echo 0 errors; sh -c 'kill -KILL $$'; exit $?", /^0 errors\n[^]*ended by signal 9 after/],
  ])('says that %s was ended, and no fix of something else', async (_, command, output) => {
    const outcome = await run(command)
    expect(outcome).toMatchObject({ ok: false, output: expect.stringMatching(output) as unknown })
    expect(outcome.fix).toMatch(/^npm run check -- --only "lint"; it was ended from outside/)
  })

  it('lets a step take as long as it needs, and says that it still runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout'] })
    const print = vi.spyOn(console, 'error').mockReturnValue()
    const outcome = run('read line; echo done')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(print).toHaveBeenCalledTimes(2)
    expect(print).toHaveBeenCalledWith(expect.stringMatching(/^lint: still running after/))
    expect(await outcome).toMatchObject({ ok: true, output: 'done' })
  })
})
