import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { describeChange } from '../words.ts'
import type { KeywordSide } from './keyword-side.ts'

/**
 * Compares the close codes of a channel. An app reconnects after an unlisted code, so a new code that means reconnect
 * is safe.
 */
export function closeCodeChanges(side: KeywordSide): void {
  const [had, has] = [getCodes(side.old), getCodes(side.now)]
  const where = `${side.place}/x-close-codes`
  for (const [code, was] of had) {
    const is = has.get(code)
    if (!is) {
      const text = `Close code ${code} is gone`
      // After the removal an app reconnects, and a server that still sends the code may mean the opposite.
      side.add({ rule: 'close-code-removed', place: where, text, breaks: was.reconnects ? [] : ['backends'] })
    } else if (is.reconnects !== was.reconnects) {
      const text = `After close code ${code} an app ${is.reconnects ? 'comes back now' : 'stays away now'}`
      side.add({ rule: 'close-code-reconnect', place: where, text, breaks: ['apps', 'backends'] })
    } else {
      const words = describeChange(was.words, is.words)
      if (words !== undefined)
        side.add({ ...words, place: where, text: `Close code ${code}: description ${words.text}` })
    }
  }
  for (const [code, is] of has) {
    if (had.has(code)) continue
    const text = `Close code ${code} is new${is.reconnects ? '' : ', and an older app reconnects after it'}`
    side.add({ rule: 'close-code-added', place: where, text, breaks: is.reconnects ? [] : ['apps'] })
  }
}

interface CloseCode {
  readonly reconnects: boolean
  readonly words: string
}

function getCodes(value: Json): Map<string, CloseCode> {
  const list: unknown[] = Array.isArray(value['x-close-codes']) ? value['x-close-codes'] : []
  return new Map(
    list
      .filter(isJson)
      .map(({ code, reconnect, name, meaning }) => [
        String(code),
        { reconnects: reconnect !== false, words: `${String(name)}: ${String(meaning)}` },
      ]),
  )
}
