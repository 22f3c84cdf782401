import { isJson } from '@tumpak/contract-kit/json.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { traceIn } from '../write/traces.ts'
import { defineCheck } from '../define-check.ts'

export const leakCheck = defineCheck({
  id: 'leak',
  title: 'Server internals',
  severity: 'critical',
  when: 'response',
  description: 'Responses do not expose server internals.',
  fix: 'Catch the error, log it, and respond with a text for users.',
  since: '0.1.0',
  run({ result, report }) {
    const { operation, response } = result
    if (response === null) return
    const found = listTexts(result)
      .map(traceIn)
      .find((trace) => trace !== undefined && !isSent(result, trace))
    if (found === undefined) return report.pass()
    report.fail({
      rule: operation.pointer,
      proposed: true,
      title: 'The response exposes server internals',
      explanation: `\`${found.slice(0, 80)}\` helps attackers. Write it to the server log, not to the response.`,
      evidence: result,
    })
  },
})

/** Returns the texts of a response: headers, and each string of a JSON body or the whole body. */
function listTexts({ response, json }: RequestResult): string[] {
  const texts = Object.values(response?.headers ?? {})
  if (json === undefined) return [...texts, response?.body ?? '']
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    else if (Array.isArray(value)) value.forEach(walk)
    else if (isJson(value)) {
      for (const [name, child] of Object.entries(value)) {
        texts.push(name)
        walk(child)
      }
    }
  }
  walk(json)
  return texts
}

/** Whether the request already contained the text, as player input may. */
function isSent({ input, request }: RequestResult, text: string): boolean {
  const { body = '' } = request
  return (typeof body === 'string' && body.includes(text)) || JSON.stringify(input).includes(text)
}
