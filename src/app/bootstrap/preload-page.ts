import { endTask } from '#src/platform/idle.ts'
import { choosePageFiles, type PageMap } from './page-map.ts'

/** A link takes a slow phone some milliseconds. */
const MAX_FILES_PER_TASK = 5

function preload(file: string): void {
  if (document.querySelector(`link[href="/assets/${file}"]`)) return
  const link = document.createElement('link')
  const isScript = file.endsWith('.js')
  link.rel = isScript ? 'modulepreload' : 'preload'
  if (!isScript) link.as = 'style'
  // As the router will ask for it.
  link.crossOrigin = ''
  link.href = `/assets/${file}`
  document.head.append(link)
}

/**
 * Loads what the page at a path needs, its loader included, a few files in each task. In development there is no list, and
 * nothing loads.
 */
export async function preloadPage(path: string): Promise<void> {
  const list = document.querySelector<HTMLElement>('script[data-pages]')?.dataset['pages']
  if (list === undefined) return
  const files = choosePageFiles(JSON.parse(list) as PageMap, path, document.documentElement.lang)
  for (let start = 0; start < files.length; start += MAX_FILES_PER_TASK) {
    for (const file of files.slice(start, start + MAX_FILES_PER_TASK)) preload(file)
    await endTask()
  }
}

// While the entry still starts. Not earlier: beside the entry these files would only delay it.
void preloadPage(location.pathname)
