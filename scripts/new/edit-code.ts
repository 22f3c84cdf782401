import ts from 'typescript'

/** The modules that a source text imports, each with its place and the names from it. */
function listImports(text: string) {
  const source = parse(text)
  return source.statements.filter(ts.isImportDeclaration).map((node) => {
    const named = node.importClause?.namedBindings
    return {
      module: (node.moduleSpecifier as ts.StringLiteral).text,
      names: named !== undefined && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [],
      start: node.getStart(source),
      end: node.end,
    }
  })
}

/** Adds an import of a module, where its name sorts in. */
export function addImport(text: string, names: string, module: string): string {
  const added = `import ${names} from '${module}'`
  const imports = listImports(text)
  const next = imports.find((one) => one.module > module)
  if (next !== undefined) return `${text.slice(0, next.start)}${added}\n${text.slice(next.start)}`
  const end = imports.at(-1)?.end ?? 0
  return `${text.slice(0, end)}\n${added}${text.slice(end)}`
}

/** The names that a source text imports from modules below a path. */
export function listImportedNames(text: string, path: string): string[] {
  return listImports(text).flatMap(({ module, names }) => (module.startsWith(path) ? names : []))
}

/**
 * Adds an entry to the object that a constant holds: behind the last entry that `isBefore` accepts, else at the end.
 * Throws where there is no such object. oxfmt gives the layout.
 *
 * @param isBefore gets the text of an entry
 */
export function addEntry(
  text: string,
  constant: string,
  entry: string,
  isBefore: (entry: string) => boolean = () => true,
): string {
  const source = parse(text)
  const object = findObject(source, constant)
  if (object === undefined) throw new Error(`there is no object ${constant}`)
  const before = object.properties.findLast((one) => isBefore(one.getText(source))) ?? object.properties.at(-1)
  const place = before?.end ?? object.getStart(source) + 1
  return `${text.slice(0, place)}${before === undefined ? '' : ','}\n${entry}${before === undefined ? ',' : ''}${text.slice(place)}`
}

/** The text of a value in the object that a constant holds. */
export function readEntry(text: string, constant: string, name: string): string {
  const source = parse(text)
  const found = findObject(source, constant)?.properties.find(
    (one) => ts.isPropertyAssignment(one) && ts.isStringLiteral(one.name) && one.name.text === name,
  )
  if (found === undefined || !ts.isPropertyAssignment(found)) throw new Error(`there is no ${name} in ${constant}`)
  return found.initializer.getText(source)
}

function findObject(source: ts.SourceFile, constant: string): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === constant)
      found ??= unwrap(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The object within `… as const`, `… satisfies T` and parentheses. */
function unwrap(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (node === undefined) return undefined
  if (ts.isObjectLiteralExpression(node)) return node
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : undefined
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}
