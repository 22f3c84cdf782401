import { fill } from '../../messages/messages.ts'
import { toInstant } from '../../world/time.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, pageOf } from '../paging.ts'

const listLetters: Handler<'listLetters'> = (call) =>
  pageOf(listFor(call.player, call.player.letters), call.query, (letter) => {
    const text = call.text.letters[letter.text] ?? { title: letter.text, content: '' }
    return {
      id: letter.id,
      title: fill(text.title, letter.values),
      content: fill(text.content, letter.values),
      read: letter.read,
      createdAt: toInstant(letter.createdAt),
    }
  })

/** The inbox. */
export const letterHandlers = { listLetters } satisfies Handlers
