import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { listsIn, plain, valueAt } from '../../cases/items.ts'
import { itemFields } from '../../cases/list/item-fields.ts'
import { getSelectors, type Selector } from '../../cases/list/selectors.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { defineCheck } from '../define-check.ts'

export const fieldsCheck = defineCheck({
  id: 'fields',
  title: 'Chosen fields',
  severity: 'minor',
  when: 'list',
  description: 'A response has only the fields that a request asks for.',
  fix: 'Select the fields by the parameter, or remove the parameter from the document.',
  since: '0.1.0',
  async run({ context, operation, report, input, jar, first }) {
    if (first === undefined) return
    const fields = itemFields(context.root, operation, true)
    const selectors = getSelectors(context, operation).filter(({ parameter }) => FIELDS.test(parameter.name))
    for (const selector of selectors) {
      const choices = getChoices(context, selector).filter((choice) => fields.has(choice))
      const whole = getObject(context, first)
      const shown = (thing: Json): string[] =>
        choices.filter((choice) => valueAt(thing, fields.get(choice)?.path ?? [choice]) !== undefined)
      // If the parameter adds fields to a short form, the default response lacks some.
      if (whole === undefined || choices.length < 2 || shown(whole).length < choices.length) continue
      const chosen = choices.find((choice) => !/^id$|^type$/.test(choice)) ?? ''
      const isList = getShape(context.root, selector.parameter.schema).types.includes('array')
      const query = selector.put(input.query, isList ? [chosen] : chosen)
      const result = await context.send(operation, { ...input, query }, { jar })
      const thing = getObject(context, result)
      if (result.outcome.kind !== 'success' || thing === undefined) continue
      const extra = shown(thing).find((field) => field !== chosen && !/^(?:id|type)$/.test(plain(field)))
      if (extra === undefined) {
        report.pass()
        continue
      }
      report.fail({
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
  },
})

/** Parameters that choose the fields of a response: `fields`, `fields[books]`, `select`. */
const FIELDS = /^(?:fields?|fieldset|select|only)(?:_[a-z]+)?$/i

function getChoices({ root }: RunContext, { parameter }: Selector): string[] {
  const { keywords, items } = getShape(root, parameter.schema)
  const choices = keywords['enum'] ?? (items === undefined ? undefined : getShape(root, items).keywords['enum'])
  return Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : []
}

/** Returns the first item of a list. */
function getObject(context: RunContext, result: RequestResult): Json | undefined {
  const data = context.data(result)
  return isJson(data) || Array.isArray(data) ? listsIn(data)[0] : undefined
}
