import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { generate } from 'orval'

/**
 * Lets Orval generate zod/mini validators of all schemas of an OpenAPI document. Returns validator and type by schema
 * name, without imports, so that they fit into one file. `cache` is a folder that may be wiped.
 */
export async function makeValidators(document: object, names: string[], cache: string): Promise<Map<string, string>> {
  await rm(cache, { recursive: true, force: true })
  await generate({
    input: { target: document as never },
    output: {
      target: path.join(cache, 'calls.ts'),
      client: 'zod',
      schemas: { type: 'zod', path: path.join(cache, 'schemas') },
      override: {
        zod: { version: 4, variant: 'mini', generateReusableSchemas: true, generateDiscriminatedUnion: true },
      },
    },
  })
  const texts = names.map(async (name) => {
    const file = path.join(cache, 'schemas', `${name.charAt(0).toLowerCase()}${name.slice(1)}.zod.ts`)
    return [name, getBody(await readFile(file, 'utf8'))] as const
  })
  return new Map(await Promise.all(texts))
}

function getBody(source: string): string {
  return source
    .replace(/^\/\*\*[\s\S]*?\*\/\n/, '')
    .replace(/^import .*\n/gm, '')
    .replace(/^export type \w+Output = .*\n/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
