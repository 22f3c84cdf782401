import { isJson } from '@tumpak/contract-kit/json.ts'
import { getKey, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { defineCheck, type Phases } from '../../context/define-check.ts'
import type { RunContext } from '../../context/run-context.ts'
import { dotted } from '../../document/schema/sentence.ts'
import { getShape } from '../../document/schema/shape.ts'
import { compileRegExp } from '../../document/schema/reg-exp.ts'
import { includesType, mediaType } from '../../http/media-type.ts'

export const maskCheck = defineCheck({
  id: 'mask',
  title: 'Masked values',
  severity: 'critical',
  phase: 'response',
  description: 'A value that the document masks (`x-mask`) is never returned in full.',
  fix: 'Mask the value where the response is made, so that no read can forget it.',
  since: '0.3.0',
  run: checkMasks,
})

interface Masked {
  pointer: string
  kind: string
  node: DocumentNode
  text: string
}

/** Compares the texts whose schema has `x-mask` with the pattern of their mask (`x-masks`). An empty text has no mask. */
function checkMasks({ context, operation, result, documented }: Phases['response']['input']): void {
  const { ledger, root } = context
  const masks = root['x-masks']
  if (!isJson(masks) || documented === undefined || result.outcome.kind !== 'success') return
  const type = mediaType(result.response?.headers['content-type'] ?? '')
  const { schema } = documented.content.find((one) => includesType(mediaType(one.type), type)) ?? {}
  if (schema === undefined || !holdsMask(context, schema)) return
  let isChecked = false
  for (const { pointer, kind, node, text } of listMasked(context, schema, result.json, '')) {
    const mask = masks[kind]
    if (!isJson(mask) || typeof mask['pattern'] !== 'string' || text === '') continue
    isChecked = true
    if (compileRegExp(mask['pattern']).test(text)) continue
    ledger.fail(operation, {
      check: maskCheck,
      pointer,
      rule: `${node.pointer}/x-mask`,
      proposed: node.proposed,
      title: `\`${dotted(pointer)}\` is not masked`,
      explanation: `The document masks it (${kind}): ${String(mask['rule'] ?? mask['pattern'])} Whoever sees the response sees the whole value.`,
      evidence: result,
    })
  }
  if (isChecked) ledger.pass(operation, maskCheck)
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
