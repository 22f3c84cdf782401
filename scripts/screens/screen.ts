import type { Page } from 'playwright'
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
export const LANGUAGES = ['en-US', 'vi-VN'] as const
export const VIEWPORTS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const

/** One picture of one screen. */
export interface Shot {
  screen: string
  theme: (typeof THEMES)[number]
  language: (typeof LANGUAGES)[number]
  viewport: keyof typeof VIEWPORTS
}

/** The picture's file name. */
export function fileOf({ screen, theme, language, viewport }: Shot): string {
  return `${screen}.${viewport}.${theme}.${language}.png`
}

/** Every picture of one screen. */
export function shotsOf({ name }: Screen): Shot[] {
  return (Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[]).flatMap((viewport) =>
    THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ screen: name, theme, language, viewport }))),
  )
}
