/** What is asked of the surroundings: a browser, or the native wrapper behind Capacitor's bridge. */
export interface AppBridge {
  readonly isNative: boolean
  /** `versionCode` of the installed app, digits only; null on the web, where the build's own counts. */
  installedVersionCode(): Promise<string | null>
  /** The id that the system gives the device; null on the web, where we draw one. */
  deviceId(): Promise<string | null>
  /** Closes the app; in a browser, and on iOS where an app cannot close itself, goes to a search site. */
  exit(): void
  /** Opens an address outside the app. Call it within the player's tap. False when the browser blocked it. */
  openExternally(url: string): boolean
  /** Whether there is a share sheet to offer. */
  canShare(): boolean
  /** Offers the system's share sheet. Call it within the tap. False when there is none or the player turned it down. */
  share(data: { title?: string; text?: string; url: string }): Promise<boolean>
  /** Calls on Android's back button, which then does nothing by itself. Never on the web: there Back is the browser's. */
  onBack(listener: () => void): void
}
