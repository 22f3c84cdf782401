// Read by Capacitor's command line, which insists on this name and place; docs/native.md says more.

/** The deployed site that the wrapper opens: app, API and socket are of its origin. */
const SITE = process.env.TUMPAK_SITE ?? 'https://play.example.com'

/** What leads elsewhere (payments, games outside, contacts) opens in the system's browser. */
export default {
  appId: process.env.TUMPAK_APP_ID ?? 'com.example.tumpak',
  appName: process.env.VITE_PRODUCT_NAME ?? 'Tumpak',
  // Demanded, and never shown: `server.url` takes its place.
  webDir: 'dist',
  server: { url: SITE, cleartext: false, allowNavigation: [] },
  android: { allowMixedContent: false },
}
