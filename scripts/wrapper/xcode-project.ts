import type { Settings } from './settings.ts'
import { PERMISSION_TEXTS } from './texts.ts'

/** Our objects in the project. Xcode wants 24 hexadecimal digits, and keeps what it finds. */
const toId = (number: number) => `7A11A9000000000000000${number.toString(16).toUpperCase().padStart(3, '0')}`

const ENTITLEMENTS = { id: toId(1), name: 'App.entitlements', type: 'text.plist.entitlements' }
const PRIVACY = { id: toId(2), buildId: toId(3), name: 'PrivacyInfo.xcprivacy', type: 'text.xml' }
const STRINGS = { id: toId(4), buildId: toId(5), name: 'InfoPlist.strings' }
const LANGUAGES = Object.keys(PERMISSION_TEXTS).map((name, index) => ({ name, id: toId(16 + index) }))

/** Only the app's own build configurations have it, not those of the whole project. */
const APP_SETTING = 'ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;'

/**
 * `project.pbxproj` with versions, team and entitlements, and with the files of `listIosFiles`. Throws if the project has
 * another shape than that of the Capacitor in wrapper/package.json, or was made for another app id.
 */
export function toXcodeProject(project: string, settings: Settings): string {
  const [, found] = /PRODUCT_BUNDLE_IDENTIFIER = "?([^";]+)"?;/.exec(project) ?? []
  if (found !== settings.appId)
    throw new Error(
      `wrapper/ios was made for ${found ?? 'no app id'}, not ${settings.appId}: delete that folder, and retry.`,
    )
  return setBuildSettings(addLanguages(addFiles(project)), {
    CODE_SIGN_ENTITLEMENTS: `App/${ENTITLEMENTS.name}`,
    CURRENT_PROJECT_VERSION: String(settings.versionCode),
    MARKETING_VERSION: settings.version,
    // Without one, the team that was chosen in Xcode stays.
    ...(settings.appleTeamId !== '' && { DEVELOPMENT_TEAM: settings.appleTeamId }),
  })
}

function addFiles(project: string): string {
  if (project.includes(ENTITLEMENTS.id)) return project
  const reference = (id: string, name: string, type: string, path = name) =>
    `\t\t${id} /* ${name} */ = {isa = PBXFileReference; lastKnownFileType = ${type};${name === path ? '' : ` name = ${name};`} path = ${path}; sourceTree = "<group>"; };\n`
  const build = ({ id, buildId, name }: { id: string; buildId: string; name: string }) =>
    `\t\t${buildId} /* ${name} in Resources */ = {isa = PBXBuildFile; fileRef = ${id} /* ${name} */; };\n`
  const group = `\t\t${STRINGS.id} /* ${STRINGS.name} */ = {
\t\t\tisa = PBXVariantGroup;
\t\t\tchildren = (
${LANGUAGES.map(({ id, name }) => `\t\t\t\t${id} /* ${name} */,\n`).join('')}\t\t\t);
\t\t\tname = ${STRINGS.name};
\t\t\tsourceTree = "<group>";
\t\t};
`
  const references = [
    reference(ENTITLEMENTS.id, ENTITLEMENTS.name, ENTITLEMENTS.type),
    reference(PRIVACY.id, PRIVACY.name, PRIVACY.type),
    ...LANGUAGES.map(({ id, name }) => reference(id, name, 'text.plist.strings', `${name}.lproj/${STRINGS.name}`)),
  ]
  return [
    { before: '/* End PBXBuildFile section */', text: build(PRIVACY) + build(STRINGS) },
    { before: '/* End PBXFileReference section */', text: references.join('') },
    { before: '/* End PBXVariantGroup section */', text: group },
    {
      before: '\t\t\t\t504EC3131FED79650016851F /* Info.plist */,\n',
      text: [ENTITLEMENTS, PRIVACY, STRINGS].map(({ id, name }) => `\t\t\t\t${id} /* ${name} */,\n`).join(''),
    },
    {
      before: '\t\t\t\t504EC30F1FED79650016851F /* Assets.xcassets in Resources */,\n',
      text: [PRIVACY, STRINGS].map(({ buildId, name }) => `\t\t\t\t${buildId} /* ${name} in Resources */,\n`).join(''),
    },
  ].reduce((text, { before, text: added }) => insertBefore(text, before, added), project)
}

/** Adds the languages of the permission texts to those that the app has. */
function addLanguages(project: string): string {
  const missing = LANGUAGES.filter(({ name }) => !new RegExp(`knownRegions = \\([^)]*\\b${name},`).test(project))
  return missing.reduce((text, { name }) => insertBefore(text, '\t\t\t\tBase,\n', `\t\t\t\t${name},\n`), project)
}

function insertBefore(project: string, anchor: string, added: string): string {
  if (project.split(anchor).length !== 2)
    throw new Error(
      `wrapper/ios has another shape than expected: "${anchor.trim()}" does not stand once in its project.`,
    )
  return project.replace(anchor, () => added + anchor)
}

/** Sets build settings in both configurations of the app. */
function setBuildSettings(project: string, values: Record<string, string>): string {
  const parts = project.split(APP_SETTING)
  if (parts.length !== 3) throw new Error('wrapper/ios has another shape than expected: not two configurations.')
  const set = (part: string): string => {
    const end = part.indexOf('\n\t\t\t};')
    return (
      Object.entries(values).reduce((text, [key, value]) => setValue(text, key, value), part.slice(0, end)) +
      part.slice(end)
    )
  }
  return parts.map((part, index) => (index === 0 ? part : set(part))).join(APP_SETTING)
}

function setValue(text: string, key: string, value: string): string {
  const known = new RegExp(`^(\\t+${key} = )[^;]*;`, 'm')
  if (known.test(text)) return text.replace(known, (_, start: string) => `${start}${value};`)
  return `\n\t\t\t\t${key} = ${value};${text}`
}
