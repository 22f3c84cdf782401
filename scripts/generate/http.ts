import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { generate, type OutputOptions } from 'orval'
import { at, forHooks, stripMarks } from './generator-input.ts'
import { HEADER } from './header.ts'
import { sortByTag, tagByOperation } from './file-per-operation.ts'
import { getLeniency, openEnums, pageSchemas } from './leniency.ts'
import { listEnumComponents, renderOpenEnums } from './open-enums.ts'
import { getInputs, writeOperations } from './operations.ts'
import { queryClient } from './query-client.ts'
import { bundleDocument, type Json } from './read-bundle.ts'
import { addRefusals } from './refusal-examples.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'

type Document = { [key: string]: Json }

/** Makes openapi.json, openapi.d.ts and http/ in `out` from openapi/openapi.yaml. Throws if a tool fails. */
export async function generateHttp(out: string): Promise<void> {
  const bundle = await bundleDocument('openapi/openapi.yaml', join(out, 'openapi.json'))
  addRefusals(bundle)
  await writeFile(join(out, 'openapi.json'), `${JSON.stringify(bundle, null, 2)}\n`)
  const plain = stripMarks(bundle) as Document
  // TypeScript would apply a pattern's type to every property.
  const typed = JSON.stringify(plain, (key, value: unknown) => (key === 'patternProperties' ? undefined : value))
  const types = astToString(await openapiTS(typed, { alphabetize: false, defaultNonNullable: false }))
  await writeFile(join(out, 'openapi.d.ts'), HEADER + types)
  await rm(join(out, 'http'), { recursive: true, force: true })
  const open = stripMarks(openEnums(bundle, bundle)) as Document
  const target = tagByOperation(forHooks(open, [...getInputs(bundle), ...listEnumComponents(bundle)]))
  await generate({ input: { target }, output: await orvalOutput(out, bundle) })
  await sortByTag(join(out, 'http'), plain)
  await fixSchemas(join(out, 'http/schemas'), pesoSchemas(bundle), openSchemas(bundle), pageSchemas(bundle))
  await writeOperations(bundle, out)
  await writeFile(join(out, 'http/open-enums.ts'), renderOpenEnums(bundle))
}

async function orvalOutput(out: string, bundle: Document): Promise<OutputOptions> {
  const config: unknown = JSON.parse(await readFile('tsconfig.json', 'utf8'))
  return {
    mode: 'tags-split',
    target: join(out, 'http/http.ts'),
    schemas: { type: 'zod', path: join(out, 'http/schemas') },
    schemaFileExtension: '.ts',
    namingConvention: 'kebab-case',
    indexFiles: false,
    client: queryClient,
    urlEncodeParameters: true,
    headers: true,
    tsconfig: config as NonNullable<Exclude<OutputOptions['tsconfig'], string>>,
    override: {
      header: () => ['Made by `npm run generate` from openapi/. Do not edit.'],
      mutator: { path: './src/api/http-client.ts', name: 'customFetch' },
      includeZodSchemaInArguments: true,
      operations: getLeniency(bundle),
      fetch: { includeHttpResponseReturnType: false, runtimeValidation: true },
      zod: {
        version: 4,
        variant: 'mini',
        generateReusableSchemas: true,
        generateDiscriminatedUnion: true,
        dateTimeOptions: { offset: true },
      },
    },
  }
}

/** The components with money: `format: peso`, which no generator knows. */
function pesoSchemas(bundle: Document): Set<string> {
  const schemas = Object.entries(at(bundle, 'components', 'schemas'))
  return new Set(schemas.filter(([, schema]) => isJson(schema) && schema['format'] === 'peso').map(([name]) => name))
}

/** The components with fields named only by a pattern. */
function openSchemas(bundle: Document): Set<string> {
  const schemas = Object.entries(at(bundle, 'components', 'schemas'))
  return new Set(schemas.filter(([, schema]) => isJson(schema) && 'patternProperties' in schema).map(([name]) => name))
}

/**
 * Corrects Orval's output: a type is a validator's output (with defaults), not its input; money has at most two
 * decimals; fields named by a pattern are kept; and a page counts its unreadable rows.
 */
async function fixSchemas(folder: string, money: Set<string>, open: Set<string>, pages: Set<string>): Promise<void> {
  for (const file of await readdir(folder)) {
    const path = join(folder, file)
    let text = await readFile(path, 'utf8')
    text = text.replaceAll(
      /export type (\w+) = zod\.input<typeof \w+>;(\nexport type \w+Output = .*)?/g,
      'export type $1 = zod.output<typeof $1>;',
    )
    const name = /export const (\w+) = \/\*#__PURE__\*\/ zod\.number\(\)/.exec(text)?.[1]
    if (name !== undefined && money.delete(name)) {
      text = text
        .replace(
          "import * as zod from 'zod/mini';",
          "import * as zod from 'zod/mini';\nimport { isPeso } from '@tumpak/contract-kit/peso.ts';",
        )
        .replace('zod.number()', "zod.number().check(/*#__PURE__*/ zod.refine(isPeso, 'More than two decimals'))")
    }
    const object = /export const (\w+) = \/\*#__PURE__\*\/ zod\.object\(/.exec(text)?.[1]
    if (object !== undefined && open.delete(object)) text = text.replace('zod.object(', 'zod.looseObject(')
    const page = /export type (\w+) = zod\.output<typeof \w+>;/.exec(text)?.[1]
    if (page !== undefined && pages.delete(page)) {
      text = text.replace(
        /(export type \w+ = zod\.output<typeof \w+>);/,
        '$1 & {\n  /** Rows that the server sent and the client could not read; absent where it read all. */\n  unreadable?: number;\n};',
      )
    }
    // Each `check` copies its schema: one with all checks makes the app start sooner.
    text = text.replaceAll(/(?<=\.check\(\/\*#__PURE__\*\/ zod\.\w+\([^()]*\))\)\.check\(/g, ', ')
    await writeFile(path, text)
  }
  const missed = [...money, ...open, ...pages]
  if (missed.length > 0) throw new Error(`No validator found for ${missed.join(', ')}`)
}
