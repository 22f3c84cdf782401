import { isJson } from '@tumpak/contract-kit/json.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { ResultCheck } from './result-check.ts'
import { traceIn } from '../write/traces.ts'

/** No text of a response reveals server internals: no stack trace, no exception, no database error. */
export const checkLeak: ResultCheck = ({ ledger }, result) => {
  const { operation, response } = result
  if (response === null) return
  const found = textsOf(result)
    .map(traceIn)
    .find((one) => one !== undefined && !isSent(result, one))
  if (found === undefined) return ledger.pass(operation, 'leak')
  ledger.fail(operation, {
    check: 'leak',
    severity: 'critical',
    rule: operation.pointer,
    proposed: true,
    title: 'The response exposes server internals',
    explanation: `\`${found.slice(0, 80)}\` helps attackers. Write it to the server log, not to the response.`,
    evidence: result,
  })
}

/** The texts of a response: of its headers, and each text of a JSON body, or the whole body. */
function textsOf({ response, json }: RequestResult): string[] {
  const texts = Object.values(response?.headers ?? {})
  if (json === undefined) return [...texts, response?.body ?? '']
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    else if (Array.isArray(value)) value.forEach(walk)
    else if (isJson(value)) {
      for (const [name, one] of Object.entries(value)) {
        texts.push(name)
        walk(one)
      }
    }
  }
  walk(json)
  return texts
}

/** Whether the request contains the text itself, as a player may write it. */
function isSent({ input, request }: RequestResult, text: string): boolean {
  const { body = '' } = request
  return (typeof body === 'string' && body.includes(text)) || JSON.stringify(input).includes(text)
}
