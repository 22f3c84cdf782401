import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import schema from '../../packages/conformance/config.schema.json' with { type: 'json' }

const FILES = globSync('packages/{conformance,contract-kit}/src/**/*.ts')
/** Names that users know: settings, variables, keywords of documents, functions of the library and of browsers. */
const KNOWN = new Set([
  ...Object.keys(schema.properties),
  ...[
    'additionalProperties',
    'allOf',
    'anyOf',
    'oneOf',
    'prefixItems',
    'operationId',
    'operationIds',
    'readOnly',
    'writeOnly',
  ],
  // Functions of rules.
  ...['startsWith', 'endsWith', 'isAscending', 'isDescending', 'divideDown', 'divideUp', 'divideHalfUp'],
  ...['afterResponse', 'beforeRequest', 'defineCheck', 'postMessage', 'HTTPS_PROXY', 'NO_PROXY', 'TUMPAK_CHROMIUM'],
])
/** A name of several words, which no sentence has: `staleReads`, `RunContext`, `MAX_TRIES`. */
const NAME = /\b(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)\b/g

interface Sources {
  identifiers: Set<string>
  /** The constant parts of texts with several words, and where they are. */
  sentences: { file: string; words: string }[]
}

function readSources(): Sources {
  const found: Sources = { identifiers: new Set(), sentences: [] }
  for (const file of FILES) {
    // The last two write scripts.
    if (/\.test\.ts$|\/testing\/|(?:host-page|render-bin)\.ts$/.test(file)) continue
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) found.identifiers.add(node.text)
      const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)
      if (isText && /\s/.test(node.text.replace(/^new /, ''))) found.sentences.push({ file, words: node.text })
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  }
  return found
}

/** Returns the names of the source in the constant parts of texts. What is inserted into them is not constant. */
function findNames({ identifiers, sentences }: Sources): string[] {
  return sentences.flatMap(({ file, words }) =>
    (words.match(NAME) ?? [])
      .filter((name) => identifiers.has(name) && !KNOWN.has(name))
      .map((name) => `${file}: ${name} in "${words.trim()}"`),
  )
}

const sources = readSources()

it('no text that users read has a name of the source code', () => {
  expect(findNames(sources)).toEqual([])
})

it('finds such a name in a constant part of a text, however the rest is inserted', () => {
  const findIn = (words: string): string[] => findNames({ ...sources, sentences: [{ file: 'a.ts', words }] })
  expect(findIn(' lags staleReads.')).toEqual(['a.ts: staleReads in "lags staleReads."'])
  expect([findIn('set MAX_TRIES to 3'), findIn('of RunContext alone')].flat()).toHaveLength(2)
  expect(findIn('Mark it as `readOnly`, or set unseenCodes, as OpenAPI says')).toEqual([])
})
