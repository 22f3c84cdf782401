import type { Page } from 'playwright'
import type { MockWorld } from '../../tests/support/mock-world.ts'

/** A picture to take: where it is, who looks, and what is pressed before. */
export interface Screen {
  /** Names the file; unique. */
  name: string
  path: string
  /** The persona who is logged in; a visitor where none is named. */
  as?: string
  /** Brings the page into the state to show, by role and by what both languages share. */
  before?: (page: Page, world: MockWorld) => Promise<void>
  /** What the mock's world begins as (mocks/world/scenarios.ts). */
  scenario?: string
  /** Nobody has been here before: the age sheet, the notices of the day and the hints are there. */
  isFirstVisit?: boolean
  /** What comes unasked over the page is what the picture shows; elsewhere it is dismissed. */
  showsUnasked?: boolean
  /** The whole page in place of what is seen of it at first. */
  isWhole?: boolean
}

/** What time it is in every picture: for the mock and for the page. */
export const NOW = '2026-11-20T20:00:00+08:00'

/** Every combination in which each screen is taken. */
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
