import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Hooks from './operator-hooks.ts'

let hooks: typeof Hooks
const warn = vi.fn()

beforeEach(async () => {
  vi.stubEnv('VITE_ERROR_HOOK', 'buildError')
  vi.resetModules()
  hooks = await import('./operator-hooks.ts')
  vi.unstubAllEnvs()
  vi.spyOn(console, 'warn').mockImplementation(warn.mockReset())
})

const BUILD = { analytics: '', error: 'buildError', vitals: '' }

function respond(body: string, { status = 200, type = 'application/json' } = {}) {
  const request = vi.fn(() => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })))
  vi.stubGlobal('fetch', request)
  return request
}

describe('readOperatorHooks', () => {
  it('replaces the names of the build by those in the file, and turns one off by an empty name', async () => {
    const request = respond('{"analyticsHook": "onConversion", "errorHook": ""}')
    expect(hooks.operatorHooks()).toEqual(BUILD)
    const expected = { analytics: 'onConversion', error: '', vitals: '' }
    expect(await hooks.readOperatorHooks()).toEqual(expected)
    expect(await hooks.readOperatorHooks()).toEqual(expected)
    expect(hooks.operatorHooks()).toEqual(expected)
    expect(request).toHaveBeenCalledOnce()
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['a missing file', 'Not found', { status: 404, type: 'text/plain' }],
    ["the app's page in its place", '<!doctype html>', { type: 'text/html; charset=utf-8' }],
  ])('keeps the names of the build for %s, without a warning', async (_, body, options) => {
    respond(body, options)
    expect(await hooks.readOperatorHooks()).toEqual(BUILD)
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['a name that is no name', '{"errorHook": "alert(1)"}'],
    ['a misspelled key', '{"errorhook": "onProblem"}'],
  ])('keeps the names of the build for %s, and says why', async (_, body) => {
    respond(body)
    expect(await hooks.readOperatorHooks()).toEqual(BUILD)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/operator[.]json is not used: ./))
  })

  it('keeps the names of the build without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await hooks.readOperatorHooks()).toEqual(BUILD)
  })
})
