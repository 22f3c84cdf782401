import { describe, expect, it } from 'vitest'
import { EXAMPLE } from './example-settings.ts'
import { toXcodeProject } from './xcode-project.ts'

const CONFIGURATION = `
			buildSettings = {
				ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
				CODE_SIGN_STYLE = Automatic;
				CURRENT_PROJECT_VERSION = 1;
				MARKETING_VERSION = 1.0;
				PRODUCT_BUNDLE_IDENTIFIER = org.example.fiesta2;
			};
			name = `

/** The places of Capacitor's template in which the writer puts something. */
const TEMPLATE = `
/* End PBXBuildFile section */
/* End PBXFileReference section */
			children = (
				504EC3131FED79650016851F /* Info.plist */,
			);
			knownRegions = (
				en,
				Base,
			);
			files = (
				504EC30F1FED79650016851F /* Assets.xcassets in Resources */,
			);
/* End PBXVariantGroup section */
			buildSettings = {
				MARKETING_VERSION = 7;
			};${CONFIGURATION}Debug;${CONFIGURATION}Release;
`

describe('project.pbxproj', () => {
  const project = toXcodeProject(TEMPLATE, EXAMPLE)
  const count = (text: string) => project.split(text).length - 1

  it("gets versions, team and entitlements in both of the app's configurations, and not in the project's", () => {
    for (const setting of [
      'CURRENT_PROJECT_VERSION = 999999999;',
      'MARKETING_VERSION = 2.10;',
      'DEVELOPMENT_TEAM = A1B2C3D4E5;',
      'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;',
    ])
      expect(count(setting), setting).toBe(2)
    expect(project).toContain('MARKETING_VERSION = 7;')
  })

  it('gets its languages, and files that are resources, each once', () => {
    expect(project).toContain('knownRegions = (\n\t\t\t\ten,\n\t\t\t\tvi,\n\t\t\t\tBase,\n')
    expect(count('isa = PBXFileReference')).toBe(4)
    expect(count('isa = PBXBuildFile')).toBe(2)
    expect(count('isa = PBXVariantGroup')).toBe(1)
    const ids = [...project.matchAll(/^\t\t([0-9A-F]{24}) \/\*/gm)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is the same after a second time, and follows changed settings', () => {
    expect(toXcodeProject(project, EXAMPLE)).toBe(project)
    const changed = { ...EXAMPLE, version: '3.0', versionCode: 1 }
    expect(toXcodeProject(project, changed)).toBe(toXcodeProject(TEMPLATE, changed))
  })

  it('keeps a team that was chosen in Xcode', () => {
    expect(toXcodeProject(project, { ...EXAMPLE, appleTeamId: '' })).toContain('DEVELOPMENT_TEAM = A1B2C3D4E5;')
    expect(toXcodeProject(TEMPLATE, { ...EXAMPLE, appleTeamId: '' })).not.toContain('DEVELOPMENT_TEAM')
  })

  it('of another app, or of another shape, is refused', () => {
    expect(() => toXcodeProject(TEMPLATE, { ...EXAMPLE, appId: 'com.example.tumpak' })).toThrow(
      'wrapper/ios was made for org.example.fiesta2, not com.example.tumpak: delete that folder, and retry.',
    )
    expect(() => toXcodeProject(TEMPLATE.replace('/* Info.plist */', ''), EXAMPLE)).toThrow('another shape')
    expect(() => toXcodeProject(TEMPLATE.replace('Assets.xcassets in', 'A in'), EXAMPLE)).toThrow('another shape')
    expect(() => toXcodeProject(TEMPLATE.replace('AppIcon;', 'Icon;'), EXAMPLE)).toThrow('not two configurations')
  })
})
