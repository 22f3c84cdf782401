/** What the build gives the app (vite.config.ts); all of it text. The operator's file may name other hooks. */
interface ImportMetaEnv {
  /** The operator's name for the product; `Tumpak` where it is not set. */
  readonly VITE_PRODUCT_NAME?: string
  /** Names that the product had before, separated by commas; empty where there is none. */
  readonly VITE_FORMER_PRODUCT_NAMES: string
  /** The version as people read it, in the side menu. */
  readonly VITE_VERSION_LABEL: string
  /** The version as a whole number, compared with the server's. */
  readonly VITE_VERSION_CODE: string
  /** Name of the function on `window` that conversions are handed to with the player's consent; none where it is not set. */
  readonly VITE_ANALYTICS_HOOK?: string
  /** Name of the function on `window` that problems are reported to, masked; none where it is not set. */
  readonly VITE_ERROR_HOOK?: string
  /** Name of the function on `window` that measured speeds are reported to; none where it is not set. */
  readonly VITE_VITALS_HOOK?: string
  /** Id of the native wrapper's app; none where it is not set. */
  readonly VITE_APP_ID?: string
  /** `1`: with the gallery of src/ui. */
  readonly VITE_GALLERY: string
}
