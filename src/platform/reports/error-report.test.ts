import { describe, expect, it, vi } from 'vitest'
import { createErrorReporter, type ErrorReport, watchProblems } from './error-report.ts'

function setUp(host?: object) {
  let time = 0
  const hook = vi.fn<(report: ErrorReport) => void>()
  const report = createErrorReporter({ hook: () => 'onProblem', host: host ?? { onProblem: hook }, now: () => time })
  return { hook, report, wait: (ms: number) => (time += ms) }
}

describe('createErrorReporter', () => {
  it('is off without a hook name, and while the page has no such function', () => {
    const host = { onProblem: vi.fn() }
    createErrorReporter({ hook: () => '', host, now: () => 0 })('misfit', '/api/x')
    expect(host.onProblem).not.toHaveBeenCalled()
    expect(() => setUp({}).report('misfit', '/api/x')).not.toThrow()
  })

  it('masks queries, addresses, and words with a long number', () => {
    const { hook, report } = setUp()
    report('chunk', '/api/withdraw/fetch?orderNo=W1', [
      'list.createdAt: null',
      'list: 1 left out',
      'failed for ana@example.com, W00000001 and +639171234567',
      'https://pay.example/x#token',
    ])
    expect(hook).toHaveBeenCalledExactlyOnceWith({
      kind: 'chunk',
      where: '/api/withdraw/fetch',
      details: ['list.createdAt: null', 'list: 1 left out', 'failed for *** *** and ***', 'https://pay.example/x'],
    })
  })

  it('sends each report once, and at most ten per minute', () => {
    const { hook, report, wait } = setUp()
    for (let n = 0; n < 3; n += 1) report('misfit', '/api/x', ['a: null'])
    expect(hook).toHaveBeenCalledOnce()
    for (const letter of 'abcdefghijklmno') report('csp', letter)
    expect(hook).toHaveBeenCalledTimes(10)
    wait(60_000)
    report('csp', 'z')
    expect(hook).toHaveBeenCalledTimes(11)
  })

  it("ignores an error of the operator's script", () => {
    const { report } = setUp({
      onProblem: () => {
        throw new Error('broken')
      },
    })
    expect(() => report('unexpected', 'start')).not.toThrow()
  })
})

describe('watchProblems', () => {
  it('reports chunk failures, policy violations and uncaught errors, but not a failed request again', () => {
    const page = new EventTarget() as unknown as Window
    const report = vi.fn()
    watchProblems(page, report)
    const failedCall = Object.assign(new Error('GET /api/x'), { name: 'ApiError' })
    const events: [string, object][] = [
      ['vite:preloadError', { payload: new Error('Failed to fetch a module') }],
      ['securitypolicyviolation', { effectiveDirective: 'img-src', blockedURI: 'http://other.example' }],
      ['error', { error: new TypeError('x is undefined') }],
      ['error', { error: failedCall }],
      ['unhandledrejection', { reason: new Error('lost') }],
      ['unhandledrejection', { reason: 'no error' }],
    ]
    for (const [name, fields] of events) page.dispatchEvent(Object.assign(new Event(name), fields))
    expect(report.mock.calls).toEqual([
      ['chunk', 'Failed to fetch a module'],
      ['csp', 'img-src', ['http://other.example']],
      ['unexpected', 'TypeError', ['x is undefined']],
      ['unexpected', 'Error', ['lost']],
    ])
  })
})

describe('reportProblem', () => {
  const load = async (buildHook: string, file: string) => {
    const names = { onBuild: vi.fn(), onOperator: vi.fn() }
    for (const [name, hook] of Object.entries(names)) vi.stubGlobal(name, hook)
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)))
    vi.stubEnv('VITE_ERROR_HOOK', buildHook)
    vi.resetModules()
    const { reportProblem } = await import('./error-report.ts')
    vi.unstubAllEnvs()
    return { ...names, reportProblem }
  }

  it("waits for the operator's file where the build names no hook", async () => {
    const { reportProblem, onOperator } = await load('', '{"errorHook": "onOperator"}')
    reportProblem('chunk', 'start')
    expect(onOperator).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(onOperator).toHaveBeenCalledOnce())
  })

  it("reports at once to the build's hook: the page may be about to reload", async () => {
    const { reportProblem, onBuild } = await load('onBuild', '{}')
    reportProblem('chunk', 'start')
    expect(onBuild).toHaveBeenCalledOnce()
  })
})
