import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { EXAMPLE } from './example-settings.ts'
import { listIosFiles, toInfoPlist } from './ios-files.ts'
import { BASE_LANGUAGE, PERMISSION_TEXTS } from './texts.ts'

const files = listIosFiles(EXAMPLE)

/** As in Capacitor's template, with an array of another key behind ours. */
const TEMPLATE = `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
	<key>CFBundleDisplayName</key>
        <string>Tumpak</string>
	<key>UISupportedInterfaceOrientations</key>
	<array>
		<string>UIInterfaceOrientationPortrait</string>
	</array>
</dict>
</plist>
`

describe('Info.plist', () => {
  const plist = toInfoPlist(TEMPLATE, EXAMPLE)

  it.each(Object.keys(PERMISSION_TEXTS[BASE_LANGUAGE] ?? {}))('says in %s why the app asks', (key) => {
    expect(plist).toMatch(new RegExp(`<key>${key}</key>\n\t<string>Lola&#39;s &quot;Fiesta&quot; &amp; Co &lt;1&gt; `))
  })

  it('has the name, the versions of the project, a status bar with light text and a scheme', () => {
    expect(plist).toContain('<string>Lola&#39;s &quot;Fiesta&quot; &amp; Co &lt;1&gt;</string>')
    expect(plist).not.toContain('Tumpak')
    expect(plist).toContain('<key>CFBundleShortVersionString</key>\n\t<string>$(MARKETING_VERSION)</string>')
    expect(plist).toContain('<key>CFBundleVersion</key>\n\t<string>$(CURRENT_PROJECT_VERSION)</string>')
    expect(plist).toContain('<string>UIStatusBarStyleLightContent</string>')
    expect(plist).toMatch(/<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>org\.example\.fiesta2<\/string>/)
  })

  it('keeps the other keys, and is the same after a second time', () => {
    expect(plist).toContain('<string>UIInterfaceOrientationPortrait</string>')
    expect(toInfoPlist(plist, EXAMPLE)).toBe(plist)
  })

  it('follows changed settings', () => {
    expect(toInfoPlist(plist, { ...EXAMPLE, name: 'Tumpak' })).toBe(
      toInfoPlist(TEMPLATE, { ...EXAMPLE, name: 'Tumpak' }),
    )
  })
})

describe('the permission texts', () => {
  it.each(LANGUAGES)('are there in %s', (language) => {
    const [code = ''] = language.split('-')
    expect(Object.keys(PERMISSION_TEXTS), 'A new language? Its texts belong into scripts/wrapper/texts.ts.').toContain(
      code,
    )
    expect(Object.keys(PERMISSION_TEXTS[code] ?? {})).toEqual(Object.keys(PERMISSION_TEXTS[BASE_LANGUAGE] ?? {}))
    for (const text of Object.values(PERMISSION_TEXTS[code] ?? {})) expect(text.startsWith('{{name}} ')).toBe(true)
    const strings = files[`${code}.lproj/InfoPlist.strings`]
    expect(strings?.match(/^"NS\w+" = "Lola's \\"Fiesta\\" & Co <1> .*\.";$/gm)).toHaveLength(3)
  })
})

describe('the capabilities', () => {
  it('verify links to the site', () => {
    expect(files['App.entitlements']).toMatch(
      /<key>com\.apple\.developer\.associated-domains<\/key>\s*<array>\s*<string>applinks:games\.example\.org<\/string>\s*<\/array>/,
    )
  })

  it('give Apple the reason for which the Filesystem plugin reads times of files', () => {
    expect(files['PrivacyInfo.xcprivacy']).toContain('<string>C617.1</string>')
  })
})
