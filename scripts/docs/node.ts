/** A JSON object of a document. */
export type Node = { [key: string]: unknown }

/** Whether a value is an object and not a list. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Follows local `$ref`s until something else is reached. */
export function resolve(document: Node, node: unknown): Node {
  if (!isNode(node)) return {}
  const ref = node['$ref']
  if (typeof ref !== 'string') return node
  const steps = ref.slice(2).split('/')
  return resolve(
    document,
    steps.reduce<unknown>(
      (current, step) => (isNode(current) ? current[step.replaceAll('~1', '/')] : undefined),
      document,
    ),
  )
}

/** The objects of a list; empty if there is none. */
export function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The entries of an object whose values are objects. */
export function entriesOf(value: unknown): [string, Node][] {
  return isNode(value) ? Object.entries(value).filter((entry): entry is [string, Node] => isNode(entry[1])) : []
}
