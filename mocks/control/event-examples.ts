import { readFileSync } from 'node:fs'
import { SERVER_EVENTS } from '#generated/ws/socket.ts'
import type { EventExample } from '../pages/control-model.ts'

/** A message of the bundled socket document. */
interface Message {
  name: string
  examples: { payload: { content?: unknown } }[]
}

/** Reads the events and their examples from the document. */
export function listEventExamples(): EventExample[] {
  const file = new URL('../../generated/asyncapi.json', import.meta.url)
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: { messages: Record<string, Message> } }
  const messages = Object.values(components.messages)
  return SERVER_EVENTS.filter((event) => event !== 'pong').map((event) => ({
    event,
    content: messages.find(({ name }) => name === event)?.examples[0]?.payload.content,
  }))
}
