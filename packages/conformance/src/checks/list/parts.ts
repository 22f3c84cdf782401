import { listsIn, plain, valueAt } from '../../cases/items.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getShape } from '../../document/schema/shape.ts'
import { itemFields } from '../../cases/list/item-fields.ts'
import { getSelectors, type Selector } from '../../cases/list/selectors.ts'
import { defineCheck } from '../define-check.ts'

export const fieldsCheck = defineCheck({
  id: 'fields',
  title: 'Chosen fields',
  severity: 'minor',
  phase: 'list',
  description: 'A response has only the fields that a request asks for.',
  fix: 'Select the fields by the parameter, or remove the parameter from the document.',
  since: '0.1.0',
})

/** Parameters that choose the fields of a response: `fields`, `fields[books]`, `select`. */
const FIELDS = /^(?:fields?|fieldset|select|only)(?:_[a-z]+)?$/i

/**
 * Checks that a response has only the requested fields, if the document lists them and the response has all of them
 * otherwise.
 */
export async function checkParts(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  first: RequestResult,
  jar: CookieJar | undefined,
): Promise<void> {
  const { ledger } = context
  const fields = itemFields(context.root, operation, true)
  const selectors = getSelectors(context, operation).filter(({ parameter }) => FIELDS.test(parameter.name))
  for (const selector of selectors) {
    const choices = getChoices(context, selector).filter((one) => fields.has(one))
    const whole = getObject(context, first)
    const shown = (thing: Json): string[] =>
      choices.filter((one) => valueAt(thing, fields.get(one)?.path ?? [one]) !== undefined)
    // If the parameter adds fields to a short form, the default response lacks some.
    if (whole === undefined || choices.length < 2 || shown(whole).length < choices.length) continue
    const chosen = choices.find((one) => !/^id$|^type$/.test(one)) ?? ''
    const isList = getShape(context.root, selector.parameter.schema).types.includes('array')
    const query = selector.put(input.query, isList ? [chosen] : chosen)
    const result = await context.send(operation, { ...input, query }, { jar })
    const thing = getObject(context, result)
    if (result.outcome.kind !== 'success' || thing === undefined) continue
    const extra = shown(thing).find((one) => one !== chosen && !/^(?:id|type)$/.test(plain(one)))
    if (extra === undefined) {
      ledger.pass(operation, fieldsCheck)
      continue
    }
    ledger.fail(operation, {
      check: fieldsCheck,
      pointer: `query/${selector.label}`,
      rule: selector.parameter.schema.pointer,
      proposed: selector.parameter.schema.proposed,
      title: `With ${selector.label}=${chosen} the response still has ${extra}`,
      explanation: 'The client asked for these fields only. Leave the others out.',
      evidence: result,
      steps: [
        { label: 'all fields', result: first },
        { label: 'chosen fields', result },
      ],
    })
  }
}

function getChoices({ root }: RunContext, { parameter }: Selector): string[] {
  const { keywords, items } = getShape(root, parameter.schema)
  const choices = keywords['enum'] ?? (items === undefined ? undefined : getShape(root, items).keywords['enum'])
  return Array.isArray(choices) ? choices.filter((one) => typeof one === 'string') : []
}

/** Returns the first item of a list. */
function getObject(context: RunContext, result: RequestResult): Json | undefined {
  const data = context.data(result)
  return isJson(data) || Array.isArray(data) ? listsIn(data)[0] : undefined
}
