/**
 * What became of what the player shared. `shared`: the system's sheet took it; whether the other app kept it is unknown.
 * `cancelled`: the player closed the sheet, or the system never said.
 */
export type ShareOutcome = 'shared' | 'cancelled' | 'failed'

/** The environment's functions: a browser, or the native wrapper behind Capacitor's bridge. None of them rejects. */
export interface AppBridge {
  readonly isNative: boolean
  /** `versionCode` of the installed app, digits only; null on the web, where the build's own applies. */
  installedVersionCode(): Promise<string | null>
  /** The system's device id; null on the web, where the app generates one. */
  deviceId(): Promise<string | null>
  /** Closes the app; in a browser and on iOS, where an app cannot close itself, opens a search site. */
  exit(): void
  /** Opens an address outside the app. Call it within the player's tap. False if nothing opened. */
  openExternally(url: string): Promise<boolean>
  /** Whether a share sheet is available. */
  canShare(): boolean
  /** Opens the system's share sheet. Call it within the tap. `failed` where there is none. */
  share(data: { title?: string; text?: string; url: string }): Promise<ShareOutcome>
  /** Gives a file to the system's share sheet. In the wrapper alone, whose WebView downloads nothing. */
  shareFile?(name: string, content: Blob): Promise<ShareOutcome>
  /** A light vibration, in the wrapper alone; none if the player prefers reduced motion. */
  vibrate?(reason: 'press' | 'success'): void
}
