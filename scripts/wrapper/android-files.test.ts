import { describe, expect, it } from 'vitest'
import { listRoutePages } from '../../tests/support/route-pages.ts'
import { isTemplateSplash, listAndroidFiles, toGradle } from './android-files.ts'
import { EXAMPLE } from './example-settings.ts'

const files = listAndroidFiles(EXAMPLE)
const manifest = files['AndroidManifest.xml'] ?? ''

/** The part of the manifest that handles links of the site. */
const linkFilter = /<intent-filter android:autoVerify="true">[^]*?<\/intent-filter>/.exec(manifest)?.[0] ?? ''

/** Values of an attribute, in order. */
const listValues = (text: string, attribute: string): string[] =>
  [...text.matchAll(new RegExp(`android:${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

describe('AndroidManifest.xml', () => {
  it('asks for network and camera, and for nothing else', () => {
    expect(manifest.match(/<uses-permission [^>]*>/g)).toEqual([
      '<uses-permission android:name="android.permission.INTERNET" />',
      '<uses-permission android:name="android.permission.CAMERA" />',
    ])
    expect(manifest).toContain('<uses-feature android:name="android.hardware.camera" android:required="false" />')
  })

  it('sees the camera app, which Capacitor looks for before it opens it', () => {
    expect(manifest).toMatch(/<queries>\s*<intent>\s*<action android:name="android.media.action.IMAGE_CAPTURE" \/>/)
  })

  it('allows no cleartext and no backup of the session', () => {
    expect(manifest).toContain('android:usesCleartextTraffic="false"')
    expect(manifest).toContain('android:networkSecurityConfig="@xml/network_security_config"')
    expect(manifest).toContain('android:allowBackup="false"')
    expect(files['res/xml/network_security_config.xml']).toContain('<base-config cleartextTrafficPermitted="false" />')
  })

  it("opens verified links to the site's pages, and none of its files", () => {
    expect(listValues(linkFilter, 'scheme')).toEqual(['https'])
    expect(listValues(linkFilter, 'host')).toEqual(['games.example.org'])
    const isLinked = (path: string) =>
      listValues(linkFilter, 'path').includes(path) ||
      listValues(linkFilter, 'pathPrefix').some((prefix) => path.startsWith(prefix))
    expect(['/', ...listRoutePages().map(({ path }) => path)].filter((path) => !isLinked(path))).toEqual([])
    expect(['/api/config/fetch', '/terms.pdf', '/privacy', '/vipers'].filter(isLinked)).toEqual([])
  })

  it('opens the scheme of the app id', () => {
    expect(manifest).toContain('<data android:scheme="@string/custom_url_scheme" />')
    expect(files['res/values/strings.xml']).toContain('<string name="custom_url_scheme">org.example.fiesta2</string>')
  })

  it('lets the keyboard shrink the page, and leaves Back to the App plugin', () => {
    expect(listValues(manifest, 'windowSoftInputMode')).toEqual(['adjustResize'])
    expect(manifest).not.toContain('enableOnBackInvokedCallback')
  })
})

describe('the resources', () => {
  it('have the name, with what XML and Android read as signs', () => {
    const escaped = String.raw`Lola\'s \"Fiesta\" &amp; Co &lt;1&gt;`
    expect(files['res/values/strings.xml']).toContain(`<string name="app_name">${escaped}</string>`)
    const strings = (name: string) => listAndroidFiles({ ...EXAMPLE, name })['res/values/strings.xml']
    expect(strings('?Play')).toContain(String.raw`<string name="app_name">\?Play</string>`)
    expect(strings('@Play?')).toContain(String.raw`<string name="app_name">\@Play?</string>`)
  })

  it('have the colors of icon, splash and controls', () => {
    expect(files['res/values/colors.xml']).toContain('<color name="splash_background">#001122</color>')
    expect(files['res/values/colors.xml']).toContain('<color name="colorAccent">#AABBCC</color>')
    expect(files['res/values/ic_launcher_background.xml']).toContain('#334455')
    expect(files['res/values/styles.xml']).toContain('windowSplashScreenBackground">@color/splash_background<')
  })

  it("replace the template's splash for each density and orientation", () => {
    expect(['res/drawable/splash.png', 'res/drawable-port-xxhdpi/splash.png'].map(isTemplateSplash)).toEqual([
      true,
      true,
    ])
    expect(isTemplateSplash('res/drawable-xxhdpi/splash_mark.png')).toBe(false)
  })
})

describe('build.gradle', () => {
  const gradle = 'applicationId "org.example.fiesta2"\n  versionCode 1\n  versionName "1.0"\n'

  it('gets the versions, and is the same after a second time', () => {
    const written = toGradle(gradle, EXAMPLE)
    expect(written).toBe('applicationId "org.example.fiesta2"\n  versionCode 999999999\n  versionName "2.10"\n')
    expect(toGradle(written, EXAMPLE)).toBe(written)
  })

  it('of another app is refused', () => {
    expect(() => toGradle(gradle, { ...EXAMPLE, appId: 'com.example.tumpak' })).toThrow(
      'wrapper/android was made for org.example.fiesta2, not com.example.tumpak: delete that folder, and retry.',
    )
  })
})
