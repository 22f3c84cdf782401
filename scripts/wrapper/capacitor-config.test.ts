import { describe, expect, it } from 'vitest'
import { toCapacitorConfig, toIosConfig } from './capacitor-config.ts'
import { EXAMPLE } from './example-settings.ts'
import { toOfflinePage } from './offline-page.ts'

describe("Capacitor's configuration", () => {
  const config = toCapacitorConfig(EXAMPLE)

  it('opens the site alone, and the offline page without it', () => {
    expect(config).toMatchObject({ appId: EXAMPLE.appId, appName: EXAMPLE.name, android: { allowMixedContent: false } })
    expect(config.server).toEqual({
      // Android's bridge takes an origin: with a slash it would fall back to one that every frame can call.
      url: 'https://games.example.org',
      cleartext: false,
      allowNavigation: [],
      errorPath: 'index.html',
    })
  })

  it('ends the splash by itself, and leaves the keyboard on Android to SystemBars', () => {
    expect(config.plugins.SplashScreen).toMatchObject({ launchAutoHide: true, backgroundColor: '#001122' })
    expect(config.plugins.Keyboard).toEqual({ resize: 'native' })
    expect([config.plugins.StatusBar.style, config.plugins.SystemBars.style]).toEqual(['DARK', 'DARK'])
  })

  it('gives iOS an address that no other host begins with', () => {
    const written = toIosConfig(JSON.stringify({ ...config, packageClassList: ['AppPlugin'] }))
    expect(JSON.parse(written)).toMatchObject({
      server: { url: 'https://games.example.org/' },
      packageClassList: ['AppPlugin'],
    })
    expect(toIosConfig(written)).toBe(written)
  })
})

describe('the offline page of the wrapper', () => {
  const page = toOfflinePage(EXAMPLE)

  it('needs no other file', () => {
    const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"|url\('([^']*)'\)/g)].map(([, a, b]) => a ?? b ?? '')
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter((address) => !address.startsWith('data:'))).toEqual([
      'https://games.example.org/',
      'https://games.example.org/',
    ])
    expect(page).not.toMatch(/<script [^>]*src|<link /)
  })

  it('has the name, each language of the app, and a color for a status bar with light icons', () => {
    expect(page).toContain('<h1>No connection to Lola&#39;s &quot;Fiesta&quot; &amp; Co &lt;1&gt;</h1>')
    expect(page).toContain('<main class="offline" lang="vi-VN">')
    expect(page).not.toContain('Tumpak')
    expect(page).toContain('<body class="theme-dark">')
  })
})
