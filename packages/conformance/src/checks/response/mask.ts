import { isJson } from '@tumpak/contract-kit/json.ts'
import { getKey, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { countShown, getMaskExample, hidesMore } from './hides-more.ts'
import { defineCheck } from '../define-check.ts'
import type { RunContext } from '../../context/run-context.ts'
import { dotted } from '../../document/schema/sentence.ts'
import { getShape } from '../../document/schema/shape.ts'
import { compileRegExp } from '../../document/schema/reg-exp.ts'
import { includesType, mediaType } from '../../document/media-type.ts'

export const maskCheck = defineCheck({
  id: 'mask',
  title: 'Masked values',
  severity: 'critical',
  when: 'response',
  description:
    'A field that the document masks (`x-mask`) has a value that follows its mask; other fields are not searched for it.',
  fix: 'Mask the value where the response is made, so that no read can forget it.',
  since: '0.3.0',
  run({ context, result, documented, report }) {
    const { root } = context
    const masks = root['x-masks']
    if (!isJson(masks) || documented === undefined || result.outcome.kind !== 'success') return
    const type = mediaType(result.response?.headers['content-type'] ?? '')
    const { schema } = documented.content.find((content) => includesType(mediaType(content.type), type)) ?? {}
    if (schema === undefined || !holdsMask(context, schema)) return
    let isChecked = false
    for (const { pointer, kind, node, text } of listMasked(context, schema, result.json, '')) {
      const mask = masks[kind]
      if (!isJson(mask) || typeof mask['pattern'] !== 'string' || text === '') continue
      isChecked = true
      if (compileRegExp(mask['pattern']).test(text)) continue
      const own = typeof mask['rule'] === 'string' ? ` ${mask['rule']}` : ''
      const rule = `The document masks it (${kind}):${own} Expected: ${describeExpected(mask['pattern'])}.`
      const finding = {
        pointer,
        rule: `${node.pointer}/x-mask`,
        proposed: node.proposed,
        evidence: result,
      }
      if (hidesMore(mask['pattern'], text))
        report.fail({
          ...finding,
          severity: 'minor',
          // Another response may show too much at the same place.
          cause: `form${pointer}`,
          title: `\`${dotted(pointer)}\` does not follow its mask`,
          explanation: `${rule} Received: \`${text}\`, which shows no more than that. Use one form everywhere, by which users recognize the value.`,
        })
      else
        report.fail({
          ...finding,
          title: `\`${dotted(pointer)}\` is not masked`,
          explanation: `${rule} Received: a text that shows ${String(countShown(mask['pattern'], text))} of its ${String([...text].length)} characters. Whoever sees the response sees what must be hidden.`,
        })
    }
    if (isChecked) report.pass()
  },
})

interface Masked {
  pointer: string
  kind: string
  node: DocumentNode
  text: string
}

function describeExpected(pattern: string): string {
  const example = getMaskExample(pattern)
  return example === undefined ? `a text that fits \`${pattern}\`` : `a text such as \`${example}\` (\`${pattern}\`)`
}

const holders = new WeakMap<object, Map<string, boolean>>()

/** Whether a schema has `x-mask` anywhere, so that its responses need the walk. */
function holdsMask({ root }: RunContext, schema: DocumentNode): boolean {
  const known = holders.get(root) ?? new Map<string, boolean>()
  holders.set(root, known)
  const look = (node: DocumentNode): boolean => {
    const found = known.get(getKey(node))
    if (found !== undefined) return found
    known.set(getKey(node), false)
    const { keywords, branches, properties, items } = getShape(root, node, 'response')
    const parts = [...branches, ...properties.values(), ...(items === undefined ? [] : [items])]
    const holds = typeof keywords['x-mask'] === 'string' || parts.some(look)
    known.set(getKey(node), holds)
    return holds
  }
  return look(schema)
}

function* listMasked(context: RunContext, node: DocumentNode, value: unknown, pointer: string): Generator<Masked> {
  if (value === null || value === undefined) return
  const { root } = context
  const shape = getShape(root, node, 'response')
  const { 'x-mask': kind } = shape.keywords
  if (typeof kind === 'string' && typeof value === 'string') yield { pointer, kind, node, text: value }
  for (const branch of shape.branches)
    if (context.validate(branch, value).violations.length === 0) yield* listMasked(context, branch, value, pointer)
  if (Array.isArray(value)) {
    if (shape.items === undefined) return
    for (const [index, item] of value.entries())
      yield* listMasked(context, shape.items, item, `${pointer}/${String(index)}`)
    return
  }
  if (!isJson(value)) return
  for (const [name, property] of shape.properties)
    if (Object.hasOwn(value, name)) yield* listMasked(context, property, value[name], `${pointer}/${name}`)
}
