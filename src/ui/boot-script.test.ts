import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const source = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8')
const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')

interface Stage {
  /** Local storage; undefined if it is forbidden, as session storage is then. */
  readonly stored?: Record<string, string> | undefined
  /** The tab's session storage, which survives a reload. */
  readonly kept?: Map<string, string>
  readonly build?: string
  readonly online?: boolean
  /** As in the head, where there is no body yet. */
  readonly isInHead?: boolean
  /** The files of the first texts, which the build has written into the page. */
  readonly texts?: object
  /** Former names of the product. */
  readonly former?: readonly string[]
  /** Path and search. */
  readonly address?: string
}

/** Runs public/boot.js on a page of plain objects. */
function boot(stage: Stage) {
  const {
    stored,
    kept = new Map<string, string>(),
    build = '/assets/start-1.js',
    online = true,
    isInHead = false,
    texts,
    former,
    address = '/game',
  } = stage
  const { pathname, search } = new URL(address, 'https://tumpak.example')
  const element = () => ({
    id: '',
    className: '',
    type: '',
    textContent: '',
    children: [] as unknown[],
    appendChild(child: unknown) {
      this.children.push(child)
    },
    addEventListener: () => undefined,
  })
  const root = { hidden: false, app: null as string | null, getAttribute: () => root.app }
  const body = { ...element(), className: 'theme-light' }
  const stylesheet = { rel: 'stylesheet' }
  const preloaded: object[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const timers: { run: () => void; ms: number }[] = []
  let reloads = 0
  const createStorage = (read: (key: string) => string | null) => ({
    getItem(key: string): string | null {
      if (stored === undefined) throw new Error('SecurityError')
      return read(key)
    },
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  const listen = (name: string, listener: (event: object) => void) => {
    listeners[name] = listener
  }
  const attributes: Record<string, string | undefined> = {
    'data-product': 'Tumpak',
    'data-texts': texts && JSON.stringify(texts),
    'data-former': former && JSON.stringify(former),
  }
  const document = {
    currentScript: { getAttribute: (name: string) => attributes[name] ?? null },
    head: { appendChild: (link: object) => preloaded.push(link) },
    documentElement: {
      lang: 'en-US',
      start: null as string | null,
      setAttribute: (_: string, value: string) => (document.documentElement.start = value),
      removeAttribute: () => (document.documentElement.start = null),
    },
    body: isInHead ? null : (body as typeof body | null),
    querySelector: (selector: string) => (selector === 'link[rel="stylesheet"]' ? stylesheet : null),
    querySelectorAll: () => [{ src: build }],
    getElementById: (id: string) => (id === 'root' ? root : (body.children[0] ?? null)),
    createElement: element,
    addEventListener: listen,
  }
  const observers: ((changes: unknown, observer: { disconnect: () => void }) => void)[] = []
  runInNewContext(source, {
    document,
    MutationObserver: class {
      constructor(run: (typeof observers)[number]) {
        observers.push(run)
      }
      observe = () => undefined
      disconnect = () => void observers.splice(0)
    },
    localStorage: createStorage((key) => stored?.[key] ?? null),
    sessionStorage: createStorage((key) => kept.get(key) ?? null),
    navigator: { onLine: online },
    location: { pathname, search, reload: () => (reloads += 1) },
    addEventListener: listen,
    setTimeout: (run: () => void, ms: number) => timers.push({ run, ms }),
    clearTimeout: () => timers.splice(0),
  })
  return {
    appearance: () => ({ theme: body.className, language: document.documentElement.lang }),
    parse: (element: 'title' | 'body') => {
      if (element === 'body') document.body = body
      for (const run of observers) run([], { disconnect: () => void observers.splice(0) })
      return observers.length
    },
    outline: () => document.documentElement.start,
    start: () => (root.app = 'started'),
    fire: (name: string, event = {}) => listeners[name]?.(event),
    preloaded,
    stylesheet,
    timers,
    reloads: () => reloads,
    /** The texts of the retry screen, if it is shown. */
    retry: () => {
      const page = body.children[0] as { children: { textContent: string }[] } | undefined
      return page && root.hidden ? page.children.map(({ textContent }) => textContent) : undefined
    },
  }
}

const entry = (value: unknown, expires: number | null = null): string => JSON.stringify({ value, expires })
const DEFAULTS = { theme: 'theme-light', language: 'en-US' }

describe('before the first paint', () => {
  it.each([
    ['/', 'lobby'],
    ['/tab', 'lobby'],
    ['/game/', 'lobby'],
    ['/game?from=letter', 'lobby'],
    ['/game?type=live', null],
    ['/game?manuf=BITUIN', null],
    ['/gameRecord', null],
    ['/vip', null],
  ])('%s begins with the outline of: %s', (address, outline) => {
    expect(boot({ address }).outline()).toBe(outline)
  })

  it('sets the stored theme and language', () => {
    const stored = { TUMPAK_THEME: entry('dark'), TUMPAK_LANGUAGE: entry('vi-VN') }
    expect(boot({ stored }).appearance()).toEqual({ theme: 'theme-dark', language: 'vi-VN' })
  })

  it('sets the theme once the body exists, if the script is in the head', () => {
    const page = boot({ stored: { TUMPAK_THEME: entry('dark') }, isInHead: true })
    expect(page.parse('title')).toBe(1)
    expect(page.appearance().theme).toBe('theme-light')
    expect(page.parse('body')).toBe(0)
    expect(page.appearance().theme).toBe('theme-dark')
  })

  it.each([
    ['the former name has', { MAYA_SOL_THEME: entry('dark') }, 'dark'],
    ['the newest former name has', { FIESTA_THEME: entry('light'), MAYA_SOL_THEME: entry('dark') }, 'dark'],
    ['the present name has', { TUMPAK_THEME: entry('light'), MAYA_SOL_THEME: entry('dark') }, 'light'],
    ['no name has any more', { TUMPAK_THEME: entry('dark', 1), MAYA_SOL_THEME: entry('dark', 1) }, 'light'],
    ['the former name still has', { TUMPAK_THEME: entry('light', 1), MAYA_SOL_THEME: entry('dark') }, 'dark'],
  ])('sets the theme that %s', (_, stored, theme) => {
    expect(boot({ stored, former: ['Maya & Sol', 'Fiesta'] }).appearance().theme).toBe(`theme-${theme}`)
  })

  it.each([
    ['nothing is stored', {}],
    ['storage is forbidden', undefined],
    ['the values are corrupt', { TUMPAK_THEME: '{"value":', TUMPAK_LANGUAGE: 'vi-VN' }],
    ['the values are of another form', { TUMPAK_THEME: '"dark"', TUMPAK_LANGUAGE: 'null' }],
    ['the values are unknown', { TUMPAK_THEME: entry('neon'), TUMPAK_LANGUAGE: entry('fr-FR') }],
    ['the values are past their time', { TUMPAK_THEME: entry('dark', 1), TUMPAK_LANGUAGE: entry('vi-VN', 1) }],
  ])('keeps the defaults when %s', (_, stored) => {
    expect(boot({ stored }).appearance()).toEqual(DEFAULTS)
  })
})

describe('the first texts', () => {
  const texts = { 'en-US': '/assets/en.js', 'vi-VN': '/assets/vi.js' }

  it.each([
    ['en-US', {}, '/assets/en.js'],
    ['vi-VN', { TUMPAK_LANGUAGE: entry('vi-VN') }, '/assets/vi.js'],
  ])('load beside the entry in %s', (_, stored, file) => {
    expect(boot({ stored, texts }).preloaded).toMatchObject([{ rel: 'modulepreload', crossOrigin: '', href: file }])
  })

  it('are unknown in development', () => {
    expect(boot({ stored: {} }).preloaded).toEqual([])
  })
})

describe('an app with missing files', () => {
  it('is not reloaded if it has started and has its stylesheet', () => {
    const page = boot({ stored: {} })
    page.start()
    page.fire('DOMContentLoaded')
    page.fire('error', { target: { rel: '' } })
    // The app handles a stylesheet of a deferred screen itself.
    page.fire('error', { target: { rel: 'stylesheet' } })
    expect([page.reloads(), page.retry(), page.timers.length]).toEqual([0, undefined, 0])
  })

  it("is reloaded once, then shows Retry in the player's language", () => {
    const kept = new Map<string, string>()
    const first = boot({ stored: {}, kept })
    first.fire('DOMContentLoaded')
    expect([first.reloads(), first.retry()]).toEqual([1, undefined])
    const second = boot({ stored: { TUMPAK_LANGUAGE: entry('vi-VN') }, kept })
    second.fire('DOMContentLoaded')
    expect([second.reloads(), second.retry()]).toEqual([0, ['Không tải được ứng dụng.', 'Thử lại']])
    const deployed = boot({ stored: {}, kept, build: '/assets/start-2.js' })
    deployed.fire('DOMContentLoaded')
    expect(deployed.reloads()).toBe(1)
  })

  it('is reloaded if its stylesheet is missing', () => {
    const page = boot({ stored: {} })
    page.start()
    page.fire('error', { target: page.stylesheet })
    page.fire('DOMContentLoaded')
    expect([page.reloads(), page.retry()]).toEqual([1, undefined])
  })

  it('is reloaded if the app reports missing texts', () => {
    const page = boot({ stored: {} })
    page.start()
    page.fire('boot-failed')
    expect(page.reloads()).toBe(1)
  })

  it('is reloaded if it has not started after 120 s', () => {
    const page = boot({ stored: {} })
    expect(page.timers.map(({ ms }) => ms)).toEqual([120_000])
    page.timers[0]?.run()
    expect(page.reloads()).toBe(1)
  })

  it.each([
    ['without a network', { stored: {}, online: false }],
    ['where nobody could tell the second time from the first', { stored: undefined }],
  ])('is not loaded anew %s', (_, stage) => {
    const page = boot(stage)
    page.fire('DOMContentLoaded')
    expect([page.reloads(), page.retry(), page.outline()]).toEqual([0, ['The app could not be loaded.', 'Retry'], null])
  })
})

it('has a page without inline scripts and styles, as the content security policy demands', () => {
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
  for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g)) expect(attributes).toContain('src=')
})
