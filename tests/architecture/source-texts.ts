import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** The texts of one source file, and the keys it may request. */
export interface SourceTexts {
  readonly file: string
  /** Every string literal: a key may pass through a variable. */
  readonly literals: ReadonlySet<string>
  /** Keys from template literals, `identityStatus.${status}`, as patterns. A template without fixed text is none. */
  readonly patterns: readonly RegExp[]
  /** The namespaces of this file's `useTranslation`; empty for none. */
  readonly namespaces: ReadonlySet<string>
  /** Literal words in JSX, where a key belongs. */
  readonly words: readonly string[]
}

/** Attributes that are shown or read out; also every name that ends in Label. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'hint',
  'label',
  'placeholder',
  'subtitle',
  'text',
  'title',
])

/** Reads every source file of the app below a folder, without tests, texts and the gallery. */
export function readAppSources(root: string): SourceTexts[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$|^i18n\/|^gallery\/|\/testing\//u.test(file))
    .map((file) => readSource(file, readFileSync(join(root, file), 'utf8')))
}

export function readSource(file: string, text: string): SourceTexts {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  const namespaces = new Set<string>()
  const words: string[] = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) literals.add(node.text)
    // A property's name counts: a table may have keys on its left.
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) literals.add(node.name.text)
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      if (/^(?:\w+:)?[a-z]\w*\.?$/iu.test(node.head.text)) {
        patterns.push(
          new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('.+')}$`, 'u'),
        )
      }
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'useTranslation') {
      const [asked] = node.arguments
      if (!asked) namespaces.add('common')
      else if (ts.isArrayLiteralExpression(asked)) {
        for (const one of asked.elements) if (ts.isStringLiteralLike(one)) namespaces.add(one.text)
      } else if (ts.isStringLiteralLike(asked)) namespaces.add(asked.text)
    }
    if (ts.isJsxText(node)) note(node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) spoken(node.expression)
    if (ts.isJsxAttribute(node) && isSpoken(node.name.getText())) {
      const value = node.initializer
      if (value && ts.isStringLiteral(value)) note(value.text)
      else if (value && ts.isJsxExpression(value)) spoken(value.expression)
    }
    ts.forEachChild(node, visit)
  }

  function spoken(expression: ts.Expression | undefined): void {
    if (!expression) return
    if (ts.isStringLiteralLike(expression)) note(expression.text)
    else if (ts.isTemplateExpression(expression)) {
      note([expression.head.text, ...expression.templateSpans.map(({ literal }) => literal.text)].join(' '))
    } else if (ts.isConditionalExpression(expression)) {
      spoken(expression.whenTrue)
      spoken(expression.whenFalse)
    } else if (ts.isParenthesizedExpression(expression)) spoken(expression.expression)
    else if (ts.isBinaryExpression(expression)) spoken(expression.right)
  }

  function note(text_: string): void {
    if (/\p{L}/u.test(text_)) words.push(text_.trim())
  }

  visit(source)
  return { file, literals, patterns, namespaces, words }
}

function isSpoken(attribute: string): boolean {
  return SPOKEN.has(attribute) || /[a-z]Label$/u.test(attribute)
}

/** Whether any file may request a text: by its key in a file with its namespace, or by `namespace:key` anywhere. */
export function isAskedFor(sources: readonly SourceTexts[], namespace: string, key: string): boolean {
  const plain = key.replace(/_(zero|one|two|few|many|other)$/u, '')
  const full = `${namespace}:${plain}`
  return sources.some(({ literals, patterns, namespaces }) => {
    if (literals.has(full) || patterns.some((pattern) => pattern.test(full))) return true
    if (namespaces.size > 0 && !namespaces.has(namespace)) return false
    return literals.has(plain) || patterns.some((pattern) => pattern.test(plain))
  })
}
