import type { Page } from 'playwright'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import type { MockSandbox } from '../../tests/support/mock-sandbox.ts'

/** A picture to take: address, player, and steps before it. */
export interface Screen {
  /** The unique file name. */
  name: string
  path: string
  /** The persona who is logged in; a visitor by default. */
  as?: string
  /** Brings the page into its state, by role and by what both languages share. */
  before?: (page: Page, sandbox: MockSandbox) => Promise<void>
  /** The scenario of the sandbox (mocks/sandbox/scenarios.ts). */
  scenario?: string
  /** A first visit: the age sheet, announcements and hints appear. */
  isFirstVisit?: boolean
  /** The picture shows a prompt; elsewhere prompts are dismissed. */
  showsPrompt?: boolean
  /** The whole page instead of the first viewport. */
  isWhole?: boolean
}

/** The time in every picture, for the mock and the page. */
export const NOW = '2026-11-20T20:00:00+08:00'

/** The combinations in which each screen is taken. */
export const THEMES = ['light', 'dark'] as const
export { LANGUAGES, type Language }

interface Viewport {
  readonly width: number
  readonly height: number
  /** A phone or tablet, which draws at twice the density. */
  readonly isTouch?: boolean
  /** The browser's text size setting, in px; 16 by default. */
  readonly textSize?: number
}

export type ViewportName = 'phone' | 'desktop' | 'small' | 'largetext' | 'landscape' | 'tablet' | 'wide' | 'widest'

export const VIEWPORTS: Readonly<Record<ViewportName, Viewport>> = {
  phone: { width: 360, height: 740, isTouch: true },
  desktop: { width: 1280, height: 800 },
  small: { width: 320, height: 640, isTouch: true },
  largetext: { width: 360, height: 740, isTouch: true, textSize: 32 },
  landscape: { width: 740, height: 360, isTouch: true },
  tablet: { width: 820, height: 1180, isTouch: true },
  wide: { width: 1440, height: 900 },
  widest: { width: 1920, height: 1080 },
}

/** The viewports of a run that names none. */
export const MAIN_VIEWPORTS: readonly ViewportName[] = ['phone', 'desktop']

/** One picture of one screen. */
export interface Shot {
  screen: string
  theme: (typeof THEMES)[number]
  language: Language
  viewport: ViewportName
}

/** The picture's file name. */
export function toFileName({ screen, theme, language, viewport }: Shot): string {
  return `${screen}.${viewport}.${theme}.${language}.png`
}

/** The pictures of one screen: every theme and language in the main viewports, each of them once in the others. */
export function listShots({ name }: Screen, viewports: readonly ViewportName[]): Shot[] {
  return viewports.flatMap((viewport) =>
    THEMES.flatMap((theme, place) => {
      const languages = MAIN_VIEWPORTS.includes(viewport) ? LANGUAGES : LANGUAGES.slice(place, place + 1)
      return languages.map((language) => ({ screen: name, theme, language, viewport }))
    }),
  )
}

/** The viewports in a list such as `small,tablet`, or `all`. Throws for an unknown name. */
export function readViewports(list: string): ViewportName[] {
  const known = Object.keys(VIEWPORTS) as ViewportName[]
  if (list === 'all') return known
  return list.split(',').map((name) => {
    const found = known.find((viewport) => viewport === name)
    if (found === undefined) throw new Error(`Unknown viewport "${name}". Known: ${known.join(', ')}, all.`)
    return found
  })
}
