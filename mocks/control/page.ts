import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { SERVER_EVENTS } from '#generated/ws/socket.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../data/personas.ts'
import type { DocumentOperation } from '../http/document.ts'
import type { MockResponse } from '../http/request-context.ts'
import type { EventExample } from '../pages/control-model.ts'
import { renderControlPage } from '../pages/control-page.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { SCENARIOS } from '../sandbox/scenarios.ts'

/** A message of the bundled socket document. */
interface Message {
  name: string
  examples: { payload: { content?: unknown } }[]
}

/** Reads the events and their examples from the document. */
function listEventExamples(): EventExample[] {
  const file = new URL('../../generated/asyncapi.json', import.meta.url)
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: { messages: Record<string, Message> } }
  const messages = Object.values(components.messages)
  return SERVER_EVENTS.filter((event) => event !== 'pong').map((event) => ({
    event,
    content: messages.find(({ name }) => name === event)?.examples[0]?.payload.content,
  }))
}

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
