import { expect, test, vi } from 'vitest'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { runConformance } from '../run-conformance.ts'
import { getDocument, ok, responsesWith, server } from '../testing/other-styles.ts'

/** Simulates Chromium without a sandbox, as it runs for root, and counts the pages opened. */
const chromium = vi.hoisted(() => ({ opened: 0 }))
vi.mock('../../frames/open-browser.ts', () => ({
  NoBrowser: class extends Error {},
  isUnsandboxed: () => true,
  openBrowser: () =>
    Promise.resolve({
      newContext: () => {
        chromium.opened += 1
        return Promise.reject(new Error('This browser opens nothing.'))
      },
      close: () => Promise.resolve(),
    }),
}))

const FAR = 'https://192.0.2.1/game'
const NEAR = 'http://localhost:4010/game'

test.each([
  ['refuses a page of another machine', FAR, false, 0],
  ['opens it if that is allowed', FAR, true, 1],
  ['opens a page of this machine', NEAR, false, 1],
])('runFrames: without its sandbox Chromium %s', async (_, url, allowUnsandboxed, opened) => {
  chromium.opened = 0
  const report = await runConformance({
    url: 'http://127.0.0.1:4173',
    openapi: getDocument({
      '/zone': { get: { operationId: 'getZone', responses: responsesWith({ type: 'string' }) } },
    }),
    envelope: "status == 'ok'",
    transport: server({ 'GET /zone': () => ok('Manila') }),
    frames: [{ url, kind: 'game', name: 'page' }],
    frameDocument: readDocument('asyncapi/frames.yaml'),
    allowUnsandboxed,
  })
  const [entry] = report.inconclusive.filter(({ operationId }) => operationId === 'frame:page')
  expect(chromium.opened).toBe(opened)
  expect(entry?.reason.includes('without its sandbox')).toBe(opened === 0)
  expect(report.exitCode).toBe(1)
})
