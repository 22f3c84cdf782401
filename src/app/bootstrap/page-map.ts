/** The files of each page, which the build writes into the boot script's tag. */
export interface PageMap {
  /** Names below `/assets/`; the other parts name them by their places here. */
  readonly files: readonly string[]
  /** By language and namespace. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** By path, where `$` stands for a parameter: the page's files, and the namespaces of its texts. */
  readonly pages: Readonly<Record<string, readonly (number | string)[]>>
  /** By path and language: what the page shows until the app has rendered it (`src/app/early`). */
  readonly early: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** The first look of a page for a visitor, in one language. */
export interface EarlyPage {
  readonly path: string
  readonly language: string
  readonly html: string
}

/** The names of the files that the page at a path needs beyond the entry, without its data; none for an unknown path. */
export function choosePageFiles({ files, texts, pages }: PageMap, path: string, language: string): string[] {
  const known = path.replace(/\/$/, '')
  const page = pages[known] ?? pages[known.replace(/[^/]+$/, '$')] ?? []
  const numbers = page.map((part) => (typeof part === 'string' ? texts[language]?.[part] : part))
  return [...new Set(numbers)].flatMap((number) => (number === undefined ? [] : (files[number] ?? [])))
}
