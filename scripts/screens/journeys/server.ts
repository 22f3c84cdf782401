import type { Page } from 'playwright'
import type { Language } from '../screen.ts'

/** The players whose past the journeys need. */
export type Role = 'withMoney' | 'withRewards' | 'withFirstWin'

/** The server behind the app: what it does and shows that no document describes. */
export interface JourneyServer {
  readonly appUrl: string
  /** The mock's sandbox of the journey. */
  readonly sandboxId?: string
  /** When the journey takes place. */
  readonly now: Date
  readonly usernames: Readonly<Record<Role, string>>
  readonly tradePassword: string
  /** What leaves too little for a bet of the player `withRewards`, in pesos. */
  readonly almostAll: number
  /** The first hot game of the lobby. */
  readonly game: string
  /** The selector of the button for a deposit in a game that the balance is too low for. */
  readonly depositInGame: string
  getTexts(language: Language): FrameTexts
  /** The operator decides, some minutes later. */
  approveIdentity(page: Page): Promise<void>
  payOut(page: Page): Promise<void>
  close(): Promise<void>
}

/** What stands in the framed pages of a server. */
export interface FrameTexts {
  readonly play: string | RegExp
  /** The result of a round. */
  readonly result: RegExp
  readonly pay: string | RegExp
  readonly checkIn: string | RegExp
  readonly checkedIn: string | RegExp
}

/** Gives each journey a state of the server of its own. */
export interface JourneyServers {
  /** @param name of the journey, and how it is taken */
  open(name: string): Promise<JourneyServer>
  stop(): Promise<void>
}
