/** The environment's functions: a browser, or the native wrapper behind Capacitor's bridge. */
export interface AppBridge {
  readonly isNative: boolean
  /** `versionCode` of the installed app, digits only; null on the web, where the build's own applies. */
  installedVersionCode(): Promise<string | null>
  /** The system's device id; null on the web, where the app generates one. */
  deviceId(): Promise<string | null>
  /** Closes the app; in a browser and on iOS, where an app cannot close itself, opens a search site. */
  exit(): void
  /** Opens an address outside the app. Call it within the player's tap. False if the browser blocked it. */
  openExternally(url: string): boolean
  /** Whether a share sheet is available. */
  canShare(): boolean
  /** Opens the system's share sheet. Call it within the tap. False if there is none or the player cancelled. */
  share(data: { title?: string; text?: string; url: string }): Promise<boolean>
  /** Overrides Android's back button. Does nothing on the web, where Back belongs to the browser. */
  onBack(listener: () => void): void
}
