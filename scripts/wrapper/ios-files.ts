import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { getHost, type Settings } from './settings.ts'
import { BASE_LANGUAGE, getPermissionTexts, PERMISSION_TEXTS } from './texts.ts'

/** The text files of the iOS project that are ours, by their path below `ios/App/App/`. */
export function listIosFiles(settings: Settings): Record<string, string> {
  const languages = Object.keys(PERMISSION_TEXTS)
  return {
    'App.entitlements': toPlist({ 'com.apple.developer.associated-domains': [`applinks:${getHost(settings)}`] }),
    'PrivacyInfo.xcprivacy': toPlist(PRIVACY),
    ...Object.fromEntries(
      languages.map((language) => [`${language}.lproj/InfoPlist.strings`, toStrings(language, settings.name)]),
    ),
  }
}

/** Reasons that Apple asks of the Filesystem plugin; its README has them. */
const PRIVACY = {
  NSPrivacyAccessedAPITypes: [
    {
      NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategoryFileTimestamp',
      NSPrivacyAccessedAPITypeReasons: ['C617.1'],
    },
  ],
}

/** Info.plist with our keys. Versions are build settings: {@link toXcodeProject}. */
export function toInfoPlist(plist: string, { appId, name }: Settings): string {
  const values: Record<string, PlistValue> = {
    CFBundleDisplayName: name,
    CFBundleShortVersionString: '$(MARKETING_VERSION)',
    CFBundleVersion: '$(CURRENT_PROJECT_VERSION)',
    // For a page of the site in a browser, which keeps links of the same host to itself.
    CFBundleURLTypes: [{ CFBundleURLName: appId, CFBundleURLSchemes: [appId] }],
    // Light text over the dark splash; SystemBars takes over.
    UIStatusBarStyle: 'UIStatusBarStyleLightContent',
    ...getPermissionTexts(BASE_LANGUAGE, name),
  }
  return Object.entries(values).reduce((text, [key, value]) => setKey(text, key, value), plist)
}

/** Sets a key of the outermost dictionary, which may have it already. */
function setKey(plist: string, key: string, value: PlistValue): string {
  const entry = `<key>${key}</key>\n${toXml(value, '\t')}`
  const known = new RegExp(
    `<key>${key}</key>\\s*(?:<string>[^<]*</string>|<(array|dict)>[\\s\\S]*?\\n\\t</\\1>|<(?:true|false)/>)`,
  )
  if (known.test(plist)) return plist.replace(known, () => entry)
  return plist.replace(/<\/dict>\s*<\/plist>\s*$/, (end) => `\t${entry}\n${end}`)
}

type PlistValue = string | readonly PlistValue[] | { readonly [key: string]: PlistValue }

function toPlist(value: PlistValue): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${toXml(value, '')}
</plist>
`
}

function toXml(value: PlistValue, indent: string): string {
  if (typeof value === 'string') return `${indent}<string>${escapeHtml(value)}</string>`
  const inner = `${indent}\t`
  if (isList(value))
    return `${indent}<array>\n${value.map((item) => `${toXml(item, inner)}\n`).join('')}${indent}</array>`
  const entries = Object.entries(value).map(([key, item]) => `${inner}<key>${key}</key>\n${toXml(item, inner)}\n`)
  return `${indent}<dict>\n${entries.join('')}${indent}</dict>`
}

const isList = (value: PlistValue): value is readonly PlistValue[] => Array.isArray(value)

/** The permission texts of a language, as Xcode's strings file. */
function toStrings(language: string, name: string): string {
  const lines = Object.entries(getPermissionTexts(language, name)).map(
    ([key, text]) => `"${key}" = "${text.replace(/[\\"]/g, '\\$&')}";\n`,
  )
  return `/* Written by npm run wrapper. */\n${lines.join('')}`
}
