import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type ResolvedConfig } from 'vite'
import type { EarlyPage } from '../../src/app/bootstrap/page-map.ts'

const SOURCE = 'src/app/early/render-early-pages.tsx'

/** A page that shows before the app has loaded, as a file. */
export interface EarlyFile extends Omit<EarlyPage, 'html'> {
  /** Below `/assets/`. */
  readonly name: string
  readonly source: string
}

/** Renders the files of the early pages, which `public/boot.js` shows, one for each language. */
export async function renderEarlyFiles(config: ResolvedConfig): Promise<EarlyFile[]> {
  const pages = await renderPages(config)
  return pages.map(({ path, language, html }) => {
    const source = toDocument(html)
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    return { path, language, source, name: `${path.slice(1)}.${language}-${hash}.html` }
  })
}

/** Bundles the renderer for Node, with the class names and the addresses of pictures that the app gets, and runs it. */
async function renderPages({ root, mode, define, resolve }: ResolvedConfig): Promise<EarlyPage[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'tumpak-early-'))
  try {
    await build({
      configFile: false,
      root,
      mode,
      logLevel: 'warn',
      plugins: [react()],
      publicDir: false,
      resolve: { preserveSymlinks: resolve.preserveSymlinks },
      ...(define && { define }),
      ssr: { noExternal: true },
      build: {
        ssr: SOURCE,
        outDir,
        emptyOutDir: true,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'early.mjs' } },
      },
    })
    const { renderEarlyPages } = (await import(pathToFileURL(join(outDir, 'early.mjs')).href)) as {
      renderEarlyPages: () => Promise<EarlyPage[]>
    }
    return await renderEarlyPages()
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

/**
 * In a template: opened by its own address the file shows nothing, and sends no form. Without style attributes, which the
 * security policy forbids: the boot script sets them.
 */
const toDocument = (html: string) =>
  `<!doctype html><meta charset="utf-8"><template>${html.replaceAll(' style="', ' data-style="')}</template>`
