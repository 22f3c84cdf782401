import type { Locator } from 'playwright'
import { MAIN_VIEWPORTS, type Language, type ViewportName } from '../screen.ts'
import type { Player } from './player.ts'
import type { Role } from './server.ts'

/** One act of a player, and the picture after it. */
export interface Step {
  /** What the player does, in plain English. */
  label: string
  act: (player: Player) => Promise<void>
  /** What the player must see then. */
  shows: (player: Player) => Locator
}

/** A way through the app, from a start to what the player came for. */
export interface Journey {
  name: string
  /** Who goes it and what for, in one sentence. */
  about: string
  /** The player who is logged in at the start; a visitor by default. */
  as?: Role
  /** The first visit of this device. */
  isFirstVisit?: boolean
  /** Prepares the player's past before the first step. */
  before?: (player: Player) => Promise<void>
  steps: Step[]
}

/** A language and a window size in which a journey is taken. */
export interface Variant {
  language: Language
  viewport: ViewportName
}

/** The strips of docs/journeys are in these: a further language would double the repository's pictures. */
const STRIP_LANGUAGES: readonly Language[] = ['en-US', 'vi-VN']

/** The combinations in which every journey is taken. */
export const VARIANTS: Variant[] = MAIN_VIEWPORTS.flatMap((viewport) =>
  STRIP_LANGUAGES.map((language) => ({ language, viewport })),
)

/** The combinations of a test: each window in one language. */
export const TESTED_VARIANTS: Variant[] = VARIANTS.filter(({ language }) => language === STRIP_LANGUAGES[0])

/** The counts of a journey that reached its end. */
export interface Count {
  /** The file name of its strip. */
  strip: string
  taps: number
  fields: number
}

/** The file name of a strip. */
export function toStripName(journey: string, { viewport, language }: Variant): string {
  return `${journey}.${viewport}.${language}.webp`
}
