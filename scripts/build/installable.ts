import { VitePWA } from 'vite-plugin-pwa'

/**
 * The manifest of the installed app, and a service worker whose one task is the offline page. Pages always come from the
 * network, so an old page never meets a new API; responses of the API and game pictures never enter its cache.
 */
export function installable(product: string) {
  return VitePWA({
    // src/platform/service-worker.ts registers it: the security policy forbids the plugin's script.
    injectRegister: false,
    registerType: 'autoUpdate',
    // Its icons are in `public/`, and the browser alone asks for them.
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: product,
      short_name: product,
      description: 'Slots, fish, poker, arcade, live and sports games for players in the Philippines, 21 and older.',
      lang: 'en-US',
      start_url: '/game',
      scope: '/',
      display: 'standalone',
      background_color: '#12102b',
      theme_color: '#12102b',
      categories: ['games', 'entertainment'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    // A module of ours, bundled by Vite. The plugin's own worker imports files by paths that it does not escape, so that
    // an apostrophe in the checkout's path broke the build.
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'sw.ts',
    injectManifest: { globPatterns: ['offline.{html,css,js}', 'boot.js', 'favicon.svg'], sourcemap: false },
  })
}
