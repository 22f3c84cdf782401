import type { AsyncapiDocument } from './ws-bundle.ts'
import { schemaName, type Union } from './ws-lift.ts'

/** A comment in generated code, with the document's text. */
export function comment(text: string, indent = ''): string {
  const lines = text.trim().replaceAll('*/', '* /').split('\n')
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}

/** A constant as TypeScript source with literal types. */
export function constant(name: string, value: unknown, about: string): string {
  return `${comment(about)}export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
}

/** The header of a generated file. `source` is the hand-written document. */
export function head(source: string): string {
  return `// Do not edit: made from ${source} by \`npm run generate\`.\nimport * as zod from 'zod/mini'\n`
}

/** The names of all schemas in dependency order. Throws on a cycle, which validators cannot express. */
export function inOrderOfUse(schemas: Record<string, unknown>): string[] {
  const done: string[] = []
  const visit = (name: string, path: string[]): void => {
    if (done.includes(name)) return
    if (path.includes(name))
      throw new Error(`The schemas ${[...path, name].join(' → ')} refer to each other in a circle.`)
    const refs = JSON.stringify(schemas[name]).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)
    for (const [, ref] of refs) if (ref) visit(ref, [...path, name])
    done.push(name)
  }
  for (const name of Object.keys(schemas)) visit(name, [])
  return done
}

/** The validators in dependency order, each message with its description, the unions last. */
export function validators(document: AsyncapiDocument, unions: Union[], texts: Map<string, string>): string {
  const about = new Map<string, string>()
  for (const [name, schema] of Object.entries(document.components.schemas)) about.set(name, schema.description ?? '')
  for (const message of Object.values(document.components.messages)) {
    about.set(schemaName(message), `\`${message.name}\`: ${message.title}.\n${message.description}`)
  }
  for (const union of unions)
    about.set(union.name, `One of ${union.members.map(({ event }) => `\`${event}\``).join(', ')}.`)
  const names = [...inOrderOfUse(document.components.schemas), ...unions.map(({ name }) => name)]
  return names.map((name) => `${place(texts.get(name) ?? '', about.get(name) ?? '')}\n`).join('\n')
}

/** Puts the comment above the validator itself, below the limits that Orval adds. */
function place(text: string, about: string): string {
  if (about === '') return text
  const at = text.search(/^export const [A-Z]\w+ = \/\*#__PURE__\*\//m)
  return text.slice(0, at) + comment(about) + text.slice(at)
}
