import { randomUUID } from 'node:crypto'
import { listEventExamples } from './event-examples.ts'
import type { MockResponse } from '../http/request-context.ts'
import type { DocumentOperation } from '../http/document.ts'
import { renderControlPage } from '../pages/control-page.ts'
import { PERSONAS, PERSONA_PASSWORD } from '../data/personas.ts'
import { SCENARIOS } from '../sandbox/scenarios.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'

/** The players to log in with, for display. */
export function listPersonas(): { username: string; password: string; about: string }[] {
  return PERSONAS.map(({ username, about }) => ({ username, password: PERSONA_PASSWORD, about }))
}

/** `GET /__mock`: the control page. */
export async function showControlPage(
  sandbox: Sandbox,
  operations: readonly DocumentOperation[],
): Promise<MockResponse> {
  const nonce = randomUUID()
  const html = await renderControlPage({
    nonce,
    sandbox: sandbox.id,
    scenario: sandbox.scenario,
    scenarios: [...SCENARIOS],
    personas: listPersonas(),
    operations: operations.map(({ id, method, path, codes }) => ({ id, method: method.toUpperCase(), path, codes })),
    faults: [...sandbox.faults.list()],
    events: listEventExamples(),
    clockOffsetMs: sandbox.clock.offsetMs,
  })
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    body: html,
  }
}
