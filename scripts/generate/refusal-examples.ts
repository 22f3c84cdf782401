import { at } from './generator-input.ts'
import type { Json } from './read-bundle.ts'

type Document = { [key: string]: Json }

/** An entry of `x-codes` with its message in each language; `{…}` in them stands for one of `values`. */
interface Code {
  code: number
  name: string
  messages?: { [language: string]: string }
  values?: { [name: string]: string }
}

/**
 * Gives each code of an operation its messages, and the operation an example of each refusal, made from them. A code
 * without messages has those of the first operation with a code of that name.
 */
export function addRefusals(bundle: Document): void {
  const firsts = new Map<string, Code>()
  for (const item of Object.values(at(bundle, 'paths'))) {
    for (const operation of Object.values(item as Document) as Document[]) {
      const examples = at(operation, 'responses', '200', 'content', 'application/json')['examples'] as Document
      for (const code of (operation['x-codes'] ?? []) as unknown as Code[]) {
        if (code.messages !== undefined && !firsts.has(code.name)) firsts.set(code.name, code)
        const { messages, values } = code.messages === undefined ? (firsts.get(code.name) ?? {}) : code
        if (messages === undefined)
          throw new Error(`${String(operation['operationId'])}: the code ${code.name} has no messages in x-codes`)
        Object.assign(code, { messages, ...(values !== undefined && { values }) })
        examples[code.name] = toExample(code)
      }
    }
  }
}

/** A response with the English message; the others stand in the description. */
function toExample({ code, messages = {}, values = {} }: Code): Document {
  const fill = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  const { 'en-US': english = '', ...others } = messages
  const lines = Object.entries(others).map(([language, text]) => `${language}: ${fill(text)}`)
  return { description: lines.join('\n'), value: { success: false, code, msg: fill(english), data: null } }
}
